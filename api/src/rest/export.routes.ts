import type { Context } from 'hono';
import { z } from 'zod';
import { chosenEntriesSchema, exportChosenEntries, exportEntries } from '../csv/export.service.js';
import { errorIn } from '../field-errors.js';
import { MAX_RESPONSE_TIME } from '../http/response-time.js';
import { SORT_DIRECTIONS } from '../logs/entry-page.service.js';
import { kindList, type LogKind } from '../logs/kinds/index.js';
import { kindSchema } from '../logs/kinds/stored-kinds.js';
import { parse } from '../validation.js';
import { singleValues } from './pages.js';
import type { Route } from './route.js';

const querySchema = z.object({
  from: z.string().optional().meta({ description: 'Only entries that end on this day or later.' }),
  to: z.string().optional().meta({ description: 'Only entries that start on this day or earlier.' }),
  brand: z
    .array(z.string())
    .max(1000)
    .optional()
    .meta({ description: 'Only this brand. Repeat the parameter for several brands.' }),
  withoutBrand: z.enum(['true', 'false']).optional().meta({
    description:
      'Whether to include entries without a brand. If true and `brand` is omitted, all other entries are excluded.',
  }),
  search: z.string().optional().meta({
    description:
      'Only entries whose title, text and options contain each word of this text, in any order, ignoring case and accents.',
  }),
  visibility: z
    .enum(['shown', 'hidden', 'all'])
    .optional()
    .meta({ description: 'Whether to include entries that are hidden from the calendar. Default: `all`.' }),
  conditions: z.string().optional().meta({
    description: 'Conditions: a JSON list of `FilterCondition`, as in GraphQL.',
  }),
  match: z.literal('byType').optional().meta({
    description: 'Conditions on fields of different kinds are alternatives.',
  }),
  isLate: z.enum(['true', 'false']).optional().meta({
    description: 'Whether to export only late entries, or only the others. If omitted, both.',
  }),
  today: z.string().optional().meta({ description: 'The current day. By default, the current day in UTC.' }),
  sort: z.enum(['date', 'title', 'created']).optional().meta({ description: 'Default: `date`.' }),
  direction: z.enum(SORT_DIRECTIONS).optional().meta({ description: 'Default: `descending`.' }),
});

const kindQuerySchema = querySchema.extend({
  kind: z
    .array(z.union([kindSchema, z.literal('')]))
    .max(100)
    .optional()
    .meta({
      description:
        'Only this kind. Repeat the parameter for several kinds. An empty value matches nothing. If only one kind is selected, the file has the columns of that kind.',
    }),
});

/** The parameters that clients can only send once. */
const SINGLE = Object.keys(querySchema.shape).filter((name) => name !== 'brand');

/** Parses the query string. @throws PlannerError `invalid` */
function readQuery(queries: Readonly<Record<string, string[]>>) {
  const { kind, brand, withoutBrand, visibility, conditions, isLate, sort, direction, ...filter } = parse(
    kindQuerySchema,
    {
      brand: queries.brand,
      kind: queries.kind,
      ...singleValues(queries, SINGLE),
    },
  );
  const brands = [...(brand ?? []), ...(withoutBrand === 'true' ? [null] : [])];
  return {
    kinds: kind?.filter((name) => name !== ''),
    filter: {
      ...filter,
      conditions: [
        ...(conditions === undefined ? [] : [parsedJson('conditions', conditions)].flat()),
        ...(brand || withoutBrand === 'true'
          ? [{ field: '@brand', operator: 'isAnyOf', value: brands }]
          : []),
        ...(visibility && visibility !== 'all'
          ? [{ field: '@showOnCalendar', operator: 'is', value: visibility === 'shown' }]
          : []),
      ],
      ...(isLate && { isLate: isLate === 'true' }),
    },
    sort: { field: `@${sort ?? 'date'}`, direction: direction ?? 'descending' },
  };
}

function parsedJson(name: string, text: string): never {
  try {
    return JSON.parse(text) as never;
  } catch {
    throw errorIn(name, 'jsonListInvalid');
  }
}

const NOTE = `The server generates the file while the client reads it. The connection is reset before the end of the file if the session or the access token ends, if the scope of the access token changes, if reading takes more than ${MAX_RESPONSE_TIME / 60_000} minutes, or if the server fails. Clients then report a network error, and must discard the incomplete file.`;

const csvResponse = (c: Context, body: ReadableStream<Uint8Array>, name: string) =>
  c.body(body, 200, {
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${name}"`,
  });

const exportRoute = (path: string, tag: string, summary: string, kind?: LogKind): Route => ({
  method: 'GET',
  path: `${path}.csv`,
  tag,
  access: 'reader',
  summary,
  query: kind ? querySchema : kindQuerySchema,
  success: z.string(),
  successNote: NOTE,
  successType: 'text/csv',
  async handle({ c, context, stream }) {
    const { kinds, ...query } = readQuery(c.req.queries());
    const parts = await exportEntries(context, kind ? [kind] : kinds, query);
    return csvResponse(c, stream(parts), `${path.slice(1).replace('logs/', '')}.csv`);
  },
});

/** The routes that export entries as CSV. */
export const exportRoutes: readonly Route[] = [
  exportRoute('/entries', 'Entries', 'The entries of all kinds as CSV'),
  {
    method: 'POST',
    path: '/entries.csv',
    tag: 'Entries',
    access: 'reader',
    summary: 'The entries with the given ids as CSV, in the order of the ids',
    body: chosenEntriesSchema,
    success: z.string(),
    successNote: NOTE,
    successType: 'text/csv',
    handle: async ({ c, context, body, stream }) =>
      csvResponse(c, stream(await exportChosenEntries(context, await body())), 'entries.csv'),
  },
  ...kindList.map(({ kind, rest }) =>
    exportRoute(`/logs/${rest.path}`, `Logs: ${rest.path}`, 'All entries as CSV', kind),
  ),
];
