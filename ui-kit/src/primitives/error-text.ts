/** Returns the text below an error's title: the text from the application, or else the default. */
export const errorText = (error: boolean | string | null, text: string): string =>
  typeof error === 'string' ? error : text;
