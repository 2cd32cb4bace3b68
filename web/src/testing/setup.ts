// Before each test: a browser that remembers nothing.
import { beforeEach } from "vitest";

beforeEach(() => localStorage.clear());
