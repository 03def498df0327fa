import { isRaw } from '@mikro-orm/core';
import type { AbstractSqlPlatform } from '@mikro-orm/postgresql';

/** A statement with bound parameters. */
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
 * Replaces the ORM's question marks with numbered parameters.
 *
 * `?` is a placeholder for a value, a raw fragment or a list of values, and `??` for an identifier. `\?` is a literal
 * question mark.
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

/** Converts a value to a type that both drivers accept. */
function bound(value: unknown): unknown {
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return value.toString();
  return isJson(value) ? JSON.stringify(value) : value;
}
