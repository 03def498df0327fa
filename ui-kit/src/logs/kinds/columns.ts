import { inEnglish, type Translate } from '../../messages/translate.js';
import { sortedFieldConfigurations } from '../sorted-field-configurations.js';
import type { FieldConfiguration, LogKind } from '../types.js';
import { columnMessages } from './column-messages.js';
import type { KindField } from './kind.js';
import { type KindOf, kindsIn } from './kinds-in.js';

/** A column in a log list, in its column settings and in its print view. */
export type ListColumn =
  /** A field that only this kind has. */
  | { id: string; label: string; type: 'kind'; field: KindField }
  | { id: 'brand'; label: string; type: 'brand' }
  | { id: 'onCalendar'; label: string; type: 'onCalendar' }
  /** A custom field. Its id is `field:<fieldName>`. */
  | { id: string; label: string; type: 'custom'; configuration: FieldConfiguration }
  | { id: 'actions'; label: string; type: 'actions' };

/** Input for {@link listColumns}. */
export interface ListColumnsInput {
  kind: LogKind;
  /** Custom field configurations. Those for other kinds are ignored. */
  fieldConfigurations: readonly FieldConfiguration[];
  /** Gives the texts in the user's language: the result of `useTranslate`. Defaults to English. */
  translate?: Translate | undefined;
  /** Describes kinds: the result of `useKindOf`. Defaults to the kinds that every planner has. */
  kindOf?: KindOf | undefined;
}

/**
 * Returns all columns of a kind's list in the default order: the kind's own fields, the brand, 'On Calendar', one
 * column for each custom field, and the actions. The print view omits the actions.
 *
 * @example listColumns({ kind: 'blog', fieldConfigurations: [] }).map((column) => column.id)
 * // ['date', 'blogName', 'category', 'brand', 'onCalendar', 'actions']
 */
export function listColumns({
  kind,
  fieldConfigurations,
  translate = inEnglish,
  kindOf = kindsIn(translate).of,
}: ListColumnsInput): ListColumn[] {
  const { columns, fields } = kindOf(kind);
  const text = translate(columnMessages);
  return [
    ...columns.flatMap((name): ListColumn[] => {
      const field = fields.find((candidate) => candidate.name === name);
      return field === undefined ? [] : [{ id: name, label: field.label, type: 'kind', field }];
    }),
    { id: 'brand', label: text.brand, type: 'brand' },
    { id: 'onCalendar', label: text.onCalendar, type: 'onCalendar' },
    ...sortedFieldConfigurations(fieldConfigurations, kind).map(
      (configuration): ListColumn => ({
        id: `field:${configuration.fieldName}`,
        label: configuration.fieldLabel,
        type: 'custom',
        configuration,
      }),
    ),
    { id: 'actions', label: text.actions, type: 'actions' },
  ];
}

/** The visible columns of a list and the column order, as column ids. */
export interface ColumnPreference {
  visibleColumns: readonly string[];
  /** Ids of all columns, including hidden ones. */
  columnOrder: readonly string[];
}

/** A column at its position in the list, visible or hidden. */
export interface ArrangedColumn {
  column: SettableColumn;
  isVisible: boolean;
}

/** A column that users can hide and move: every column except 'actions', which is always last. */
export type SettableColumn = Exclude<ListColumn, { type: 'actions' }>;

/**
 * Applies a user's preference to the columns of a list. Unknown ids are ignored. Custom fields that are missing from
 * the preference are visible and come last. Users can hide any column, even the title. If they hide all columns, the
 * title is shown.
 *
 * @param columns The result of {@link listColumns}.
 * @param preference Omit `columnOrder` for the default order, and `visibleColumns` to show all columns.
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

/** Returns whether a column shows entry titles. */
export function isTitle(column: ListColumn): boolean {
  return column.type === 'kind' && column.field.type === 'title';
}
