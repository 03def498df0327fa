import { z } from 'zod';
import { requireReader } from '../accounts/policy.js';
import { listBrands } from '../brands/brand.service.js';
import type { RequestContext } from '../context.js';
import { BYTE_ORDER_MARK, csvLine } from '../field-types/csv-text.js';
import { allFieldsOfKind } from '../fields/field-configuration.service.js';
import { readNextPart } from '../http/public-requests.js';
import { toCursor } from '../logs/entry-cursor.js';
import { BATCH, entriesById } from '../logs/entry-list.js';
import {
  type EntryPageQuery,
  listEntryPage,
  type PagedEntry,
  positionOf,
} from '../logs/entry-page.service.js';
import type { EntryRow } from '../logs/entry-row.js';
import type { LogKind } from '../logs/kinds/index.js';
import { type KindRow, kindSchema, readKinds } from '../logs/kinds/stored-kinds.js';
import { allowsKind } from '../scope/scope.js';
import { isOneOf } from '../sql/condition.js';
import { isId, parse, problem } from '../validation.js';
import { chosenColumns, csvColumns } from './csv-columns.js';

/** The maximum number of ids in a request. */
const MAX_CHOSEN = 10_000;

/** Which entries to export, and in which order. */
type ExportQuery = Pick<EntryPageQuery, 'filter' | 'sort'>;

/** The body of a request that lists the ids of the entries to export. */
export const chosenEntriesSchema = z
  .object({
    ids: z
      .array(z.string())
      .min(1, problem('selectionRequired'))
      .max(MAX_CHOSEN, problem('tooManyExported', { max: MAX_CHOSEN }))
      // Ignore malformed ids, as well as the ids of deleted entries.
      .transform((ids) => [...new Set(ids.filter(isId).map((id) => id.toLowerCase()))])
      .meta({ description: 'The ids of the entries, in the order of the file. Unknown ids are ignored.' }),
    kinds: z.array(kindSchema).min(1).max(100).nullish().meta({
      description:
        'Only entries of these kinds. If only one kind is selected, the file has the columns of that kind.',
    }),
    columns: z.array(z.string()).min(1).max(1000).nullish().meta({
      description:
        'The ids of the columns, in order, such as `date`, `blogName`, `brand`, `color`, `onCalendar` and `field:<fieldName>`. Unknown ids are ignored. Default: all columns.',
    }),
    hasHeader: z.boolean().nullish().meta({
      description:
        'Whether the file starts with a header row. Set it to false for every part of a file after the first. Default: true.',
    }),
  })
  .meta({ id: 'CsvExport', description: 'The entries to export.' });

interface FileOptions {
  kinds: readonly KindRow[];
  /** The ids of the columns. Null for all columns. */
  columns: readonly string[] | null;
  hasHeader: boolean;
}

/** Reads the given kinds, or all kinds if they are omitted. */
async function findKinds({ em }: RequestContext, ids: readonly LogKind[] | undefined): Promise<KindRow[]> {
  const kinds = await readKinds(em);
  return ids ? kinds.filter(({ id }) => ids.includes(id)) : kinds;
}

/** Returns the kinds that are in the scope. */
const kindsInScope = ({ scope }: RequestContext, kinds: readonly KindRow[]): readonly KindRow[] =>
  kinds.filter(({ id }) => allowsKind(scope, id));

/**
 * Writes entries as CSV. When the promise resolves, the first entries have been read. The remaining entries are read on
 * demand.
 */
async function writeCsv(
  context: RequestContext,
  entries: AsyncGenerator<readonly EntryRow[], void>,
  { kinds, columns: ids, hasHeader }: FileOptions,
): Promise<AsyncGenerator<string, void>> {
  const brands = await listBrands(context);
  const exported = kindsInScope(context, kinds);
  const fields = [];
  for (const { id } of exported) fields.push(...(await allFieldsOfKind(context.em, id, context.scope)));
  const all = csvColumns(exported.length > 0 ? exported : kinds, brands, fields);
  const columns = ids ? chosenColumns(all, ids) : all;
  const linesOf = (batch: readonly EntryRow[]) =>
    batch.map((entry) => csvLine(columns.map(({ cell }) => cell(entry)))).join('');
  const first = (await entries.next()).value ?? [];

  async function* parts(): AsyncGenerator<string, void> {
    const header = hasHeader ? BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header)) : '';
    yield header + linesOf(first);
    for await (const batch of entries) if (batch.length > 0) yield linesOf(batch);
  }
  return parts();
}

/** Reads the entries that match a query. */
async function* matchingEntries(
  context: RequestContext,
  query: EntryPageQuery,
): AsyncGenerator<readonly EntryRow[], void> {
  const read = (after?: string) =>
    listEntryPage(context, query, {
      ...{ limit: BATCH, inverted: false },
      ...(after !== undefined && { after }),
    });
  let batch: readonly PagedEntry[] = await read();
  yield batch;
  for (let last = batch.at(-1); last && batch.length === BATCH; last = batch.at(-1)) {
    const after = toCursor(positionOf(last));
    // Access is checked after each batch, whether or not it waited in the queue.
    batch = await readNextPart(context, () => read(after));
    yield batch;
  }
}

/**
 * Exports entries as CSV, in parts. The first part is ready when the promise resolves. The remaining entries are read
 * on demand, so that memory use doesn't depend on the size of the export.
 *
 * @param kindIds the kinds to export; all by default
 * @throws PlannerError `invalid` if the query is invalid
 */
export async function exportEntries(
  context: RequestContext,
  kindIds: readonly LogKind[] | undefined,
  query: ExportQuery,
): Promise<AsyncGenerator<string, void>> {
  requireReader(context);
  const kinds = await findKinds(context, kindIds);
  const inScope = kindsInScope(context, kinds).map(({ id }) => id);
  const entries = matchingEntries(context, { ...query, filter: { ...query.filter, kinds: inScope } });
  return writeCsv(context, entries, { kinds, columns: null, hasHeader: true });
}

/** Reads the entries with the given ids, in the given order. */
async function* chosenEntries(
  context: RequestContext,
  kinds: readonly KindRow[],
  ids: readonly string[],
): AsyncGenerator<readonly EntryRow[], void> {
  const isOfKinds = isOneOf(
    'kind',
    kinds.map(({ id }) => id),
  );
  const read = (start: number) => entriesById(context, ids.slice(start, start + BATCH), [isOfKinds]);
  yield await read(0);
  for (let start = BATCH; start < ids.length; start += BATCH) {
    yield await readNextPart(context, () => read(start));
  }
}

/**
 * Exports the entries with the given ids as CSV, in parts, like {@link exportEntries}. Clients use this to export what
 * a list displays, because the server does not know the list's search text and sort order.
 *
 * @throws PlannerError `invalid` if the input is invalid
 */
export async function exportChosenEntries(
  context: RequestContext,
  input: unknown,
): Promise<AsyncGenerator<string, void>> {
  requireReader(context);
  const { ids, columns, hasHeader, ...given } = parse(chosenEntriesSchema, input);
  const kinds = await findKinds(context, given.kinds ?? undefined);
  const entries = chosenEntries(context, kindsInScope(context, kinds), ids);
  return writeCsv(context, entries, { kinds, columns: columns ?? null, hasHeader: hasHeader ?? true });
}
