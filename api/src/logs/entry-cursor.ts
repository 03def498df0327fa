import { z } from 'zod';
import { PlannerError } from '../errors.js';
import { storableSchema } from '../validation.js';

/** The position of a row in a sort order: the row's sort value, as text, and its id. */
export interface Position {
  key: string;
  id: string;
}

const positionSchema = z.tuple([storableSchema, z.uuid()]);

/** Converts a position to the opaque text that clients send back. */
export const toCursor = ({ key, id }: Position): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

const invalidCursor = () => new PlannerError('cursorInvalid');

/**
 * Reads a cursor that a client sent.
 *
 * @param keySchema validates the sort value
 * @throws PlannerError `invalid` if the cursor is malformed or belongs to a different sort order
 */
export function fromCursor(cursor: string, keySchema: z.ZodType<string>): Position {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw invalidCursor();
  }
  const result = positionSchema.safeParse(value);
  if (!result.success || !keySchema.safeParse(result.data[0]).success) throw invalidCursor();
  return { key: result.data[0], id: result.data[1] };
}
