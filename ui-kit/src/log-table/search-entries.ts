import type { SettableColumn } from '../logs/kinds/columns.js';
import type { Entry } from '../logs/types.js';
import { type CellTextInput, cellText } from './cell-text.js';

/** Finds entries by what the columns of a list say of them. */
export type EntrySearch = (entries: readonly Entry[], search: string) => readonly Entry[];

/**
 * A search over the texts of columns. Each word of a search must be in one of them, wherever; case and accents do not
 * matter. What was read of an entry is kept for the next search.
 *
 * @example entrySearch({ columns, brands, locale, labels })(entries, 'harbor draft')
 */
export function entrySearch({
  columns,
  ...input
}: CellTextInput & { columns: readonly SettableColumn[] }): EntrySearch {
  const texts = new WeakMap<Entry, string>();
  const textOf = (entry: Entry): string => {
    let text = texts.get(entry);
    if (text === undefined) {
      // One column's end and the next one's beginning are no word.
      text = plain(columns.map((column) => cellText(entry, column, input)).join('\n'));
      texts.set(entry, text);
    }
    return text;
  };
  return (entries, search) => {
    const words = plain(search).split(/\s+/).filter(Boolean);
    if (words.length === 0) return entries;
    return entries.filter((entry) => {
      const text = textOf(entry);
      return words.every((word) => text.includes(word));
    });
  };
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
