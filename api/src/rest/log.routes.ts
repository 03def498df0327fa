import type { Context } from 'hono';
import { z } from 'zod';
import { PlannerError } from '../errors.js';
import { bulkDeletionSchema, bulkUpdateSchema, deleteEntries, updateEntries } from '../logs/bulk.service.js';
import {
  changeEntry,
  createEntry,
  deleteEntry,
  type EntryChange,
  EntryConflict,
  entryBatches,
  getEntry,
} from '../logs/entry.service.js';
import type { EntryRow } from '../logs/entry-row.js';
import { kindList, type LogKind } from '../logs/kinds/index.js';
import { entityTag, readIfMatch } from './entity-tag.js';
import {
  entryBodies,
  entryBody,
  parseCreation,
  parsePatch,
  parseUpdate,
  withOtherOptions,
  writableBody,
} from './entry-names.js';
import { jsonList, LIST_NOTE } from './json-list.js';
import { mergePatch } from './merge-patch.js';
import { requireOwnKind } from './own-kinds.js';
import { listPage, pageShape, readPage } from './pages.js';
import { conflictResponses, deletedResponse, entryResponses, updatedResponse } from './responses.js';
import type { Call, Route } from './route.js';

/** Returns the response body for an entry, and sets the `ETag` header. */
function entryResponse(c: Context, row: EntryRow): Record<string, unknown> {
  c.header('ETag', entityTag(row.version));
  return entryBody(row);
}

/** Changes an entry if its version matches `If-Match` and the version in the body, both of which are optional. */
async function change(
  { c, context, id, kind }: Call,
  { version, ...values }: Omit<EntryChange, 'accepts'> & { version: number | null | undefined },
): Promise<Record<string, unknown>> {
  const header = c.req.header('If-Match');
  const matches = header === undefined ? () => true : readIfMatch(header);
  try {
    const accepts = (current: number) => matches(current) && (!version || version === current);
    return entryResponse(c, await changeEntry(context, kind, id, { ...values, accepts }));
  } catch (error) {
    if (!(error instanceof EntryConflict)) throw error;
    const isPrecondition = !matches(error.row.version);
    c.header('ETag', entityTag(error.row.version));
    // Use the REST names for the fields of the current entry.
    const detail = { ...error.detail, current: entryBody(error.row) };
    throw new PlannerError(isPrecondition ? 'entryVersionMismatch' : 'entryChanged', {}, detail);
  }
}

/** The properties that all routes for changing an entry share. */
const conditional = {
  isConditional: true,
  errors: {
    409: 'The entry has changed since the version that was sent.',
    412: 'The entry has changed since the version in `If-Match`.',
  },
} as const;

/**
 * Returns the routes for the entries of a kind.
 *
 * @param kind the kind, or an empty string if the path contains it
 */
function routesOf(kind: LogKind, path: string): Route[] {
  const list = `/logs/${path}`;
  const bulk = `${list}/bulk`;
  const one = `${list}/:id`;
  const tag = kind === '' ? 'Logs of own kinds' : `Logs: ${path}`;
  const success = entryResponses(kind);
  const { creation, update, patch } = entryBodies(kind);
  const routes: Route[] = [
    {
      method: 'PATCH',
      path: bulk,
      tag,
      access: 'writer',
      summary: 'Update many entries, all or nothing',
      body: bulkUpdateSchema,
      success: updatedResponse,
      handle: async ({ context, kind, body }) => ({
        updated: await updateEntries(context, kind, await body(), 'dynamicFields'),
      }),
    },
    {
      method: 'DELETE',
      path: bulk,
      tag,
      access: 'writer',
      summary: 'Delete many entries',
      body: bulkDeletionSchema,
      success: deletedResponse,
      handle: async ({ context, kind, body }) => ({
        deleted: await deleteEntries(context, kind, await body()),
      }),
    },
    {
      method: 'GET',
      path: list,
      tag,
      access: 'reader',
      summary: 'All entries, sorted by date, then by time of creation, newest first',
      query: z.object(pageShape),
      success: z.array(success),
      successNote: LIST_NOTE,
      async handle({ c, context, kind, stream }) {
        const page = readPage(c);
        if (!page) return jsonList({ c, stream }, entryBatches(context, kind), entryBody);
        const sort = { field: '@date', direction: 'descending' } as const;
        return (await listPage(c, context, { filter: { kinds: [kind] }, sort }, page)).map(entryBody);
      },
    },
    {
      method: 'POST',
      path: list,
      tag,
      access: 'writer',
      summary: 'Create an entry',
      body: creation,
      status: 201,
      success,
      handle: async ({ c, context, kind, body }) =>
        entryResponse(c, await createEntry(context, kind, parseCreation(kind, await body()))),
    },
    {
      method: 'GET',
      path: one,
      tag,
      access: 'reader',
      summary: 'One entry',
      success,
      handle: async ({ c, context, id, kind }) => entryResponse(c, await getEntry(context, id, kind)),
    },
    {
      method: 'PUT',
      path: one,
      tag,
      access: 'writer',
      summary: 'Replace an entry',
      body: update,
      success,
      ...conditional,
      conflict: conflictResponses(kind),
      async handle(call) {
        const body = await call.body();
        const { draft, version } = parseUpdate(call.kind, body);
        const draftOf = (row: EntryRow) => parseUpdate(call.kind, withOtherOptions(row, body)).draft;
        return change(call, { brandId: draft.brandId, version, draftOf });
      },
    },
    {
      method: 'PATCH',
      path: one,
      tag,
      access: 'writer',
      summary: 'Change some fields of an entry (merge patch, RFC 7396)',
      body: patch,
      mediaTypes: ['application/merge-patch+json', 'application/json'],
      success,
      ...conditional,
      conflict: conflictResponses(kind),
      async handle(call) {
        const { values, version, brandId } = parsePatch(await call.body());
        const draftOf = (row: EntryRow) =>
          parseUpdate(call.kind, mergePatch(writableBody(row), values)).draft;
        return change(call, { brandId, version, draftOf });
      },
    },
    {
      method: 'DELETE',
      path: one,
      tag,
      access: 'writer',
      summary: 'Delete an entry',
      status: 204,
      handle: ({ context, id, kind }) => deleteEntry(context, id, kind),
    },
  ];
  return routes.map((route) => ({
    ...route,
    ...(kind === '' && { errors: { 404: 'There is no such kind or entry.', ...route.errors } }),
    async handle(call) {
      if (kind !== '') return route.handle({ ...call, kind });
      await requireOwnKind(call.context, call.kind);
      return route.handle(call);
    },
  }));
}

/** The routes for all logs. */
export const logRoutes: readonly Route[] = [
  ...kindList.flatMap(({ kind, rest }) => routesOf(kind, rest.path)),
  ...routesOf('', ':kind'),
];
