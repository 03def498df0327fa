import { kindOf } from '../logs/kinds/kind-of.js';
import { type ValueLabels, valueLabels } from '../logs/kinds/values.js';
import type { LogKind } from '../logs/types.js';
import { type PrintPageLabels, printPageLabels } from './print-labels.js';

/** All text in a printed list. */
export interface LogPrintLabels extends PrintPageLabels, ValueLabels {
  /** The heading, such as 'Blog Logs' or 'Social Media Logs'. */
  heading: string;
  /** 'No blog logs found' */
  empty: string;
  /** Lists the filters and the search, and states how many entries match. */
  filtered: (input: { filters: readonly string[]; count: number; total: number }) => string;
  /** The search text, as it appears in the list of filters. */
  searched: (input: { search: string }) => string;
  /** States which column the list is sorted by, and in which direction. */
  sorted: (input: { column: string; direction: 'ascending' | 'descending' }) => string;
  /** Column headers, keyed by column id. They override the kind's default headers. */
  columns: Readonly<Record<string, string>>;
}

/**
 * Returns the default text for a kind's print view.
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
    filtered: ({ filters, count, total }) => `Filtered: ${filters.join(', ')}, ${count} of ${total} entries`,
    searched: ({ search }) => `"${search}"`,
    sorted: ({ column, direction }) => `Sorted by ${column}, ${direction}`,
    columns: {},
  };
}
