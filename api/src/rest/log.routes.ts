import { z } from 'zod';
import { bulkDeletionSchema, bulkUpdateSchema, deleteEntries, updateEntries } from '../logs/bulk.service.js';
import { createEntry, deleteEntry, getEntry, listEntries, updateEntry } from '../logs/entry.service.js';
import { entryBody } from '../logs/entry-body.js';
import { entrySchemas } from '../logs/entry-input.js';
import { kindList, type LogKind } from '../logs/kinds/index.js';
import { conflictAnswers, deletedAnswer, entryAnswers, updatedAnswer } from './answers.js';
import type { Route } from './route.js';

function routesOf(kind: LogKind, segment: string): Route[] {
  const list = `/logs/${segment}`;
  const bulk = `${list}/bulk`;
  const one = `${list}/:id`;
  const tag = `Logs: ${segment}`;
  const success = entryAnswers[kind];
  const { creation, update } = entrySchemas[kind];
  return [
    {
      ...{ method: 'PATCH', path: bulk, tag, summary: 'Change many entries: all of it or none' },
      body: bulkUpdateSchema,
      success: updatedAnswer,
      answer: async ({ context, body }) => ({ updated: await updateEntries(context, kind, await body()) }),
    },
    {
      ...{ method: 'DELETE', path: bulk, tag, summary: 'Delete many entries' },
      body: bulkDeletionSchema,
      success: deletedAnswer,
      answer: async ({ context, body }) => ({ deleted: await deleteEntries(context, kind, await body()) }),
    },
    {
      ...{
        method: 'GET',
        path: list,
        tag,
        summary: 'All entries: newest date first, then newest created first',
      },
      success: z.array(success),
      answer: async ({ context }) => (await listEntries(context, kind)).map(entryBody),
    },
    {
      ...{ method: 'POST', path: list, tag, summary: 'Create an entry' },
      body: creation,
      status: 201,
      success,
      answer: async ({ context, body }) => entryBody(await createEntry(context, kind, await body())),
    },
    {
      ...{ method: 'GET', path: one, tag, summary: 'One entry' },
      success,
      answer: async ({ context, id }) => entryBody(await getEntry(context, id, kind)),
    },
    {
      ...{ method: 'PUT', path: one, tag, summary: 'Replace an entry' },
      body: update,
      success,
      refusals: { 409: 'The entry has changed since the version that was sent.' },
      conflict: conflictAnswers[kind],
      answer: async ({ context, id, body }) => entryBody(await updateEntry(context, kind, id, await body())),
    },
    {
      ...{ method: 'DELETE', path: one, tag, summary: 'Delete an entry' },
      status: 204,
      answer: ({ context, id }) => deleteEntry(context, id, kind),
    },
  ];
}

/** The calls of the six logs: one set, made for each kind. */
export const logRoutes: readonly Route[] = kindList.flatMap(({ kind, segment }) => routesOf(kind, segment));
