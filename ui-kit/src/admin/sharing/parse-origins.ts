/** The origins in the input, or the first part of the input that is not the address of a website. */
type Parsed = { origins: string[]; invalid: null } | { origins: null; invalid: string };

function originOf(text: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  try {
    const { origin, protocol } = new URL(address);
    return ['http:', 'https:'].includes(protocol) ? origin : null;
  } catch {
    return null;
  }
}

/**
 * Parses origins that are separated by spaces, commas or line breaks. Adds `https://` if it is missing, and removes
 * paths.
 *
 * @example parseOrigins('intranet.example.com/team').origins // ['https://intranet.example.com']
 */
export function parseOrigins(text: string): Parsed {
  const origins = new Set<string>();
  for (const part of text.split(/[\s,;]+/).filter(Boolean)) {
    const origin = originOf(part);
    if (origin === null) return { origins: null, invalid: part };
    origins.add(origin);
  }
  return { origins: [...origins], invalid: null };
}
