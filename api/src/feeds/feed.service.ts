import { createHash } from 'node:crypto';
import { addMonths } from '@content-planner/model';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { FeedValues } from '../access-tokens/access-token-input.js';
import { type FoundToken, findFeed, scopeOf } from '../access-tokens/find-access.js';
import type { FieldType } from '../field-types/field-types.js';
import type { FieldOption } from '../fields/field-options.js';
import { allConditions, entryFilterConditions, kindCondition } from '../logs/entry-filter.js';
import { type EntryRow, entryColumns, readEntries } from '../logs/entry-row.js';
import type { LogKind } from '../logs/kinds/index.js';
import { type KindRow, readKinds } from '../logs/kinds/stored-kinds.js';
import { allowsField, CONFIGURATIONS, fieldConditions, type Scope, scopeConditions } from '../scope/scope.js';
import { allOf, type Condition, isOneOf } from '../sql/condition.js';
import { prepared } from '../sql/prepared.js';
import { FEED_FIELDS } from './feed-fields.js';

/** How many past months a feed contains. */
const PAST_MONTHS = 12;

/**
 * The version of the output. Increment it whenever a code change causes the same entries to produce a different feed.
 */
const FORMAT = 1;

/** A feed that a request can access. */
export interface OpenFeed {
  token: FoundToken;
  values: FeedValues;
  /** The part of the token's scope that the feed contains today. */
  scope: Scope;
}

const READ_VALUES = prepared('select feed as values from access_tokens where id = ?');

/** Returns the first date that feeds contain. */
const firstDay = (today: string) => addMonths(today, -PAST_MONTHS);

/**
 * Opens the feed that a secret belongs to. Reads no entries.
 *
 * @returns null if there is no such feed
 * @throws PlannerError `gone` if the feed has expired or was revoked, or if its owner is no longer approved
 */
export async function openFeed(em: SqlEntityManager, secret: string): Promise<OpenFeed | null> {
  const token = await findFeed(em, secret);
  if (!token) return null;
  const [row] = await em.execute<{ values: FeedValues }[]>(READ_VALUES, [token.id]);
  if (!row) return null;
  const window = firstDay(new Date().toISOString().slice(0, 10));
  const scope = scopeOf(token);
  const from = scope.from !== null && scope.from > window ? scope.from : window;
  return { token, values: row.values, scope: { ...scope, from } };
}

/** A custom field in a feed. */
interface FeedField {
  id: string;
  kind: LogKind;
  name: string;
  label: string;
  type: FieldType;
  /** The id under which entries store the field's values. */
  fieldId: string;
  options: readonly FieldOption[];
}

/** What a feed displays. */
export interface FeedContent {
  name: string;
  values: FeedValues;
  entries: EntryRow[];
  /** All brands, keyed by id. */
  brands: ReadonlyMap<string, { name: string; color: string }>;
  /** The fields that have options, and the custom fields, in display order. */
  fields: FeedField[];
  /** All kinds, keyed by id. */
  kinds: ReadonlyMap<LogKind, KindRow>;
}

const hasCustomFields = ({ fields }: Scope): boolean => fields?.some((id) => !(id in FEED_FIELDS)) ?? true;

/** Returns the columns that a feed requires, so that other columns are not read. */
function columnsOf({ scope }: OpenFeed): ReadonlySet<string> {
  return new Set([
    ...['title', 'startDate', 'endDate', 'brandId', 'color', 'version', 'updatedAt'],
    ...(hasCustomFields(scope) ? ['dynamicFields'] : []),
    ...Object.keys(FEED_FIELDS).filter((id) => allowsField(scope, id)),
  ]);
}

/**
 * Reads a feed's custom fields. Anyone with the address can read the feed, so the feed contains only shareable fields.
 */
async function findFields(em: SqlEntityManager, { scope }: OpenFeed): Promise<FeedField[]> {
  if (scope.fields?.length === 0) return [];
  const { sql, values: given } = allOf([
    ...(scope.kinds ? [isOneOf('kind', scope.kinds)] : []),
    ...fieldConditions(scope),
    { sql: `(is_shareable or field_id in ('${Object.keys(FEED_FIELDS).join("', '")}'))`, values: [] },
  ]);
  return em.execute<FeedField[]>(
    `select id, kind, name, label, type, field_id as "fieldId", options from ${CONFIGURATIONS} where ${sql} order by is_built_in desc, position, id`,
    [...given],
  );
}

/** Matches the entries that end on or after a day. An index finds those that began before that day. */
const isSince = (day: string): Condition => ({
  sql: '(start_date >= ? or (end_date > start_date and end_date >= ?))',
  values: [day, day],
});

/** Returns the condition that selects a feed's entries. Its filter can use all fields, as in the owner's calendar. */
async function entriesOf(em: SqlEntityManager, { token, values, scope }: OpenFeed): Promise<Condition> {
  const source = { em, scope: { ...scope, fields: null }, viewer: token.owner };
  return allOf([
    ...(scope.from === null ? [] : [isSince(scope.from)]),
    kindCondition(scope.kinds),
    ...allConditions(await entryFilterConditions(source, values.filter, 'shown')),
    ...scopeConditions(scope),
  ]);
}

/** Returns the ids of the options that the entries have in any of the fields. */
async function usedOptions(
  em: SqlEntityManager,
  entries: Condition,
  fields: readonly FeedField[],
): Promise<ReadonlySet<string>> {
  const ids = fields.flatMap(({ fieldId, options }) => (options.length > 0 ? [fieldId] : []));
  if (ids.length === 0) return new Set();
  const rows = await em.execute<{ option: string }[]>(
    `select distinct one #>> '{}' as option from entries, jsonb_array_elements_text(?::jsonb) as field,
       jsonb_path_query(entries.values -> field, '$[*]') as one where ${entries.sql}`,
    [JSON.stringify([...new Set(ids)]), ...entries.values],
  );
  return new Set(rows.map(({ option }) => option));
}

/**
 * Returns the ETag of a feed's current content. Depends on everything that the content depends on, and on nothing else:
 * the feed's settings, its custom fields with the options that its entries have, the brands of its entries, and the
 * ids, versions and times of its entries. Each update of an entry changes its version and its time, so its texts need
 * not be read.
 */
export async function feedTag(em: SqlEntityManager, feed: OpenFeed): Promise<string> {
  const { token, values } = feed;
  const { sql, values: given } = await entriesOf(em, feed);
  // Don't prepare this statement, because requests from calendar apps rarely produce the same query twice.
  const entries = await em.execute<{ name: string | null; color: string | null; hash: string }[]>(
    `select brands.name, brands.color, hash from (
       select brand_id, sum(hashtextextended(concat_ws(' ', id, version, extract(epoch from updated_at)), 0))::text as hash
       from entries where ${sql} group by brand_id) as entries
     left join brands on brands.id = entries.brand_id order by entries.brand_id`,
    [...given],
  );
  const found = await findFields(em, feed);
  const used = await usedOptions(em, { sql, values: given }, found);
  const fields = found.map(({ id: _, options, ...field }) => ({
    ...field,
    options: options.flatMap(({ id, name }) => (used.has(id) ? [name] : [])),
  }));
  const kinds = (await readKinds(em)).map(({ id, name, color }) => [id, name, color]);
  const content = [
    ...[FORMAT, token.name, values, scopeOf(token), fields, kinds],
    ...entries.map(({ name, ...rest }) => ({ name: values.brandAndKind ? name : null, ...rest })),
  ];
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  // The tag is weak, because the response may be compressed.
  return `W/"${hash}"`;
}

/**
 * Reads the content of a feed: the entries from the past 12 months and all later entries, as the owner's calendar shows
 * them.
 */
export async function readFeed(em: SqlEntityManager, feed: OpenFeed): Promise<FeedContent> {
  const { token, values, scope } = feed;
  const { sql, values: given } = await entriesOf(em, feed);
  // Don't prepare this statement, for the same reason as in `feedTag`.
  const entries = await readEntries(
    { em, scope },
    `select ${entryColumns(columnsOf(feed))} from entries where ${sql} order by start_date, end_date desc, title, id`,
    given,
  );
  const brands = await em.execute<{ id: string; name: string; color: string }[]>(
    'select id, name, color from brands',
  );
  return {
    name: token.name,
    values,
    entries,
    brands: new Map(brands.map(({ id, ...brand }) => [id, brand])),
    fields: await findFields(em, feed),
    kinds: new Map((await readKinds(em)).map((kind) => [kind.id, kind])),
  };
}
