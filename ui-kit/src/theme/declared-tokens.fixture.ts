/**
 * Returns the variables that a block of tokens declares, by name.
 *
 * @example declaredTokens(darkTokens).get('--cp-text-primary') // '#e8eaf0'
 */
export const declaredTokens = (tokens: unknown): Map<string, string> =>
  new Map(
    [...String(tokens).matchAll(/(--cp-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
