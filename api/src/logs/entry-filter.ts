import { type Filter, filterFields, isOnFields, MAX_CONDITIONS, matcherOf } from '@content-planner/model';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { FieldType } from '../field-types/field-types.js';
import type { Field } from '../fields/field.entity.js';
import { fieldConditions, hiddenFields, type Scope, tableIn } from '../scope/scope.js';
import { searchCondition } from '../search/search-text.js';
import { allOf, type Condition, isOneOf } from '../sql/condition.js';
import { prepared } from '../sql/prepared.js';
import { dateSchema, isId, storableSchema } from '../validation.js';
import { type FilteredField, filterSql } from './filter-sql.js';
import { kindList, type LogKind } from './kinds/index.js';
import { kindSchema, OF_ANY_KIND } from './kinds/stored-kinds.js';

/** Which entries to return if a filter has no condition on `@showOnCalendar`: those on the calendar, or all. */
export type Visibility = 'shown' | 'all';

/** The maximum number of values in a condition. */
export const MAX_CONDITION_VALUES = 1000;

const textSchema = storableSchema.max(300);
// Links and saved views can contain any text as an id. Invalid ids match nothing, just like ids of deleted brands.
const idSchema = textSchema.transform((id) => (isId(id) ? id.toLowerCase() : id));

// The operators decide what they accept: a condition with another value matches nothing.
const valueSchema = z.union([
  textSchema,
  z.number(),
  z.boolean(),
  z.array(z.union([idSchema, z.number(), z.null()])).max(MAX_CONDITION_VALUES),
  z.object({ count: z.number(), unit: textSchema }),
]);

const conditionSchema = z.object({
  field: idSchema,
  operator: textSchema,
  value: z.unknown().pipe(valueSchema.nullish()).optional(),
});

const shape = {
  conditions: z.array(conditionSchema).max(MAX_CONDITIONS).nullish(),
  match: z.literal('byType').nullish(),
  isLate: z.boolean().nullish(),
  today: dateSchema.nullish(),
  kinds: z.array(kindSchema).max(100).nullish(),
  startsFrom: dateSchema.nullish(),
  startsBefore: dateSchema.nullish(),
  search: textSchema.trim().nullish(),
};

/** Validates filters for entries. Unknown ids are valid. */
export const entryFilterSchema = z.object(shape);

export type EntryFilter = z.output<typeof entryFilterSchema>;

/** The prefix of a field's id in filters of older feeds, which only apply to the kind of a configuration. */
const OF_KIND = 'configuration.';

/** Returns the filter in the form of the model, without the search. */
function modelFilter({ conditions, match, isLate, kinds }: EntryFilter, byDefault: Visibility): Filter {
  const given = (conditions ?? []) as Filter['conditions'];
  const isShown = byDefault === 'shown' && !given.some(({ field }) => field === '@showOnCalendar');
  return {
    conditions: [
      ...given,
      ...(kinds ? [{ field: '@kind', operator: 'isAnyOf', value: kinds }] : []),
      ...(isShown ? [{ field: '@showOnCalendar', operator: 'is', value: true }] : []),
    ],
    ...(match && { match }),
    ...(isLate != null && { isLate }),
  };
}

interface StoredField {
  id: string;
  fieldId: string;
  kind: LogKind;
  type: FieldType;
  options: FilteredField['options'];
}

const FIND_MERGED = prepared(`select id, merged from fields where merged <> '{}'`);

/** Returns a field by the ids that were merged into it, with its options also by their former ids and names. */
const mergedIn =
  (fields: ReadonlyMap<string, FilteredField>) =>
  ({ id: into, merged }: Pick<Field, 'id' | 'merged'>): [string, FilteredField][] => {
    const field = fields.get(into);
    if (!field) return [];
    return Object.entries(merged).map(([id, became]) => {
      const former = Object.entries(became).flatMap(([name, option]) =>
        option === null ? [] : [{ id: option, name }],
      );
      return [id, { ...field, options: [...former, ...field.options] }];
    });
  };

/** Returns the fields in the scope by id. The fields of a single kind have the id of its configuration. */
export async function findFields({
  em,
  scope,
}: Pick<Source, 'em' | 'scope'>): Promise<ReadonlyMap<string, FilteredField>> {
  const { sql, values } = allOf(fieldConditions(scope));
  const rows = await em.execute<StoredField[]>(
    `select id, field_id as "fieldId", kind, type, options from ${tableIn(scope, 'configurations')} where ${sql}`,
    [...values],
  );
  const hidden: readonly string[] = hiddenFields(scope);
  const fields = new Map<string, FilteredField>();
  const add = (key: string, kind: LogKind, field: Omit<FilteredField, 'kinds'>) =>
    fields.set(key, { ...field, kinds: [...(fields.get(key)?.kinds ?? []), kind] });
  for (const { kind, fields: own } of kindList) {
    for (const [id, { type, options }] of Object.entries(own)) {
      if (!options && !hidden.includes(id)) add(id, kind, { id, type, options: [] });
    }
  }
  for (const { id, fieldId, kind, type, options } of rows) {
    add(fieldId, kind, { id: fieldId, type, options });
    add(`${OF_KIND}${id}`, kind, { id: fieldId, type, options });
  }
  // Older addresses contain the ids of merged fields and of configurations.
  const merged = await em.execute<Pick<Field, 'id' | 'merged'>[]>(FIND_MERGED);
  for (const [id, field] of merged.flatMap(mergedIn(fields))) {
    if (!fields.has(id)) fields.set(id, field);
    const ofKind = fields.get(`${OF_KIND}${id}`) ?? field;
    if (ofKind.id === field.id) fields.set(`${OF_KIND}${id}`, { ...field, kinds: ofKind.kinds });
  }
  for (const { id, fieldId } of rows) {
    const field = fields.get(fieldId);
    if (field && !fields.has(id)) fields.set(id, field);
  }
  return fields;
}

/** Where to read a filter's fields, and who looks at the entries. */
interface Source {
  em: SqlEntityManager;
  scope: Scope;
  viewer: { id: string } | null;
}

/** The conditions of a filter. They refer to columns of the `entries` table. */
export interface FilterConditions {
  brand: readonly Condition[];
  /** The filter's conditions for everything except the brand. */
  others: readonly Condition[];
  /** The kinds that the filter can match. Null for all kinds. */
  kinds: readonly string[] | null;
  /** Whether the filter can match entries that are hidden from the calendar. */
  includesHidden: boolean;
  /** Whether the filter includes the entries of a brand, or those without a brand (null). */
  includesBrand: (brandId: string | null) => boolean;
  /**
   * Whether statements with these conditions can be prepared. Only those of the most common filters can, because the
   * others vary too much.
   */
  canPrepare: boolean;
}

const COMMON = [
  ...['@kind isAnyOf', '@brand isAnyOf', '@title contains', '@showOnCalendar is'],
  '@showOnCalendar isNotEmpty',
];

/**
 * Returns the conditions of a filter. Reads the filtered fields, if there are any. The conditions don't include the
 * scope.
 *
 * @param byDefault which entries to return if the filter has no condition on `@showOnCalendar`
 */
export async function entryFilterConditions(
  source: Source,
  given: EntryFilter | null | undefined,
  byDefault: Visibility,
): Promise<FilterConditions> {
  const { search, startsFrom, startsBefore, today = new Date().toISOString().slice(0, 10) } = given ?? {};
  const filter = modelFilter(given ?? {}, byDefault);
  const { conditions } = filter;
  const viewer = { today: today ?? '', me: source.viewer?.id ?? null };
  const needsFields = filter.isLate !== undefined || conditions.some(isOnFields);
  const fields = needsFields ? await findFields(source) : new Map<string, FilteredField>();
  const onBrand = conditions.filter(({ field }) => field === '@brand');
  const others = conditions.filter(({ field }) => field !== '@brand');
  const includesBrand = matcherOf({ conditions: onBrand }, { ...viewer, fields: filterFields() });
  const kinds = conditions.find(({ field, operator }) => field === '@kind' && operator === 'isAnyOf')?.value;
  const names = conditions.map(({ field, operator }) => `${field} ${operator}`);
  return {
    brand: filterSql({ conditions: onBrand }, fields, viewer),
    others: [
      ...(startsFrom ? [{ sql: 'start_date >= ?', values: [startsFrom] }] : []),
      ...(startsBefore ? [{ sql: 'start_date < ?', values: [startsBefore] }] : []),
      ...filterSql({ ...filter, conditions: others }, fields, viewer),
      ...(search ? [searchCondition(source.scope, search)] : []),
    ],
    kinds: Array.isArray(kinds) ? (kinds as string[]) : null,
    includesHidden: !isOnCalendar(conditions),
    includesBrand: (brandId) => includesBrand({ brandId } as never),
    canPrepare:
      !needsFields &&
      new Set(names).size === names.length &&
      names.every((name) => COMMON.includes(name)) &&
      conditions.every(({ value }) => !Array.isArray(value) || !value.includes(null)),
  };
}

/** Returns whether conditions only match entries on the calendar. */
export const isOnCalendar = (conditions: readonly { field: string; value?: unknown }[]): boolean =>
  conditions.some(({ field, value }) => field === '@showOnCalendar' && value === true);

/** Returns all conditions of a filter. See {@link entryFilterConditions}. */
export const allConditions = ({ brand, others }: FilterConditions): Condition[] => [...brand, ...others];

/** Returns the condition for the kinds to read; all by default. */
export const kindCondition = (kinds: readonly LogKind[] | null | undefined): Condition =>
  kinds ? isOneOf('kind', kinds) : OF_ANY_KIND;
