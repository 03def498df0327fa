/** The maximum length of a URL in characters. */
const MAX_LENGTH = 2048;

/** Returns whether the text is a complete web address. */
export const isUrl = (text: unknown): boolean =>
  typeof text === 'string' &&
  text.length <= MAX_LENGTH &&
  /^https?:\/\/\S+$/i.test(text) &&
  URL.canParse(text);
