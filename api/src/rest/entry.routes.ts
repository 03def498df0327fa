import { z } from 'zod';
import { checkRange, entriesBetween } from '../calendar/calendar.service.js';
import type { RequestContext } from '../context.js';
import { errorIn } from '../field-errors.js';
import { listKinds } from '../kinds/kind.service.js';
import { isBuiltIn, type LogKind } from '../logs/kinds/index.js';
import { kindSchema } from '../logs/kinds/stored-kinds.js';
import { dateSchema, parse, problem } from '../validation.js';
import { anyEntryBody, customValuesResponse } from './entry-names.js';
import { jsonList, LIST_NOTE } from './json-list.js';
import { listPage, pageShape, readPage, singleValues } from './pages.js';
import type { Route } from './route.js';

const instant = z.iso.datetime().meta({ description: 'Instant in UTC.' });

const entryResponse = z
  .object({
    id: z.uuid(),
    kind: z.string().meta({ description: 'The id of the kind.' }),
    title: z.string(),
    startDate: z.iso.date(),
    endDate: z.iso.date().meta({ description: 'Inclusive.' }),
    brandId: z.uuid().nullable(),
    color: z.string().nullable(),
    showOnCalendar: z.boolean(),
    dynamicFields: customValuesResponse,
    fields: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]))
      .meta({ description: 'The fields that only this kind has.' }),
    version: z.int(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'AnyEntry', description: 'An entry of any kind.' });

const querySchema = z.object({
  from: dateSchema.meta({ description: 'First day.' }),
  to: dateSchema.meta({ description: 'Last day, inclusive. The range can be at most 400 days long.' }),
  brand: z
    .array(z.uuid(problem('idInvalid')))
    .max(100)
    .optional()
    .meta({ description: 'Only this brand. Repeat the parameter for several brands.' }),
  kind: z
    .array(kindSchema)
    .max(100)
    .optional()
    .meta({ description: 'Only this kind. Repeat the parameter for several kinds.' }),
});

/**
 * Parses the query string. @throws PlannerError `invalid` if a date is repeated or invalid
 */
const readQuery = (queries: Readonly<Record<string, string[]>>): z.output<typeof querySchema> =>
  parse(querySchema, { ...queries, ...singleValues(queries, ['from', 'to']) });

/** @throws PlannerError `invalid` if a kind does not exist, or is outside of the scope */
async function checkKinds(context: RequestContext, kinds: readonly LogKind[]): Promise<void> {
  if (kinds.every(isBuiltIn)) return;
  const options = (await listKinds(context)).map(({ id }) => id);
  const index = kinds.findIndex((kind) => !isBuiltIn(kind) && !options.includes(kind));
  if (index >= 0) throw errorIn(`kind.${index}`, 'notAnOption', { options });
}

/** The route for entries of all kinds. */
export const entryRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/entries',
    tag: 'Entries',
    summary: 'The entries of all kinds between two days, sorted by date',
    access: 'reader',
    query: querySchema.extend(pageShape),
    successNote: `On pages, entries that start on the same day are sorted by time of creation. ${LIST_NOTE}`,
    success: z.array(entryResponse),
    async handle({ c, context, stream }) {
      const { from, to, brand, kind } = readQuery(c.req.queries());
      await checkKinds(context, kind ?? []);
      const page = readPage(c);
      const conditions = brand && [{ field: '@brand', operator: 'isAnyOf', value: brand }];
      const filter = { conditions, kinds: kind };
      if (page) {
        const query = { filter: { ...filter, ...checkRange({ from, to }) } };
        return (await listPage(c, context, query, page)).map(anyEntryBody);
      }
      return jsonList({ c, stream }, await entriesBetween(context, { from, to, filter }), anyEntryBody);
    },
  },
];
