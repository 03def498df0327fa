import { sortedFieldConfigurations } from '../sorted-field-configurations.js';
import type { FieldConfiguration, LogKind } from '../types.js';
import { KINDS } from './index.js';
import type { KindField } from './kind.js';

/** One column of a list of logs, of its column settings and of its print view. */
export type ListColumn =
  /** A field of the kind's own. */
  | { id: string; label: string; type: 'kind'; field: KindField }
  | { id: 'brand'; label: string; type: 'brand' }
  | { id: 'onCalendar'; label: string; type: 'onCalendar' }
  /** A custom field; its id is `field:<fieldName>` (decision L20). */
  | { id: string; label: string; type: 'custom'; configuration: FieldConfiguration }
  | { id: 'actions'; label: string; type: 'actions' };

/** What decides the columns of a list. */
export interface ListColumnsInput {
  kind: LogKind;
  /** Custom fields; those of other kinds are left out. */
  fieldConfigurations: readonly FieldConfiguration[];
}

/**
 * All columns of a kind's list in the spec's order (section 2, 'Columns per type'): the kind's own, brand, on
 * calendar, one per custom field, actions. The print view drops 'actions'.
 *
 * @example listColumns({ kind: 'blog', fieldConfigurations: [] }).map((column) => column.id)
 * // ['date', 'blogName', 'category', 'brand', 'onCalendar', 'actions']
 */
export function listColumns({ kind, fieldConfigurations }: ListColumnsInput): ListColumn[] {
  const { columns, fields } = KINDS[kind];
  return [
    ...columns.flatMap((name): ListColumn[] => {
      const field = fields.find((candidate) => candidate.name === name);
      return field === undefined ? [] : [{ id: name, label: field.label, type: 'kind', field }];
    }),
    { id: 'brand', label: 'Brand', type: 'brand' },
    { id: 'onCalendar', label: 'On Calendar', type: 'onCalendar' },
    ...sortedFieldConfigurations(fieldConfigurations, kind).map(
      (configuration): ListColumn => ({
        id: `field:${configuration.fieldName}`,
        label: configuration.fieldLabel,
        type: 'custom',
        configuration,
      }),
    ),
    { id: 'actions', label: 'Actions', type: 'actions' },
  ];
}
