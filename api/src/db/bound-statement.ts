import { isRaw } from '@mikro-orm/core';
import type { AbstractSqlPlatform } from '@mikro-orm/postgresql';

/** A statement as the server takes it: values travel beside the text, never inside it. */
export interface BoundStatement {
  /** SQL with `$1`, `$2` and so on. */
  text: string;
  values: unknown[];
}

const isJson = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/**
 * Turns the ORM's question marks into numbered parameters. The ORM itself writes values into the SQL text,
 * where the server's log and its own errors repeat them: password hashes, names, everything.
 *
 * `?` takes a value, a raw fragment or a list of values, `??` an identifier, and `\?` is a question mark.
 *
 * @example
 * bindParameters(platform, 'select * from users where id = ?', [id])
 * // { text: 'select * from users where id = $1', values: [id] }
 */
export function bindParameters(
  platform: AbstractSqlPlatform,
  sql: string,
  parameters: readonly unknown[],
): BoundStatement {
  if (parameters.length === 0) return { text: sql, values: [] };
  const values: unknown[] = [];

  function placeholder(value: unknown): string {
    if (isRaw(value)) return numbered(value.sql, value.params as readonly unknown[]);
    if (Array.isArray(value)) return value.map(placeholder).join(', ');
    values.push(bound(value));
    return `$${values.length}`;
  }

  function numbered(text: string, given: readonly unknown[]): string {
    let next = 0;
    return text.replace(/\\\?|\?\??/g, (mark) => {
      if (mark === '\\?') return '?';
      const value = given[next++];
      return mark === '??' ? platform.quoteIdentifier(String(value)) : placeholder(value);
    });
  }

  return { text: numbered(sql, parameters), values };
}

/** A value as both drivers take it. */
function bound(value: unknown): unknown {
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return value.toString();
  return isJson(value) ? JSON.stringify(value) : value;
}
