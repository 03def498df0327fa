import { includesWords, plainText, searchWords } from '@content-planner/model';
import type { Entry } from '../logs/entry.js';
import { arrangeColumns, isTitle, listColumns, type SettableColumn } from '../logs/kinds/columns.js';
import type { KindOf } from '../logs/kinds/kinds-in.js';
import { tickedFlags } from '../logs/kinds/values.js';
import type { Brand, FieldConfiguration } from '../logs/types.js';
import { inEnglish, type Translate } from '../messages/translate.js';
import { type CellTextInput, cellText } from './cell-text.js';

/** A function that returns the entries that match a search in the columns of a list. */
export type EntrySearch = (entries: readonly Entry[], search: string) => readonly Entry[];

/** The text that a search finds in a column. Lists abbreviate the names of platforms, but people search for both. */
function searchedText(entry: Entry, column: SettableColumn, input: CellTextInput): string {
  const text = cellText(entry, column, input);
  if (column.type !== 'kind' || column.field.type !== 'flags') return text;
  return [text, ...tickedFlags(entry, column.field.flags).map(({ label }) => label)].join('\n');
}

/**
 * Creates a function that searches the text in the given columns. Every word of a search must occur in one of the
 * columns. Case and accents are ignored. The text of each entry is cached for the next search.
 *
 * @example entrySearch({ columns, brands, locale, translate })(entries, 'harbor draft')
 */
export function entrySearch({
  columns,
  ...input
}: CellTextInput & { columns: readonly SettableColumn[] }): EntrySearch {
  const texts = new WeakMap<Entry, string>();
  const textOf = (entry: Entry): string => {
    let text = texts.get(entry);
    if (text === undefined) {
      // The line breaks prevent matches across two columns.
      text = plainText(columns.map((column) => searchedText(entry, column, input)).join('\n'));
      texts.set(entry, text);
    }
    return text;
  };
  return (entries, search) => {
    const words = searchWords(search);
    if (words.length === 0) return entries;
    return entries.filter((entry) => includesWords(textOf(entry), words));
  };
}

interface MatchesSearchInput {
  search: string;
  brands: readonly Brand[];
  fieldConfigurations: readonly FieldConfiguration[];
  /** The visible columns and their order, as in `LogTable`. */
  visibleColumns?: readonly string[];
  columnOrder?: readonly string[];
  /** Gives the texts in the user's language: the result of `useTranslate`. Defaults to English. */
  translate?: Translate;
  /** Describes kinds: the result of `useKindOf`. Defaults to the kinds that every planner has. */
  kindOf?: KindOf;
}

/**
 * Checks whether a `LogTable` with a search displays an entry, such as one that was just created.
 *
 * @example matchesSearch(entry, { search: 'harbor', brands, fieldConfigurations })
 */
export function matchesSearch(
  entry: Entry,
  {
    search,
    brands,
    fieldConfigurations,
    visibleColumns,
    columnOrder,
    translate = inEnglish,
    kindOf,
  }: MatchesSearchInput,
): boolean {
  const { kind } = entry;
  const arranged = arrangeColumns(listColumns({ kind, fieldConfigurations, translate, kindOf }), {
    visibleColumns,
    columnOrder,
  });
  const find = entrySearch({
    columns: searchedColumns(arranged),
    brands: new Map(brands.map((brand) => [brand.id, brand])),
    locale: undefined,
    translate,
  });
  return find([entry], search).length > 0;
}

/**
 * Returns the columns that a search covers: all visible columns, and the title column even if it is hidden, because the
 * title identifies the row.
 */
export const searchedColumns = (arranged: ReturnType<typeof arrangeColumns>): SettableColumn[] =>
  arranged.filter(({ column, isVisible }) => isVisible || isTitle(column)).map(({ column }) => column);
