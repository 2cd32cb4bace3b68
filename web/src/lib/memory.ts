// What the browser remembers, as JSON; a browser that forbids it forgets.

export function recall<T>(name: string, otherwise: T): T {
  try {
    const stored = localStorage.getItem(`grognard.${name}`);
    return stored === null ? otherwise : (JSON.parse(stored) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`grognard.${name}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the table works for as long as the page is open.
  }
}
