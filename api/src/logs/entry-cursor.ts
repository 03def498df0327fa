import { z } from 'zod';
import { PlannerError } from '../errors.js';
import { storableSchema } from '../validation.js';

/** Where a row stands in an order: the value it is ordered by, as text, and its id. */
export interface Position {
  key: string;
  id: string;
}

const positionSchema = z.tuple([storableSchema, z.uuid()]);

/** Writes a position as the opaque text that callers send back. */
export const toCursor = ({ key, id }: Position): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

const unusable = () =>
  new PlannerError('invalid', 'This cursor cannot be used: send back one that came with an answer.');

/**
 * Reads a cursor that came from outside.
 *
 * @param keySchema what the order's values look like
 * @throws PlannerError `invalid` when it is none of ours, or one of another order
 */
export function fromCursor(cursor: string, keySchema: z.ZodType<string>): Position {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw unusable();
  }
  const result = positionSchema.safeParse(value);
  if (!result.success || !keySchema.safeParse(result.data[0]).success) throw unusable();
  return { key: result.data[0], id: result.data[1] };
}
