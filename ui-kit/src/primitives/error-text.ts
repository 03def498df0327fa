/** Returns the text below the title of an error: the text from the application, or the default. */
export const errorText = (error: boolean | string | null, text: string): string =>
  typeof error === 'string' ? error : text;
