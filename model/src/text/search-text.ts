/**
 * Returns text in the form in which searches compare it: without accents and in lowercase. "ß" becomes "ss".
 *
 * @example plainText('Café Straße') // 'cafe strasse'
 */
export function plainText(text: string): string {
  // Removes only the block that contains the accents, because PostgreSQL has no escape for all combining marks.
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[ßẞ]/g, 'ss')
      .toLowerCase()
      // The lowercase of "Σ" depends on its position.
      .replaceAll('ς', 'σ')
  );
}

/**
 * Returns the words of a search, in the same form as {@link plainText}.
 *
 * @example searchWords(' Open  CAFÉ ') // ['open', 'cafe']
 */
export function searchWords(search: string): string[] {
  return plainText(search).split(/\s+/).filter(Boolean);
}

/**
 * Checks whether each word occurs in a text, in any order.
 *
 * @param plain The result of {@link plainText}. To search the same text repeatedly, keep it.
 * @param words The result of {@link searchWords}.
 * @example includesWords(plainText('Café opening'), searchWords('open cafe')) // true
 */
export function includesWords(plain: string, words: readonly string[]): boolean {
  return words.every((word) => plain.includes(word));
}
