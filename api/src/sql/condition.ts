/** A part of a `where` clause, with the values of its placeholders. */
export interface Condition {
  sql: string;
  values: readonly unknown[];
}

/** Matches rows whose column has one of the values. Matches no rows if there are no values. */
export const isOneOf = (column: string, values: readonly unknown[]): Condition => ({
  sql: `${column} in (${values.map(() => '?').join(', ') || 'null'})`,
  values,
});

/** Combines conditions with `and`. */
export const allOf = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(' and ') || 'true',
  values: conditions.flatMap(({ values }) => values),
});

/** Combines one or more conditions with `or`. */
export const anyOf = (conditions: readonly Condition[]): Condition => ({
  sql: `(${conditions.map(({ sql }) => sql).join(' or ')})`,
  values: conditions.flatMap(({ values }) => values),
});

/** Matches no rows. */
export const NOTHING: Condition = { sql: 'false', values: [] };

/** The condition that a row has one of the ids, which must be valid. */
export const hasOneOf = (ids: readonly string[]): Condition => ({
  sql: 'id in (select value::uuid from jsonb_array_elements_text(?::jsonb))',
  values: [JSON.stringify(ids)],
});
