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
