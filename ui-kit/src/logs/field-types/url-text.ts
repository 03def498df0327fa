/** The maximum length of a URL in characters, the same as on the server. */
const MAX_LENGTH = 2048;

/** Matches a URL that has no scheme, such as 'example.com/brief'. Its host must contain a dot. */
const WITHOUT_SCHEME = /^[^\s:/?#@]+\.[^\s:/?#@]+(?:[:/?#]|$)/;

/**
 * Completes a typed URL by adding `https://` if the scheme is missing.
 *
 * @example completeUrl('example.com/brief') // 'https://example.com/brief'
 */
export function completeUrl(text: string): string {
  const trimmed = text.trim();
  return WITHOUT_SCHEME.test(trimmed) ? `https://${trimmed}` : trimmed;
}

/** Returns whether the text is a complete web address. */
export const isUrl = (text: string): boolean =>
  text.length <= MAX_LENGTH && /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
