import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { type FieldType, fieldTypeOf, VALUE_CONDITIONS } from '../field-types/field-types.js';
import { type FieldOption, optionNamed } from '../fields/field-options.js';
import { fieldConditions, type Scope, tableIn } from '../scope/scope.js';
import { valueContains } from '../search/search-text.js';
import { allOf, anyOf, type Condition, hasOneOf, isOneOf, NOTHING } from '../sql/condition.js';
import { dateSchema, isId, storableSchema } from '../validation.js';
import { filterConditions } from './entry-conditions.js';
import { LOG_KINDS, type LogKind } from './kinds/index.js';

/** Which entries a filter returns: those on the calendar, those hidden from it, or all. */
export const VISIBILITIES = ['shown', 'hidden', 'all'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The maximum number of custom fields in a filter. */
export const MAX_FILTERED_FIELDS = 20;
/** The maximum number of values per custom field in a filter. */
export const MAX_FILTERED_VALUES = 100;

const textSchema = storableSchema.max(300);
// Links and saved views can contain any text as an id. Invalid ids match nothing, just like ids of deleted brands.
const idSchema = textSchema.transform((id) => (isId(id) ? id.toLowerCase() : null));

const fieldFilterSchema = z.object({
  fieldId: idSchema,
  values: z.array(textSchema).max(MAX_FILTERED_VALUES).nullish(),
  checked: z.boolean().nullish(),
  has: textSchema.trim().nullish(),
  before: dateSchema.nullish(),
  after: dateSchema.nullish(),
});

type FieldFilter = z.output<typeof fieldFilterSchema>;

const shape = {
  brandIds: z.array(idSchema).max(1000).nullish(),
  withoutBrand: z.boolean().nullish(),
  search: textSchema.trim().nullish(),
  visibility: z.enum(VISIBILITIES).nullish(),
  fields: z.array(fieldFilterSchema).max(MAX_FILTERED_FIELDS).nullish(),
};

/** Validates filters for entries. Unknown ids are valid. */
export const entryFilterSchema = z.object(shape);

export type EntryFilter = z.output<typeof entryFilterSchema>;

/**
 * Whether a filter includes the entries of a brand or, if the brand is null, entries without a brand. A filter that
 * contains no brands includes all entries.
 */
export function includesBrand(
  { brandIds, withoutBrand }: Pick<EntryFilter, 'brandIds' | 'withoutBrand'>,
  brandId: string | null,
): boolean {
  if (!brandIds && !withoutBrand) return true;
  return brandId === null ? withoutBrand === true : (brandIds?.includes(brandId) ?? false);
}

/** Returns the SQL condition that applies the same rule as {@link includesBrand}. */
function brandCondition({ brandIds, withoutBrand }: EntryFilter): Condition[] {
  const without = withoutBrand ? [{ sql: 'brand_id is null', values: [] }] : [];
  // Uses one parameter for any number of brands, so that the statement stays the same and is prepared only once.
  const ofBrands = brandIds && {
    sql: 'brand_id in (select value::uuid from jsonb_array_elements_text(?::jsonb))',
    values: [JSON.stringify(brandIds.filter((id) => id !== null))],
  };
  const conditions = ofBrands ? [ofBrands, ...without] : without;
  return conditions.length > 0 ? [anyOf(conditions)] : [];
}

/** Matches entries on the calendar, entries hidden from it, or all entries. */
export const visibilityConditions = (visibility: Visibility): Condition[] =>
  visibility === 'all'
    ? []
    : [{ sql: visibility === 'shown' ? 'show_on_calendar' : 'not show_on_calendar', values: [] }];

/** A custom field in the scope. */
interface Field {
  /** The id of the field's configuration for the kind. */
  id: string;
  kind: LogKind;
  fieldId: string;
  type: FieldType;
  options: readonly FieldOption[];
}

async function findFields(
  { em, scope }: Source,
  filters: readonly FieldFilter[],
): Promise<ReadonlyMap<string | null, Field>> {
  const { sql, values } = allOf([
    hasOneOf(filters.flatMap(({ fieldId }) => fieldId ?? [])),
    ...fieldConditions(scope),
  ]);
  const rows = await em.execute<Field[]>(
    `select id, kind, field_id as "fieldId", type, options
     from ${tableIn(scope, 'configurations')} where ${sql}`,
    [...values] as never[],
  );
  return new Map(rows.map((field) => [field.id, field]));
}

const isDate = `entries.values ->> ?::text ~ '^\\d{4}-\\d{2}-\\d{2}$'`;
const compared = (comparison: '<' | '>') =>
  `${isDate} and (entries.values ->> ?::text) collate "C" ${comparison} ?`;

const isAnyOf = (fieldId: string, values: readonly unknown[]): Condition => ({
  sql: 'entries.values -> ?::text in (select value from jsonb_array_elements(?::jsonb))',
  values: [fieldId, JSON.stringify(values)],
});

/**
 * Matches entries whose value in the field meets the filter's conditions. Values of the wrong type are hidden, so they
 * don't match.
 */
function valueConditions(field: Field, filter: FieldFilter): Condition[] {
  const { fieldId, type, options } = field;
  const { values, checked, has, before, after } = filter;
  const given = VALUE_CONDITIONS.filter((condition) => filter[condition] != null && filter[condition] !== '');
  // If the field's type doesn't support one of the conditions, match nothing. This can happen if the type was changed
  // after the filter was saved.
  if (given.some((condition) => !fieldTypeOf(type).custom.conditions.includes(condition))) return [NOTHING];
  return [
    ...(values
      ? [isAnyOf(fieldId, [...values, ...values.flatMap((name) => optionNamed(options, name)?.id ?? [])])]
      : []),
    ...(checked == null
      ? []
      : [
          {
            sql: `(entries.values -> ?::text) is ${checked ? 'not distinct' : 'distinct'} from 'true'::jsonb`,
            values: [fieldId],
          },
        ]),
    ...(has ? [valueContains(fieldId, has)] : []),
    ...(before ? [{ sql: compared('<'), values: [fieldId, fieldId, before] }] : []),
    ...(after ? [{ sql: compared('>'), values: [fieldId, fieldId, after] }] : []),
  ];
}

/**
 * Matches entries that match all filters of their kind's fields. Entries of kinds without a filtered field don't match.
 * If a field is unknown, nothing matches, because ignoring the filter would return too many entries.
 */
async function customConditions(source: Source, filters: readonly FieldFilter[]): Promise<Condition[]> {
  if (filters.length === 0) return [];
  const fields = await findFields(source, filters);
  const byKind = new Map<LogKind, Condition[]>();
  for (const filter of filters) {
    const field = fields.get(filter.fieldId);
    if (!field) return [NOTHING];
    const conditions = valueConditions(field, filter);
    if (conditions.length === 0) continue;
    byKind.set(field.kind, [...(byKind.get(field.kind) ?? []), ...conditions]);
  }
  if (byKind.size === 0) return [];
  return [anyOf([...byKind].map(([kind, conditions]) => allOf([isOneOf('kind', [kind]), ...conditions])))];
}

/** The entity manager of a request or a transaction, and the request's scope. */
interface Source {
  em: SqlEntityManager;
  scope: Scope;
}

/** The conditions of a filter. They refer to columns of the `entries` table. */
export interface FilterConditions {
  brand: readonly Condition[];
  /** The filter's conditions for everything except the brand. */
  others: readonly Condition[];
  /**
   * Whether statements with these conditions can be prepared. Statements that filter by custom fields can't be
   * prepared, because they vary too much.
   */
  canPrepare: boolean;
}

/**
 * Returns the conditions of a filter. Reads the filtered custom fields, if there are any. The conditions don't include
 * the scope.
 *
 * @param byDefault which entries to return if the filter has no visibility
 */
export async function entryFilterConditions(
  source: Source,
  filter: EntryFilter | null | undefined,
  byDefault: Visibility,
): Promise<FilterConditions> {
  const { search, visibility, fields } = filter ?? {};
  const custom = await customConditions(source, fields ?? []);
  return {
    brand: brandCondition(filter ?? {}),
    others: [
      ...visibilityConditions(visibility ?? byDefault),
      ...filterConditions(source.scope, { search }),
      ...custom,
    ],
    canPrepare: custom.length === 0,
  };
}

/** Returns all conditions of a filter. See {@link entryFilterConditions}. */
export const allConditions = ({ brand, others }: FilterConditions): Condition[] => [...brand, ...others];

/**
 * Returns the condition for the kinds to read. The index begins with the kind, so queries for all kinds list every
 * kind.
 */
export const kindCondition = (kinds: readonly LogKind[] | null | undefined): Condition =>
  isOneOf('kind', kinds ?? LOG_KINDS);
