"""Guided battles: lessons that are played with the real engine, step by step."""

from grognard.lessons.course import Course, Place, course_of
from grognard.lessons.lesson import Lesson, LessonError, Step, read_lesson
from grognard.lessons.shelf import lesson_of, lessons_of

__all__ = [
    "Course",
    "Lesson",
    "LessonError",
    "Place",
    "Step",
    "course_of",
    "lesson_of",
    "lessons_of",
    "read_lesson",
]
