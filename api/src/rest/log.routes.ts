import { z } from 'zod';
import { PlannerError } from '../errors.js';
import { bulkDeletionSchema, bulkUpdateSchema, deleteEntries, updateEntries } from '../logs/bulk.service.js';
import {
  createEntry,
  deleteEntry,
  EntryConflict,
  getEntry,
  listEntries,
  updateEntry,
} from '../logs/entry.service.js';
import { kindList, type LogKind } from '../logs/kinds/index.js';
import { entryBodies, entryBody, parseCreation, parseUpdate } from './entry-names.js';
import { conflictResponses, deletedResponse, entryResponses, updatedResponse } from './responses.js';
import type { Route } from './route.js';

/** Returns the error to send. In a version conflict, the fields of the current entry have the names that REST uses. */
const restError = (error: unknown) =>
  error instanceof EntryConflict
    ? new PlannerError(error.code, error.message, { current: entryBody(error.row) })
    : error;

function routesOf(kind: LogKind, path: string): Route[] {
  const list = `/logs/${path}`;
  const bulk = `${list}/bulk`;
  const one = `${list}/:id`;
  const tag = `Logs: ${path}`;
  const success = entryResponses[kind];
  const { creation, update } = entryBodies[kind];
  return [
    {
      method: 'PATCH',
      path: bulk,
      tag,
      summary: 'Update many entries, all or none',
      body: bulkUpdateSchema,
      success: updatedResponse,
      handle: async ({ context, body }) => ({ updated: await updateEntries(context, kind, await body()) }),
    },
    {
      method: 'DELETE',
      path: bulk,
      tag,
      summary: 'Delete many entries',
      body: bulkDeletionSchema,
      success: deletedResponse,
      handle: async ({ context, body }) => ({ deleted: await deleteEntries(context, kind, await body()) }),
    },
    {
      method: 'GET',
      path: list,
      tag,
      summary: 'All entries, sorted by date, then by time of creation, newest first',
      success: z.array(success),
      handle: async ({ context }) => (await listEntries(context, kind)).map(entryBody),
    },
    {
      method: 'POST',
      path: list,
      tag,
      summary: 'Create an entry',
      body: creation,
      status: 201,
      success,
      handle: async ({ context, body }) =>
        entryBody(await createEntry(context, kind, parseCreation(kind, await body()))),
    },
    {
      method: 'GET',
      path: one,
      tag,
      summary: 'One entry',
      success,
      handle: async ({ context, id }) => entryBody(await getEntry(context, id, kind)),
    },
    {
      method: 'PUT',
      path: one,
      tag,
      summary: 'Replace an entry',
      body: update,
      success,
      errors: { 409: 'The entry has changed since the version that was sent.' },
      conflict: conflictResponses[kind],
      async handle({ context, id, body }) {
        const { draft, version } = parseUpdate(kind, await body());
        const updating = updateEntry(context, kind, id, draft, version);
        return entryBody(await updating.catch((error) => Promise.reject(restError(error))));
      },
    },
    {
      method: 'DELETE',
      path: one,
      tag,
      summary: 'Delete an entry',
      status: 204,
      handle: ({ context, id }) => deleteEntry(context, id, kind),
    },
  ];
}

/** The routes for all logs. */
export const logRoutes: readonly Route[] = kindList.flatMap(({ kind, rest }) => routesOf(kind, rest.path));
