import { BUILT_IN_FIELDS, type BuiltInFieldId } from '@content-planner/model';
import { type EntryValues, typesInSql } from '../field-types/field-types.js';
import type { LogKind } from '../logs/kinds/index.js';
import { allOf, type Condition } from '../sql/condition.js';
import { prepared } from '../sql/prepared.js';

/** The part of the content that a request can read and, with the required permission, write. */
export interface Scope {
  /** The ids of the scope's brands. Ids of deleted brands match nothing. Null for all brands. */
  readonly brandIds: readonly string[] | null;
  /** Whether the scope contains entries without a brand. */
  readonly withoutBrand: boolean;
  /** The kinds in the scope. Null for all kinds. */
  readonly kinds: readonly LogKind[] | null;
  /** The first visible day. Entries that end earlier are outside the scope. Null if all days are visible. */
  readonly from: string | null;
  /** The ids of the visible fields, built-in and custom ones. Ids of deleted fields match nothing. Null for all. */
  readonly fields: readonly string[] | null;
  /**
   * Whether people outside the team can read the content. If so, the scope contains only entries on the calendar and
   * their brands, and no people.
   */
  readonly isPublic: boolean;
  /**
   * The id of the frozen link whose stored content is visible instead of the current content. Null for all other
   * scopes.
   */
  readonly frozenLinkId: string | null;
}

/** The scope of users. */
export const UNLIMITED: Scope = {
  brandIds: null,
  withoutBrand: true,
  kinds: null,
  from: null,
  fields: null,
  isPublic: false,
  frozenLinkId: null,
};

/** Whether two scopes contain the same. */
export const isSameScope = (a: Scope, b: Scope): boolean => JSON.stringify(a) === JSON.stringify(b);

// Uses one parameter for any number of values, so that the statement stays the same and is prepared only once.
const uuids = (column: string, ids: readonly string[]): Condition => ({
  sql: `${column} in (select value::uuid from jsonb_array_elements_text(?::jsonb))`,
  values: [JSON.stringify(ids)],
});

function brandCondition({ brandIds, withoutBrand }: Scope): Condition[] {
  if (brandIds === null) return withoutBrand ? [] : [{ sql: 'brand_id is not null', values: [] }];
  const { sql, values } = uuids('brand_id', brandIds);
  return [{ sql: withoutBrand ? `(brand_id is null or ${sql})` : sql, values }];
}

/** SQL for options as JSON, in order. */
export const OPTIONS = `coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'name', name, 'color', color, 'isDone', is_done, 'isArchived', is_archived)
    || case when abbreviation is null then '{}' else jsonb_build_object('abbreviation', abbreviation) end
    order by position, id), '[]')`;

const OPTIONS_OF_PAIR = `(select ${OPTIONS} from options where options.field_id = kind_fields.field_id)`;

/** SQL for the name of a person. */
const PERSON_NAME = `coalesce(nullif(trim(concat_ws(' ', trim(first_name), trim(last_name))), ''), 'Unnamed user')`;

/** Whose names people can see: everyone who could have been chosen in a field. */
export const IS_KNOWN_PERSON = 'not never_approved';

/** Adds people as the options of fields whose values are people. Those whose accounts are not approved are archived. */
const withPeople = (
  type: string,
  options: string,
) => `case when ${type} in (${typesInSql(({ hasPeople }) => hasPeople)}) then (
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', id, 'label', ${PERSON_NAME}, 'color', null,
    'isArchived', not is_approved) order by lower(first_name), lower(last_name), id), '[]')
  from users where ${IS_KNOWN_PERSON}) else ${options} end`;

const pairs = (condition: string, options = OPTIONS_OF_PAIR) => `(
  select kind_fields.id, kind_id as kind, field_id, name, label, type, is_required, kind_fields.position, is_shareable,
    kind_fields.is_built_in, ${options} as options
  from kind_fields join fields on fields.id = field_id where ${condition}) as configurations`;

// Built-in fields with options are included, because planners can have more options.
const IS_CONFIGURED = `(not kind_fields.is_built_in or type in (${typesInSql(({ jsonType }) => jsonType === 'array')}))`;

/**
 * The custom fields of all kinds, and the built-in fields of built-in kinds that have options, as a subquery. `options`
 * includes archived ones, and is stored for each type.
 */
export const CONFIGURATIONS = pairs(IS_CONFIGURED);

/** Selects the custom fields among {@link CONFIGURATIONS}. */
export const IS_CUSTOM: Condition = { sql: 'is_built_in is not true', values: [] };

/** The built-in fields of the built-in kinds, as a subquery with the same columns. */
export const BUILT_IN_CONFIGURATIONS = pairs('kind_fields.is_built_in');

// Frozen content has the columns of the tables that it was copied from, plus the id of its link.
const frozen = (subjectType: string, table: string) =>
  `(select f.access_token_id, t.* from frozen_content f
    cross join lateral jsonb_populate_record(null::${table}, f.content) t
    where f.subject_type = '${subjectType}') as ${table}`;

const FROZEN = {
  entries: frozen('entry', 'entries'),
  brands: frozen('brand', 'brands'),
  configurations: `(select f.access_token_id, t.id, kind, field_id, name, label, type, is_required, position, is_shareable,
    is_built_in, ${withPeople('type', 'options')} as options from frozen_content f
    cross join lateral jsonb_to_record(f.content) t (
      id uuid, kind text, field_id text, name text, label text, type text, is_required boolean, position int,
      is_shareable boolean, is_built_in boolean, options jsonb)
    where f.subject_type = 'field') as configurations`,
};

const TABLES = {
  entries: 'entries',
  brands: 'brands',
  configurations: pairs(IS_CONFIGURED, withPeople('type', OPTIONS_OF_PAIR)),
};

/**
 * Returns the table to read in a scope: the current table or, for a frozen link, a subquery that has the same columns.
 * Every query that clients of links can run must read from this table. The conditions of a frozen scope refer to
 * columns that the current tables do not have.
 */
export const tableIn = ({ frozenLinkId }: Scope, table: keyof typeof FROZEN): string =>
  (frozenLinkId === null ? TABLES : FROZEN)[table];

/**
 * Selects the frozen link's content. Includes entries that have been deleted since they were frozen, but excludes all
 * other content that has been deleted or hidden since.
 */
const frozenCondition = ({ frozenLinkId }: Scope, remaining: string): Condition[] =>
  frozenLinkId === null ? [] : [{ sql: `access_token_id = ? and ${remaining}`, values: [frozenLinkId] }];

/**
 * Returns the conditions that select the entries in a scope. They refer to columns of the `entries` table. Every query
 * for entries must use them. The list is empty if the scope contains all entries.
 */
export function scopeConditions(scope: Scope): Condition[] {
  const { kinds, from, isPublic } = scope;
  return [
    ...frozenCondition(scope, '(brand_id is null or brand_id in (select id from brands))'),
    ...brandCondition(scope),
    ...(kinds
      ? [
          {
            sql: 'kind in (select value from jsonb_array_elements_text(?::jsonb))',
            values: [JSON.stringify(kinds)],
          },
        ]
      : []),
    ...(from ? [{ sql: 'end_date >= ?', values: [from] }] : []),
    ...(isPublic ? [{ sql: 'show_on_calendar', values: [] }] : []),
  ];
}

/** The properties of an entry that determine whether it is in a scope. */
export interface EntryPlace {
  kind: LogKind;
  brandId: string | null;
  /** `YYYY-MM-DD`. */
  endDate: string;
  showOnCalendar: boolean;
}

/** The names of the properties in an {@link EntryPlace}. */
export const PLACE_PROPERTIES = [
  'kind',
  'brandId',
  'endDate',
  'showOnCalendar',
] as const satisfies (keyof EntryPlace)[];

/**
 * Whether an entry is in a scope. Applies the same rules as {@link scopeConditions}, but can also check an earlier
 * state of an entry.
 */
export const containsEntry = (
  scope: Scope,
  { kind, brandId, endDate, showOnCalendar }: EntryPlace,
): boolean =>
  allowsBrand(scope, brandId) &&
  allowsKind(scope, kind) &&
  (scope.from === null || endDate >= scope.from) &&
  (showOnCalendar || !scope.isPublic);

/**
 * Marks a query as prepared, unless it is for people outside the team, who could otherwise fill the list of prepared
 * statements by selecting many combinations of fields.
 */
export const preparedIn = ({ isPublic }: Scope, sql: string): string => (isPublic ? sql : prepared(sql));

function ofVisibleEntries(scope: Scope): Condition {
  const { sql, values } = allOf(scopeConditions(scope));
  const brands = `select distinct brand_id from ${tableIn(scope, 'entries')} where ${sql}`;
  // Frozen entries have no index. The array makes the database read them once, not for each brand.
  return { sql: scope.frozenLinkId === null ? `id in (${brands})` : `id = any (array(${brands}))`, values };
}

/**
 * Returns the conditions that select the brands in a scope. They refer to columns of the `brands` table. People outside
 * the team only see the brands of entries that they see, because the other brands can be those of other clients.
 */
export const brandConditions = (scope: Scope): Condition[] => [
  ...frozenCondition(scope, 'id in (select id from brands)'),
  ...(scope.brandIds === null ? [] : [uuids('id', scope.brandIds)]),
  ...(scope.isPublic ? [ofVisibleEntries(scope)] : []),
];

/**
 * Returns the conditions that select the custom fields in a scope. They refer to columns of
 * {@link CONFIGURATIONS}.
 */
export const fieldConditions = (scope: Scope): Condition[] => [
  ...frozenCondition(scope, `id in (select id from ${CONFIGURATIONS})`),
  ...(scope.fields
    ? [
        {
          sql: 'field_id in (select value from jsonb_array_elements_text(?::jsonb))',
          values: [JSON.stringify(scope.fields)],
        },
      ]
    : []),
];

/** Whether entries in a scope can have the given brand, or no brand (null). The brand may have been deleted. */
export const allowsBrand = ({ brandIds, withoutBrand }: Scope, brandId: string | null): boolean =>
  brandId === null ? withoutBrand : (brandIds?.includes(brandId.toLowerCase()) ?? true);

/** Whether a scope contains entries of a kind. */
export const allowsKind = ({ kinds }: Scope, kind: LogKind): boolean => kinds?.includes(kind) ?? true;

/** Whether a field is visible in a scope. */
export const allowsField = ({ fields }: Scope, id: string): boolean => fields?.includes(id) ?? true;

/** Returns the ids of the built-in fields that a scope hides. */
export const hiddenFields = (scope: Scope): readonly BuiltInFieldId[] =>
  (Object.keys(BUILT_IN_FIELDS) as BuiltInFieldId[]).filter((id) => !allowsField(scope, id));

/** The properties of an entry that a scope can hide. */
interface Hideable {
  values?: EntryValues;
  createdBy?: string | null;
  updatedBy?: string | null;
}

/** Removes an entry's values that are outside a scope. Custom values are handled by `showValues`. */
export function hideOutside(scope: Scope, row: Hideable): void {
  for (const id of hiddenFields(scope)) delete row.values?.[id];
  if (!scope.isPublic) return;
  if (row.createdBy !== undefined) row.createdBy = null;
  if (row.updatedBy !== undefined) row.updatedBy = null;
}
