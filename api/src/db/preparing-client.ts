import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { PREPARED_MARK } from './prepared.js';

/** How many statements a connection keeps at most: each holds its plan in the server's memory. */
const MAX_STATEMENTS = 200;

const names = new Map<string, string>();

/** The statement's name, the same on every connection, or undefined when it is not to be prepared. */
function nameOf(text: string): string | undefined {
  if (!text.startsWith(PREPARED_MARK)) return undefined;
  const known = names.get(text);
  if (known || names.size >= MAX_STATEMENTS) return known;
  // From the text, so that behind a connection pooler no other planner's statement has this name.
  const name = `planner_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}

/** A connection to PostgreSQL that prepares the statements that are marked for it. */
export class PreparingClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: one body for all overloads of the driver.
  override query(text: any, values?: any, callback?: any): any {
    const name = typeof text === 'string' ? nameOf(text) : undefined;
    return name ? super.query({ name, text, values }, callback) : super.query(text, values, callback);
  }
}
