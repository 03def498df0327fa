import { z } from 'zod';
import { storableSchema } from '../validation.js';
import { LOG_KINDS } from './kinds/index.js';

/** What narrows a calendar or a list, as callers write it: a key that is missing or null narrows nothing. */
export const narrowingShape = {
  kinds: z.array(z.enum(LOG_KINDS)).max(LOG_KINDS.length).nullish(),
  brandIds: z
    .array(z.uuid({ error: 'must be an id' }))
    .max(1000)
    .nullish(),
  search: storableSchema.trim().max(300).nullish(),
};

type Narrowing = z.output<z.ZodObject<typeof narrowingShape>>;

/** A part of a `where` with the values of its question marks. */
export interface Condition {
  sql: string;
  values: readonly unknown[];
}

/** Says that a column holds one of some values; none of them is the same as never. */
export const isOneOf = (column: string, values: readonly unknown[]): Condition => ({
  sql: `${column} in (${values.map(() => '?').join(', ') || 'null'})`,
  values,
});

/** The rows that have one of the brands and whose title contains the text, whatever its case. */
export function narrowingConditions({
  brandIds,
  search,
}: Pick<Narrowing, 'brandIds' | 'search'>): Condition[] {
  return [
    ...(brandIds ? [isOneOf('brand_id', brandIds)] : []),
    ...(search
      ? [{ sql: `title ilike ? escape '\\'`, values: [`%${search.replace(/[\\%_]/g, '\\$&')}%`] }]
      : []),
  ];
}

/** All of the conditions as one. */
export const allOf = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(' and ') || 'true',
  values: conditions.flatMap(({ values }) => values),
});
