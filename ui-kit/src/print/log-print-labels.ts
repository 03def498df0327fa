import { kindOf } from '../logs/kinds/kind-of.js';
import { type ValueLabels, valueLabels } from '../logs/kinds/values.js';
import type { LogKind } from '../logs/types.js';
import { type PrintPageLabels, printPageLabels } from './print-labels.js';

/** Every word of a printed list. */
export interface LogPrintLabels extends PrintPageLabels, ValueLabels {
  /** 'Blog Logs', but 'Social Media Logs'. */
  heading: string;
  /** 'No blog logs found' */
  empty: string;
  /** Names the search, and how many of the entries match it. */
  filtered: (input: { search: string; count: number; total: number }) => string;
  /** Names the column that the list is sorted by. */
  sorted: (input: { column: string; direction: 'ascending' | 'descending' }) => string;
  /** Heads of columns by column id, where they are not the kind's own words. */
  columns: Readonly<Record<string, string>>;
}

/**
 * The default texts for a kind's print view.
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
