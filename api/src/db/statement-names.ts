import { createHash } from 'node:crypto';
import { MAX_PREPARED, PREPARED_MARK } from '../sql/prepared.js';

const names = new Map<string, string>();

/**
 * Returns the name of a prepared statement, or undefined if the statement is not prepared. The name is the same on all
 * connections.
 */
export function statementName(text: string): string | undefined {
  if (!text.startsWith(PREPARED_MARK)) return undefined;
  const known = names.get(text);
  if (known || names.size >= MAX_PREPARED) return known;
  // Hash the text, so that different statements never share a name behind a connection pooler.
  const name = `planner_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}
