/** Returns the text below an error's title: the application's text or, if there is none, the default. */
export const errorText = (error: boolean | string | null, text: string): string =>
  typeof error === 'string' ? error : text;
