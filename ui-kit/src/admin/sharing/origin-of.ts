/** Returns the origin of a URL, or the text itself if it is not a URL. */
export const originOf = (text: string): string => (URL.canParse(text) ? new URL(text).origin : text);
