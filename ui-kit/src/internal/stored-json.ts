/**
 * Returns a value from `localStorage`. Returns undefined if the key is not set, or if storage is not available, as on
 * the server.
 */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Stores a value for {@link readStored}. */
export function writeStored(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Ignore the error, because components must also work without storage.
  }
}
