import { KINDS } from '../logs/kinds/index.js';
import { type ValueLabels, valueLabels } from '../logs/kinds/values.js';
import type { LogKind } from '../logs/types.js';

/** Every word of the table that is seen or spoken. */
export interface LogTableLabels extends ValueLabels {
  /** Names the table: 'Blog Logs'. */
  name: string;
  /** Heads of columns by column id, where they are not the kind's own words. */
  columns: Readonly<Record<string, string>>;
  /** Stands for what is empty. */
  nothing: string;
  edit: string;
  delete: string;
  /** Names the menu of a row on small screens. */
  actions: string;
  loading: string;
  empty: string;
  emptyHint: string;
  createFirst: string;
  errorTitle: string;
  errorText: string;
  retry: string;
}

/**
 * The words of the spec for a kind's table, and plain ones where it is silent.
 *
 * @example logTableLabels('event').createFirst // 'Create Your First Event Log'
 */
export function logTableLabels(kind: LogKind): LogTableLabels {
  const { texts } = KINDS[kind];
  return {
    ...valueLabels,
    name: texts.pluralTitle,
    columns: {},
    nothing: '–',
    edit: 'Edit',
    delete: 'Delete',
    actions: 'Actions',
    loading: `Loading ${texts.plural}`,
    empty: texts.empty,
    emptyHint: texts.emptyHint,
    createFirst: texts.createFirst,
    errorTitle: texts.loadFailed,
    errorText: 'The server did not answer. Nothing was lost.',
    retry: 'Try again',
  };
}
