import { sortedFieldConfigurations } from '../sorted-field-configurations.js';
import type { FieldConfiguration, LogKind } from '../types.js';
import type { KindField } from './kind.js';
import { kindOf } from './kind-of.js';

/** One column of a list of logs, of its column settings and of its print view. */
export type ListColumn =
  /** A field of the kind's own. */
  | { id: string; label: string; type: 'kind'; field: KindField }
  | { id: 'brand'; label: string; type: 'brand' }
  | { id: 'onCalendar'; label: string; type: 'onCalendar' }
  /** A custom field; its id is `field:<fieldName>`. */
  | { id: string; label: string; type: 'custom'; configuration: FieldConfiguration }
  | { id: 'actions'; label: string; type: 'actions' };

/** What decides the columns of a list. */
export interface ListColumnsInput {
  kind: LogKind;
  /** Custom fields; those of other kinds are left out. */
  fieldConfigurations: readonly FieldConfiguration[];
}

/**
 * All columns of a kind's list in their default order: the kind's own, brand, on
 * calendar, one per custom field, actions. The print view drops 'actions'.
 *
 * @example listColumns({ kind: 'blog', fieldConfigurations: [] }).map((column) => column.id)
 * // ['date', 'blogName', 'category', 'brand', 'onCalendar', 'actions']
 */
export function listColumns({ kind, fieldConfigurations }: ListColumnsInput): ListColumn[] {
  const { columns, fields } = kindOf(kind);
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

/** Which columns somebody sees in a list and in which order: ids of columns. */
export interface ColumnPreference {
  visibleColumns: readonly string[];
  /** Ids of all columns, hidden ones too. */
  columnOrder: readonly string[];
}

/** A column at its place, shown or not. */
export interface ArrangedColumn {
  column: SettableColumn;
  isVisible: boolean;
}

/** A column that may be hidden and moved: all but 'actions', which stays, last. */
export type SettableColumn = Exclude<ListColumn, { type: 'actions' }>;

/**
 * A list's columns as somebody arranged them. Ids that no column has are passed over; custom fields that the
 * preference does not know come visible and last. Any column may be hidden, the title too, but one
 * stays: where none is visible, the title is.
 *
 * @param columns What {@link listColumns} gives.
 * @param preference Undefined, or undefined in a part, for the default order and all of them visible.
 */
export function arrangeColumns(
  columns: readonly ListColumn[],
  {
    visibleColumns,
    columnOrder = [],
  }: { [Key in keyof ColumnPreference]?: ColumnPreference[Key] | undefined },
): ArrangedColumn[] {
  const settable = columns.filter((column): column is SettableColumn => column.type !== 'actions');
  const known = new Set([...columnOrder, ...(visibleColumns ?? [])]);
  const place = new Map([...known].map((id, index) => [id, index]));
  const last = known.size;
  const arranged = settable
    .toSorted((one, other) => (place.get(one.id) ?? last) - (place.get(other.id) ?? last))
    .map((column) => ({ column, isVisible: isShown(column, visibleColumns, known) }));
  if (arranged.some(({ isVisible }) => isVisible)) return arranged;
  return arranged.map(({ column }) => ({ column, isVisible: isTitle(column) }));
}

function isShown(
  { id, type }: SettableColumn,
  visible: readonly string[] | undefined,
  known: ReadonlySet<string>,
): boolean {
  return visible === undefined || visible.includes(id) || (type === 'custom' && !known.has(id));
}

/** Whether a column shows the entries' titles. */
export function isTitle(column: ListColumn): boolean {
  return column.type === 'kind' && column.field.type === 'title';
}
