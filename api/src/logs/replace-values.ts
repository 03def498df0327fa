import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type ChangeSource, prepareHeader } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { showValues } from '../fields/shown-values.js';
import { scopeConditions } from '../scope/scope.js';
import { columnOf } from '../sql/column-of.js';
import { allOf, hasOneOf } from '../sql/condition.js';
import { prepared } from '../sql/prepared.js';
import { ENTRY_COLUMNS, type EntryRow, type StoredEntry } from './entry-row.js';
import { RECORDED_COLUMNS, RECORDED_VALUES } from './recorded/recorded-entries.js';

/** An entry whose row is locked, with all of its values, including hidden ones. */
export interface LockedEntry extends StoredEntry {
  /** The content version: the version of the entry that introduced its current content. */
  content: number;
}

/**
 * Locks the entries in the scope until the transaction ends. Locks them in the order of their ids to prevent deadlocks.
 */
export async function lockEntries(
  { em, scope }: Pick<RequestContext, 'em' | 'scope'>,
  ids: readonly string[],
): Promise<Map<string, LockedEntry>> {
  const { sql, values } = allOf([hasOneOf(ids), ...scopeConditions(scope)]);
  const rows = await em.execute<LockedEntry[]>(
    prepared(
      `select ${ENTRY_COLUMNS}, version - content_age as content from entries where ${sql} order by id for update`,
    ),
    [...values],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The new values of an entry. */
export interface Replacement {
  entry: LockedEntry;
  values: Partial<StoredEntry>;
  /** The text to search. Required if the title or the values of fields change. */
  searchText?: string;
  /** If an undo restores the values, the version of the entry that introduced them. */
  content?: number | null;
}

const REPLACE = prepared(`with updated as (
  update entries set
    kind = new.kind, ${RECORDED_VALUES.map((name) => `${columnOf(name)} = new."${name}"`).join(', ')},
    version = entries.version + 1, content_age = new.content_age, updated_at = new.at, updated_by = new.actor,
    search_text = coalesce(new.search_text, entries.search_text), is_sample = entries.is_sample and new.content_age > 0
  from jsonb_to_recordset(?::jsonb) as new (
    id uuid, kind text, ${Object.entries(RECORDED_COLUMNS)
      .map(([name, type]) => `"${name}" ${type}`)
      .join(', ')},
    search_text text, content_age int, at timestamptz, actor uuid
  )
  where entries.id = new.id
  returning entries.*) select ${ENTRY_COLUMNS} from updated as entries`);

/**
 * Replaces values of locked entries. Returns the updated entries as the client can see them. Does not record the
 * changes.
 */
export async function replaceValues(
  em: SqlEntityManager,
  source: ChangeSource & Pick<RequestContext, 'scope'>,
  replacements: readonly Replacement[],
): Promise<EntryRow[]> {
  const { at, actorId } = prepareHeader(source, { action: 'edit', subjectType: 'entry' });
  const rows = replacements.map(({ entry, values, searchText, content }) => ({
    ...entry,
    ...values,
    search_text: searchText,
    content_age: content == null ? 0 : entry.version + 1 - content,
    at,
    actor: actorId,
  }));
  const updated = await em.execute<StoredEntry[]>(REPLACE, [JSON.stringify(rows)]);
  return showValues({ em, scope: source.scope }, updated);
}
