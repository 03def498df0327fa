import { kindOf } from '../logs/kinds/kind-of.js';
import { type ValueLabels, valueLabels } from '../logs/kinds/values.js';
import type { LogKind } from '../logs/types.js';
import { type PrintPageLabels, printPageLabels } from './print-labels.js';

/** All texts of a printed list. */
export interface LogPrintLabels extends PrintPageLabels, ValueLabels {
  /** For example 'Blog Logs' or 'Social Media Logs'. */
  heading: string;
  /** 'No blog logs found' */
  empty: string;
  /** Displays the search and how many entries match it. */
  filtered: (input: { search: string; count: number; total: number }) => string;
  /** Displays the column that the list is sorted by. */
  sorted: (input: { column: string; direction: 'ascending' | 'descending' }) => string;
  /** Column headers by column id. Override the labels of the kind. */
  columns: Readonly<Record<string, string>>;
}

/**
 * Returns the default texts for a kind's print view.
 *
 * @example logPrintLabels('social').heading // 'Social Media Logs'
 */
export function logPrintLabels(kind: LogKind): LogPrintLabels {
  const { heading, empty, loading, failed } = kindOf(kind).texts.print;
  return {
    ...valueLabels,
    ...printPageLabels(kind),
    loading,
    failed,
    heading,
    empty,
    filtered: ({ search, count, total }) => `Filtered: "${search}", ${count} of ${total} entries`,
    sorted: ({ column, direction }) => `Sorted by ${column}, ${direction}`,
    columns: {},
  };
}
