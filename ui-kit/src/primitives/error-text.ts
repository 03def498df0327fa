/** What a list or calendar says below the title of its error: the host's sentence, or its own text. */
export const errorText = (error: boolean | string | null, text: string): string =>
  typeof error === 'string' ? error : text;
