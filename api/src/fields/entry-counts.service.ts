import { requireReader } from '../accounts/policy.js';
import type { RequestContext } from '../context.js';
import { fieldTypeOf } from '../field-types/field-types.js';
import type { LogKind } from '../logs/kinds/index.js';
import { readKindIds } from '../logs/kinds/stored-kinds.js';
import { allowsKind, scopeConditions, tableIn } from '../scope/scope.js';
import { allOf } from '../sql/condition.js';
import { listFields } from './field.service.js';

/** How many entries a kind has. */
export interface KindCount {
  kind: LogKind;
  count: number;
  /** The number of entries that last several days. */
  longCount: number;
}

/** How many entries have a value in a field. */
export interface FieldCount {
  fieldId: string;
  count: number;
  /** The number of these entries of each kind that uses the field. */
  kinds: { kind: LogKind; count: number }[];
  /** The number of entries that have each option of the field, including archived options. */
  options: { optionId: string; count: number }[];
}

/** Counts the entries of each kind in the scope. */
export async function countKinds(context: RequestContext): Promise<KindCount[]> {
  requireReader(context);
  const { em, scope } = context;
  const { sql, values } = allOf(scopeConditions(scope));
  const rows = await em.execute<KindCount[]>(
    `select kind, count(*)::int as count, (count(*) filter (where end_date > start_date))::int as "longCount"
     from ${tableIn(scope, 'entries')} where ${sql} group by kind`,
    [...values],
  );
  return (await readKindIds(em))
    .filter((kind) => allowsKind(scope, kind))
    .map((kind) => rows.find((row) => row.kind === kind) ?? { kind, count: 0, longCount: 0 });
}

interface Row {
  kind: LogKind;
  fieldId: string;
  /** The value as a list, if users choose it from options. */
  chosen: string[] | null;
  count: number;
}

/** Counts the entries in the scope that have a value in each field, and in total for each kind and option. */
export async function countFields(context: RequestContext): Promise<FieldCount[]> {
  const { em, scope } = context;
  const fields = await listFields(context);
  const pairs = fields.flatMap(({ id, type, kinds }) => {
    const { jsonType, hasOptions = false } = fieldTypeOf(type);
    return kinds.map(({ kind }) => ({ kind, fieldId: id, jsonType, hasOptions }));
  });
  const { sql, values } = allOf(scopeConditions(scope));
  // Reads each entry once.
  const rows = await em.execute<Row[]>(
    `select pair.kind, pair."fieldId", case when "hasOptions" then list end as chosen, count(*)::int as count
     from (select kind, entries.values from ${tableIn(scope, 'entries')} where ${sql}) as entry
     cross join lateral jsonb_each(entry.values) as stored
     cross join lateral (
       select case jsonb_typeof(value) when 'array' then value else jsonb_build_array(value) end as list
     ) as listed
     join jsonb_to_recordset(?::jsonb) as pair (kind text, "fieldId" text, "jsonType" text, "hasOptions" boolean)
       on pair.kind = entry.kind and pair."fieldId" = stored.key and pair."jsonType" = jsonb_typeof(stored.value)
     where list ->> 0 <> '' group by 1, 2, 3`,
    [...values, JSON.stringify(pairs)],
  );
  const ofField = Map.groupBy(rows, ({ fieldId }) => fieldId);
  return fields.map(({ id, kinds, options }) => {
    const counted = ofField.get(id) ?? [];
    const sum = (isCounted: (row: Row) => unknown) =>
      counted.reduce((total, row) => (isCounted(row) ? total + row.count : total), 0);
    return {
      fieldId: id,
      count: sum(() => true),
      kinds: kinds.map(({ kind }) => ({ kind, count: sum((row) => row.kind === kind) })),
      options: options.map((option) => ({
        optionId: option.id,
        count: sum(({ chosen }) => chosen?.includes(option.id)),
      })),
    };
  });
}
