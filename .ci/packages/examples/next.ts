// What the examples for Next.js import from it, for a browser without Next.js.
export const useServerInsertedHTML = (): void => {};
export const connection = (): Promise<void> => Promise.resolve();
