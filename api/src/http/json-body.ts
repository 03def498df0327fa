import type { Context } from 'hono';
import { PlannerError } from '../errors.js';
import { checkValues } from './body-values.js';

const isJson = (type: string | undefined) => /^application\/json\s*(;|$)/i.test(type ?? '');

/** @throws PlannerError `unsupportedMediaType` if the content type is not JSON */
export function requireJson(c: Context): void {
  if (!isJson(c.req.header('content-type'))) {
    throw new PlannerError('unsupportedMediaType', 'Send the body as application/json.');
  }
}

/**
 * Reads the request's body.
 *
 * @throws PlannerError `unsupportedMediaType`, or `invalid` if it is not JSON or has too many values
 */
export async function readJson(c: Context): Promise<unknown> {
  requireJson(c);
  const body = await c.req.json().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error;
    throw new PlannerError('invalid', 'The body is not valid JSON.');
  });
  checkValues(body);
  return body;
}
