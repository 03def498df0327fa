import { createHash } from 'node:crypto';
import { PREPARED_MARK } from '../sql/prepared.js';

/** The most prepared statements per connection. Each one keeps its plan in the server's memory. */
const MAX_STATEMENTS = 200;

const names = new Map<string, string>();

/**
 * Returns the name of a prepared statement, which is the same on all connections, or undefined if the statement is
 * not prepared.
 */
export function statementName(text: string): string | undefined {
  if (!text.startsWith(PREPARED_MARK)) return undefined;
  const known = names.get(text);
  if (known || names.size >= MAX_STATEMENTS) return known;
  // A hash of the text, so that different statements behind a connection pooler never share a name.
  const name = `planner_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}
