import { createHash } from 'node:crypto';
import { UTCDateMini } from '@date-fns/utc/date/mini';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { subMonths } from 'date-fns/subMonths';
import type { FeedValues } from '../access-tokens/access-token-input.js';
import { type FoundToken, findFeed, scopeOf } from '../access-tokens/find-access.js';
import type { FieldType } from '../field-types/field-types.js';
import { firstIdSince } from '../live/read-changes.js';
import { allConditions, entryFilterConditions, kindCondition } from '../logs/entry-filter.js';
import { type EntryRow, entryColumns, readEntries } from '../logs/entry-row.js';
import { kindFields, type LogKind } from '../logs/kinds/index.js';
import { fieldConditions, type Scope, scopeConditions } from '../scope/scope.js';
import { allOf, type Condition } from '../sql/condition.js';
import { prepared } from '../sql/prepared.js';
import { FEED_FIELDS } from './feed-kinds.js';

/** How many past months a feed contains. */
const PAST_MONTHS = 12;

/**
 * The version of the output. Increment it whenever a code change causes the same entries to produce a different feed.
 */
const FORMAT = 1;

/** The maximum duration of a transaction, including clock differences between servers, in milliseconds. */
const LONGEST_TRANSACTION = 60 * 60 * 1000;

/** A feed that a request can access. */
export interface OpenFeed {
  token: FoundToken;
  values: FeedValues;
  scope: Scope;
  /** The ETag of the feed's current content. */
  tag: string;
}

interface State {
  feed: FeedValues;
  change: string | null;
  entry: string | null;
}

// Commands such as `seed` insert entries without recording a change, so the feed's state also includes the latest
// entry.
const READ_STATE = prepared(`select feed, (select id from change_sets order by id desc limit 1) as change,
    (select id from entries order by id desc limit 1) as entry
  from access_tokens where id = ?`);

const COUNT_CHANGES = prepared('select count(*)::int as count from change_sets where id >= ?::uuid');

/** Returns the timestamp in a version 7 UUID, in ms since 1970. */
const timeOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/**
 * Counts recent changes. Transactions don't always commit in the order in which they began, so the id of the latest
 * change alone does not show whether anything has changed.
 */
async function countChanges(em: SqlEntityManager, latest: string | null): Promise<number> {
  if (latest === null) return 0;
  const since = firstIdSince(timeOf(latest) - LONGEST_TRANSACTION);
  const [row] = await em.execute<[{ count: number }]>(COUNT_CHANGES, [since]);
  return row.count;
}

/** Returns the first date that feeds contain. */
const firstDay = (today: string) => subMonths(new UTCDateMini(today), PAST_MONTHS).toISOString().slice(0, 10);

/**
 * Opens the feed that a secret belongs to. Reads no entries.
 *
 * @returns null if there is no such feed
 * @throws PlannerError `gone` if the feed has expired or was revoked, or if its owner is no longer approved
 */
export async function openFeed(em: SqlEntityManager, secret: string): Promise<OpenFeed | null> {
  const token = await findFeed(em, secret);
  if (!token) return null;
  const [state] = await em.execute<State[]>(READ_STATE, [token.id]);
  if (!state) return null;
  const window = firstDay(new Date().toISOString().slice(0, 10));
  const own = scopeOf(token);
  const scope = { ...own, from: own.from !== null && own.from > window ? own.from : window };
  const content = [FORMAT, token.name, scope, state, await countChanges(em, state.change)];
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  // The tag is weak, because the response may be compressed.
  return { token, values: state.feed, scope, tag: `W/"${hash}"` };
}

/** A custom field in a feed. */
interface FeedField {
  kind: LogKind;
  name: string;
  label: string;
  type: FieldType;
}

/** What a feed displays. */
export interface FeedContent {
  name: string;
  values: FeedValues;
  entries: EntryRow[];
  /** All brands, keyed by id. */
  brands: ReadonlyMap<string, { name: string; color: string }>;
  /** The custom fields in display order. */
  fields: FeedField[];
}

/** Returns the columns that a feed requires, so that other columns are not read. */
function columnsOf({ values, scope }: OpenFeed): ReadonlySet<string> {
  const included = { details: values.details, description: scope.description, notes: scope.notes };
  return new Set([
    ...['title', 'startDate', 'endDate', 'brandId', 'color', 'version', 'updatedAt'],
    ...(values.fieldIds.length > 0 ? ['dynamicFields'] : []),
    ...Object.keys(kindFields).filter((name) => included[FEED_FIELDS[name as keyof typeof FEED_FIELDS].part]),
  ]);
}

/**
 * Reads a feed's custom fields. Anyone with the address can read the feed, so the feed contains only shareable fields.
 */
async function findFields(em: SqlEntityManager, { values, scope }: OpenFeed): Promise<FeedField[]> {
  if (values.fieldIds.length === 0) return [];
  const { sql, values: given } = allOf([
    {
      sql: 'id in (select value::uuid from jsonb_array_elements_text(?::jsonb))',
      values: [JSON.stringify(values.fieldIds)],
    },
    ...fieldConditions({ ...scope, isPublic: true }),
  ]);
  return em.execute<FeedField[]>(
    `select log_type as kind, field_name as name, field_label as label, field_type as type
     from field_configurations where ${sql} order by display_order, id`,
    [...given] as never[],
  );
}

/** Matches the entries that end on or after a day. An index finds those that began before that day. */
const isSince = (day: string): Condition => ({
  sql: '(start_date >= ? or (end_date > start_date and end_date >= ?))',
  values: [day, day],
});

/**
 * Reads the content of a feed: the entries from the past 12 months and all later entries, as the owner's calendar shows
 * them.
 */
export async function readFeed(em: SqlEntityManager, feed: OpenFeed): Promise<FeedContent> {
  const { token, values, scope } = feed;
  const source = { em, scope };
  const filtered = await entryFilterConditions(source, values.filter, 'shown');
  const { sql, values: given } = allOf([
    ...(scope.from === null ? [] : [isSince(scope.from)]),
    kindCondition(scope.kinds),
    ...allConditions(filtered),
    ...scopeConditions(scope),
  ]);
  // Don't prepare this statement, because requests from calendar apps rarely produce the same query twice.
  const entries = await readEntries(
    source,
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
  };
}
