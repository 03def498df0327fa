import type { RequestContext } from '../context.js';
import { readNextPart } from '../http/public-requests.js';
import { preparedIn, scopeConditions, tableIn } from '../scope/scope.js';
import { allOf, type Condition, hasOneOf } from '../sql/condition.js';
import { ENTRY_COLUMNS, type EntryRow, entryColumns, readEntries } from './entry-row.js';

/** The number of entries to read at a time. */
export const BATCH = 1_000;

/** A complete list of entries. */
export interface EntryList {
  /** The conditions, in addition to the scope. */
  conditions: readonly Condition[];
  /** The columns to sort by. */
  order: string;
  /** Whether to prepare the statement. */
  canPrepare: boolean;
}

function statementOf({ scope }: RequestContext, { conditions, order, canPrepare }: EntryList) {
  const { sql, values } = allOf([...conditions, ...scopeConditions(scope)]);
  const select = (columns: string, limit = '') => {
    const statement = `select ${columns} from ${tableIn(scope, 'entries')} where ${sql} order by ${order}${limit}`;
    return canPrepare ? preparedIn(scope, statement) : statement;
  };
  return { select, values };
}

/**
 * Reads a list with one statement.
 *
 * @param wanted the columns to read; all by default
 */
export function readList(
  context: RequestContext,
  list: EntryList,
  wanted?: ReadonlySet<string>,
): Promise<EntryRow[]> {
  const { select, values } = statementOf(context, list);
  return readEntries(context, select(entryColumns(wanted)), values);
}

/**
 * Reads a list in batches, so that other requests can run in between. Before the second batch, reads which entries
 * follow and their order, so that later changes don't cause entries to be repeated or skipped. Skips entries that are
 * deleted in the meantime.
 */
export async function* listBatches(
  context: RequestContext,
  list: EntryList,
): AsyncGenerator<readonly EntryRow[], void> {
  const { select, values } = statementOf(context, list);
  const sent = new Set<string>();
  // Keep no rows in variables, because the client may take minutes to read them.
  const readFirst = async () => {
    const rows = await readEntries(context, select(ENTRY_COLUMNS, ` limit ${BATCH}`), values);
    for (const { id } of rows) sent.add(id);
    return rows;
  };
  yield await readFirst();
  if (sent.size < BATCH) return;
  const readRemaining = async () => {
    const rows = await context.em.execute<{ id: string }[]>(select('id'), [...values]);
    return rows.flatMap(({ id }) => (sent.has(id) ? [] : [id]));
  };
  const remaining = await readNextPart(context, readRemaining);
  for (let start = 0; start < remaining.length; start += BATCH) {
    const ids = remaining.slice(start, start + BATCH);
    yield await readNextPart(context, () => entriesById(context, ids));
  }
}

/** Reads the entries with the given ids, in the order of the ids. Ignores unknown ids. */
export async function entriesById(
  context: RequestContext,
  ids: readonly string[],
  conditions: readonly Condition[] = [],
): Promise<EntryRow[]> {
  const { scope } = context;
  const { sql, values } = allOf([hasOneOf(ids), ...conditions, ...scopeConditions(scope)]);
  const statement = `select ${ENTRY_COLUMNS} from ${tableIn(scope, 'entries')} where ${sql}`;
  const rows = await readEntries(context, preparedIn(scope, statement), values);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
