/** Returns text without accents and in lowercase, for comparisons. "ß" becomes "ss". */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßẞ]/g, 'ss')
    .toLowerCase();
}

/**
 * Checks whether each word in a search occurs in the text. Case and accents are ignored.
 *
 * @example textIncludes('Café opening', 'open cafe') // true
 */
export function textIncludes(text: string, search: string): boolean {
  const plain = plainText(text);
  return plainText(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
