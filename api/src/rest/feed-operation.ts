import { z } from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { errorResponse } from './responses.js';

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorResponse } },
});

/** The path of feeds in the OpenAPI document. */
export const DOCUMENTED_FEED_PATH = '/feeds/{secret}.ics';

/** Describes feeds in the OpenAPI document. */
export const feedOperation: ZodOpenApiOperationObject = {
  operationId: 'getFeed',
  summary: 'Subscribe to a feed in a calendar app',
  tags: ['Access tokens'],
  security: [],
  requestParams: {
    path: z.object({ secret: z.string().meta({ description: 'The secret of the feed.' }) }),
    header: z.object({
      'If-None-Match': z
        .string()
        .optional()
        .meta({ description: 'The ETag of the last response. If nothing has changed, the response is 304.' }),
    }),
  },
  responses: {
    200: {
      description:
        'The entries of the past 12 months and all later ones as all-day events in the iCalendar format (RFC 5545).',
      content: { 'text/calendar': { schema: z.string() } },
    },
    304: { description: 'Nothing has changed since the response with that ETag.' },
    404: failure('Not found.'),
    410: failure('The feed was revoked or has expired, or its owner is no longer approved.'),
    429: failure(
      'Too many downloads, or too many unknown secrets. `Retry-After` is the number of seconds to wait.',
    ),
    503: failure('The database is not responding, or too many requests for the feed are waiting.'),
  },
};
