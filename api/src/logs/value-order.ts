import { z } from 'zod';
import { fieldTypeOf } from '../field-types/field-types.js';
import { valueText } from '../search/search-text.js';
import { storableSchema } from '../validation.js';
import type { FilteredField } from './filter-sql.js';
import type { LogKind } from './kinds/index.js';

/** How to sort by an expression. */
export interface Expression {
  sql: string;
  /** The SQL type of the expression, and how to compare it. */
  type: string;
  /** Validates a value of the expression that a client sends, as text. */
  keySchema: z.ZodType<string>;
}

const NUMBER = z.string().regex(/^(-?Infinity|-?\d+(\.\d+)?(e[+-]?\d+)?)$/);

/** Ids in SQL. All ids are UUIDs, or names that the planner chose. */
const isPlain = (id: string) => /^[\w -]+$/.test(id);

const text = (sql: string): Expression => ({
  sql: `coalesce(nullif(${sql}, ''), U&'\\+10FFFF') collate "C"`,
  type: 'text collate "C"',
  keySchema: storableSchema,
});

/**
 * Returns how to sort by the value of a field: options by their order, people by their names, text without case and
 * accents. Empty values come last.
 *
 * @param sorted the kinds of the entries to sort
 */
export function valueOrder(field: FilteredField, sorted: readonly LogKind[]): Expression | null {
  const { id, type, kinds, options } = field;
  if (!isPlain(id)) return null;
  const value = `(entries.values -> '${id}')`;
  const ofKinds = (sql: string) =>
    sorted.every((kind) => kinds.includes(kind))
      ? sql
      : `case when kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}) then ${sql} end`;
  const number = (sql: string): Expression => ({
    ...{ sql: `coalesce((${ofKinds(sql)})::float8, 'infinity')`, type: 'float8', keySchema: NUMBER },
  });
  const { jsonType, hasOptions, hasPeople, isText } = fieldTypeOf(type);
  if (hasOptions || hasPeople) {
    const places = options.flatMap((option, place) => (isPlain(option.id) ? [[option.id, place]] : []));
    const first = jsonType === 'array' ? `${value} ->> 0` : `${value} #>> '{}'`;
    // Finds the place in the same time for any number of options.
    return number(`'${JSON.stringify(Object.fromEntries(places))}'::jsonb -> (${first})`);
  }
  if (jsonType === 'number')
    return number(`case when jsonb_typeof${value} = 'number' then ${value}::float8 end`);
  if (jsonType === 'boolean') return number(`case when ${value} = 'true' then 0 end`);
  return text(ofKinds(isText ? valueText(id) : `${value} #>> '{}'`));
}
