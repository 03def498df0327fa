import type { Context } from 'hono';
import { PlannerError } from '../errors.js';
import { checkValues } from './body-values.js';

const JSON_ONLY = ['application/json'];

const mediaType = (header: string | undefined) => header?.split(';')[0]?.trim().toLowerCase() ?? '';

/** @throws PlannerError `unsupportedMediaType` if the content type is not one of the allowed media types */
export function requireJson(c: Context, mediaTypes: readonly string[] = JSON_ONLY): void {
  if (!mediaTypes.includes(mediaType(c.req.header('content-type')))) {
    throw new PlannerError('mediaTypeNotSupported', { mediaTypes });
  }
}

/**
 * Reads the request's body.
 *
 * @throws PlannerError `unsupportedMediaType`; `invalid` if the body is not JSON or has too many values
 */
export async function readJson(c: Context, mediaTypes?: readonly string[]): Promise<unknown> {
  requireJson(c, mediaTypes);
  const body = await c.req.json().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error;
    throw new PlannerError('jsonInvalid');
  });
  checkValues(body);
  return body;
}
