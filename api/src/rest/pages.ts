import type { Context } from 'hono';
import { z } from 'zod';
import type { RequestContext } from '../context.js';
import { errorIn } from '../field-errors.js';
import { toCursor } from '../logs/entry-cursor.js';
import { type EntryPageQuery, listEntryPage, positionOf } from '../logs/entry-page.service.js';
import type { EntryRow } from '../logs/entry-row.js';
import { MAX_PAGE } from '../page-size.js';
import { parse, problem } from '../validation.js';

const SIZE = problem('pageSizeInvalid', { max: MAX_PAGE });

/** The query parameters of lists that can be read in pages. */
export const pageShape = {
  limit: z.coerce.number(SIZE).int(SIZE).min(1, SIZE).max(MAX_PAGE, SIZE).optional().meta({
    description:
      'Return only this many entries. If there are more, the header `Link` contains the URL of the next page. By default, the response contains all entries.',
  }),
  after: z
    .string()
    .optional()
    .meta({ description: 'The position of the page, from the URL of the next page. Requires `limit`.' }),
};

const pageSchema = z.object(pageShape).refine(({ limit, after }) => after === undefined || limit, {
  ...problem('limitRequired'),
  path: ['after'],
});

/** A page of a list. */
interface Page {
  limit: number;
  after: string | undefined;
}

/**
 * Returns the only value of each parameter.
 *
 * @throws PlannerError `invalid` if a parameter is repeated
 */
export function singleValues<Name extends string>(
  queries: Readonly<Record<string, string[]>>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const [value, ...more] = queries[name] ?? [];
    if (more.length > 0) throw errorIn(name, 'sentTwice');
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/**
 * Returns the page of a list that a request selects, or null for the complete list.
 *
 * @throws PlannerError `invalid`
 */
export function readPage(c: Context): Page | null {
  const { limit, after } = parse(pageSchema, singleValues(c.req.queries(), ['limit', 'after']));
  return limit === undefined ? null : { limit, after };
}

/**
 * Lists a page of entries. If there are more, sets the header `Link` to the URL of the next page.
 *
 * @throws PlannerError `invalid` for invalid cursors
 */
export async function listPage(
  c: Context,
  context: RequestContext,
  query: EntryPageQuery,
  { limit, after }: Page,
): Promise<EntryRow[]> {
  // Read one more entry to find out whether there is another page.
  const rows = await listEntryPage(context, query, { after, limit: limit + 1, inverted: false });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (last && rows.length > limit) {
    const next = new URL(c.req.url);
    next.searchParams.set('after', toCursor(positionOf(last)));
    // A path is enough, and also correct behind a proxy.
    c.header('Link', `<${next.pathname}${next.search}>; rel="next"`);
  }
  return page.map(({ sortKey: _, ...row }) => row);
}
