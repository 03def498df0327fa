import type { Brand } from './types.js';

const MAX_LETTERS = 3;

/**
 * Returns short initials for each brand, so that brands are distinguishable on a black-and-white printer: the initials
 * of the words in the brand's name, plus a number if several brands share these initials.
 *
 * @returns The initials, keyed by brand id.
 * @example brandInitials([{ id: 'a', name: 'Lumen Cycles', color: '#00f' }]).get('a') // 'LC'
 */
export function brandInitials(brands: readonly Pick<Brand, 'id' | 'name'>[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    brands.map(({ id, name }) => {
      const letters = lettersOf(name);
      let mark = letters;
      for (let count = 2; taken.has(mark); count += 1) mark = `${letters}${count}`;
      taken.add(mark);
      return [id, mark];
    }),
  );
}

function lettersOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.map((word) => [...word][0] ?? '').slice(0, MAX_LETTERS);
  return letters.join('').toUpperCase() || '#';
}
