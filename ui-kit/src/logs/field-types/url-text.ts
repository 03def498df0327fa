/** Longest address in characters, the same as on the server. */
const MAX_LENGTH = 2048;

/** A host with a dot in it, such as 'example.com/brief', without a scheme. */
const WITHOUT_SCHEME = /^[^\s:/?#@]+\.[^\s:/?#@]+(?:[:/?#]|$)/;

/**
 * Completes a typed web address: adds `https://` if it is missing.
 *
 * @example completeUrl('example.com/brief') // 'https://example.com/brief'
 */
export function completeUrl(text: string): string {
  const trimmed = text.trim();
  return WITHOUT_SCHEME.test(trimmed) ? `https://${trimmed}` : trimmed;
}

/** Whether a text is a complete web address. */
export const isUrl = (text: string): boolean =>
  text.length <= MAX_LENGTH && /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
