import { requireReader } from '../accounts/policy.js';
import { listBrands } from '../brands/brand.service.js';
import type { RequestContext } from '../context.js';
import { BYTE_ORDER_MARK, csvLine } from '../field-types/csv-text.js';
import { listFieldConfigurations } from '../fields/field-configuration.service.js';
import { inPublicQueue } from '../http/public-requests.js';
import { toCursor } from '../logs/entry-cursor.js';
import {
  type EntryPageQuery,
  listEntryPage,
  type PagedEntry,
  positionOf,
} from '../logs/entry-page.service.js';
import { LOG_KINDS, type LogKind } from '../logs/kinds/index.js';
import { allowsKind } from '../scope/scope.js';
import { csvColumns } from './csv-columns.js';

/** The number of entries that are read at a time. */
const BATCH = 1_000;

/** Which entries to export, and in which order. */
type ExportQuery = Pick<EntryPageQuery, 'filter' | 'sort'>;

/**
 * Exports entries as CSV, in parts. The first part is ready when the promise resolves. The others are read when they are
 * requested, so that the memory that an export uses doesn't depend on its size.
 *
 * @param kinds the kinds to export
 * @throws PlannerError `invalid` if the query is invalid
 */
export async function exportEntries(
  context: RequestContext,
  kinds: readonly LogKind[],
  query: ExportQuery,
): Promise<AsyncGenerator<string, void>> {
  requireReader(context);
  const exported = LOG_KINDS.filter((kind) => kinds.includes(kind) && allowsKind(context.scope, kind));
  const brands = await listBrands(context);
  const fields = [];
  for (const kind of exported) fields.push(...(await listFieldConfigurations(context, kind)));
  const columns = csvColumns(exported.length > 0 ? exported : kinds, brands, fields);
  const read = (after?: string) =>
    listEntryPage(
      context,
      { ...query, kinds: [...exported] },
      { limit: BATCH, inverted: false, ...(after !== undefined && { after }) },
    );
  const linesOf = (entries: readonly PagedEntry[]) =>
    entries.map((entry) => csvLine(columns.map(({ cell }) => cell(entry)))).join('');
  const first = await read();

  async function* parts(): AsyncGenerator<string, void> {
    yield BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header)) + linesOf(first);
    let last = first.length < BATCH ? undefined : first.at(-1);
    while (last) {
      const after = toCursor(positionOf(last));
      const batch = await inPublicQueue(context, () => read(after));
      if (batch.length > 0) yield linesOf(batch);
      last = batch.length < BATCH ? undefined : batch.at(-1);
    }
  }
  return parts();
}
