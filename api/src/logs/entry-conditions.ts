import { z } from 'zod';
import { storableSchema } from '../validation.js';
import { LOG_KINDS } from './kinds/index.js';

/** The filters for a calendar or a list. Missing and null filters have no effect. */
export const filterShape = {
  kinds: z.array(z.enum(LOG_KINDS)).max(LOG_KINDS.length).nullish(),
  brandIds: z
    .array(z.uuid({ error: 'must be an id' }))
    .max(1000)
    .nullish(),
  search: storableSchema.trim().max(300).nullish(),
};

type Filters = z.output<z.ZodObject<typeof filterShape>>;

/** A part of a `where` clause, with the values of its placeholders. */
export interface Condition {
  sql: string;
  values: readonly unknown[];
}

/** Matches rows whose column has one of the values. Without values, matches no rows. */
export const isOneOf = (column: string, values: readonly unknown[]): Condition => ({
  sql: `${column} in (${values.map(() => '?').join(', ') || 'null'})`,
  values,
});

/** Matches rows that have one of the brands and whose title contains the search text, ignoring case. */
export function filterConditions({ brandIds, search }: Pick<Filters, 'brandIds' | 'search'>): Condition[] {
  return [
    ...(brandIds ? [isOneOf('brand_id', brandIds)] : []),
    ...(search
      ? [{ sql: `title ilike ? escape '\\'`, values: [`%${search.replace(/[\\%_]/g, '\\$&')}%`] }]
      : []),
  ];
}

/** Combines conditions with `and`. */
export const allOf = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(' and ') || 'true',
  values: conditions.flatMap(({ values }) => values),
});
