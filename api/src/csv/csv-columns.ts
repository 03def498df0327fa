import type { BrandRow } from '../brands/brand.service.js';
import { cellOf, guarded } from '../field-types/csv-text.js';
import type { FieldConfigurationRow } from '../fields/field-configuration.service.js';
import type { EntryRow } from '../logs/entry-row.js';
import { formOf, type LogKind } from '../logs/kinds/index.js';
import { type OwnProperty, otherOptionsOf, ownProperties } from '../logs/kinds/own-properties.js';
import { type KindRow, nameInFiles } from '../logs/kinds/stored-kinds.js';

/** A column of a CSV file. */
export interface CsvColumn {
  /**
   * The column's id in lists: a field name from the REST API, or `field:<fieldName>`. If the file contains several
   * kinds, the title column has the id `title`, and the date columns have the same ids as for events.
   */
  id: string;
  header: string;
  cell: (entry: EntryRow) => string;
}

const ownColumn = ({ name, field, label, read }: OwnProperty): CsvColumn => ({
  id: name,
  header: label,
  cell: ({ kind, values }) => (field in formOf(kind).fields ? cellOf(read(values)) : ''),
});

/** Returns the columns for options that administrators have added to built-in fields. */
const otherColumns = (configurations: readonly FieldConfigurationRow[]): CsvColumn[] =>
  configurations.flatMap(({ isOwn, kind, options }) => {
    const other = isOwn ? otherOptionsOf(kind) : undefined;
    if (!other || options.every(({ id }) => other.options.includes(id))) return [];
    const cell = ({ otherOptions }: EntryRow) => cellOf(otherOptions);
    return [{ id: other.name, header: other.label, cell }];
  });

/** The custom fields of different kinds that share a column, because they have the same label and type. */
interface SharedField {
  label: string;
  /** The name of the first field. */
  name: string;
  /** The names of the fields. */
  names: ReadonlyMap<LogKind, string>;
  type: FieldConfigurationRow['fieldType'];
}

function sharedFields(configurations: readonly FieldConfigurationRow[]): SharedField[] {
  const shared: (SharedField & { names: Map<LogKind, string> })[] = [];
  for (const { kind, fieldLabel: label, fieldName: name, fieldType: type } of configurations) {
    const same = shared.find(
      (field) => field.label === label && field.type === type && !field.names.has(kind),
    );
    if (same) same.names.set(kind, name);
    else shared.push({ label, type, name, names: new Map([[kind, name]]) });
  }
  return shared;
}

/** Makes a custom column's header distinct if another column already has that header. */
const distinct = (header: string, taken: ReadonlySet<string>, name: string): string =>
  taken.has(header.toLowerCase()) ? `${header} (${name})` : header;

function customColumns(
  configurations: readonly FieldConfigurationRow[],
  columns: readonly CsvColumn[],
): CsvColumn[] {
  const taken = new Set(columns.map(({ header }) => header.toLowerCase()));
  return sharedFields(configurations).map(({ label, name, names }) => {
    const header = distinct(label, taken, name);
    taken.add(header.toLowerCase());
    return {
      id: `field:${name}`,
      header: guarded(header),
      cell: ({ kind, dynamicFields, people }) => {
        const own = names.get(kind);
        const has = own !== undefined && Object.hasOwn(dynamicFields, own);
        return cellOf(has ? (people?.[own] ?? dynamicFields[own]) : undefined);
      },
    };
  });
}

/**
 * Returns the columns of a CSV file. Their headers are the same as in the app's lists.
 *
 * @param exported the kinds in the file; if there are several, they share a title column, and another column contains
 *   the kind
 * @param configurations the custom fields of these kinds, and their built-in fields that have options
 */
export function csvColumns(
  exported: readonly KindRow[],
  brands: readonly BrandRow[],
  configurations: readonly FieldConfigurationRow[],
): CsvColumn[] {
  const [only] = exported.length === 1 ? exported : [];
  const kindNames = new Map(exported.map((kind) => [kind.id, nameInFiles(kind)]));
  const names = new Map(brands.map(({ id, name }) => [id, name]));
  const own = new Map(exported.flatMap(({ id }) => ownProperties(id).map((one) => [one.name, one])));
  const columns: CsvColumn[] = [
    ...(only
      ? []
      : [{ id: 'type', header: 'Type', cell: ({ kind }: EntryRow) => guarded(kindNames.get(kind) ?? '') }]),
    ...(only?.dates === 'day'
      ? [{ id: 'date', header: 'Date', cell: ({ startDate }: EntryRow) => startDate }]
      : [
          { id: 'startDate', header: 'Start Date', cell: ({ startDate }: EntryRow) => startDate },
          { id: 'endDate', header: 'End Date', cell: ({ endDate }: EntryRow) => endDate },
        ]),
    {
      id: only ? formOf(only.id).rest.title : 'title',
      header: only?.titleLabel ?? 'Title',
      cell: ({ title }) => guarded(title),
    },
    ...[...own.values()].map(ownColumn),
    ...otherColumns(configurations),
    { id: 'brand', header: 'Brand', cell: ({ brandId }) => guarded(names.get(brandId ?? '') ?? '') },
    { id: 'color', header: 'Color', cell: ({ color }) => guarded(color ?? '') },
    { id: 'onCalendar', header: 'On Calendar', cell: ({ showOnCalendar }) => cellOf(showOnCalendar) },
  ];
  return [
    ...columns,
    ...customColumns(
      configurations.filter(({ isOwn }) => !isOwn),
      columns,
    ),
  ];
}

/**
 * Returns the columns with the given ids, in the order of the ids. Ignores unknown ids, such as those of deleted custom
 * fields. If no columns remain, returns all columns.
 */
export function chosenColumns(columns: readonly CsvColumn[], ids: readonly string[]): readonly CsvColumn[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const chosen = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return chosen.length > 0 ? chosen : columns;
}
