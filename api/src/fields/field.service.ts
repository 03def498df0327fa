import { requireReader } from '../accounts/policy.js';
import type { RequestContext } from '../context.js';
import { FIELD_TYPES } from '../field-types/field-types.js';
import type { LogKind } from '../logs/kinds/index.js';
import {
  BUILT_IN_CONFIGURATIONS,
  fieldConditions,
  hiddenFields,
  type Scope,
  tableIn,
} from '../scope/scope.js';
import { allOf, type Condition, isOneOf } from '../sql/condition.js';
import type { FieldOption } from './field-options.js';

/** The types of all fields, including built-in ones. */
export const ALL_FIELD_TYPES = [...FIELD_TYPES, 'multipleChoice'] as const;

/** A kind that uses a field. */
export interface UsingKind {
  /** The id of the pair of kind and field, which is the id of the field configuration. */
  id: string;
  kind: LogKind;
  isRequired: boolean;
  displayOrder: number;
}

/** A field in the form that clients see, with the kinds that use it. */
export interface FieldRow {
  /** The id under which entries store the field's values. */
  id: string;
  name: string;
  label: string;
  type: (typeof ALL_FIELD_TYPES)[number];
  /** The options of the field, including archived ones, in order. Empty for other types. */
  options: FieldOption[];
  isBuiltIn: boolean;
  isShareable: boolean;
  kinds: UsingKind[];
}

interface Pair extends Omit<FieldRow, 'kinds' | 'id'>, Omit<UsingKind, 'id'> {
  fieldId: string;
  pairId: string;
}

const COLUMNS = `id as "pairId", kind, field_id as "fieldId", name, label, type, options,
  is_required as "isRequired", position as "displayOrder", is_shareable as "isShareable"`;

const ofKindsIn = ({ kinds }: Scope): Condition[] => (kinds ? [isOneOf('kind', kinds)] : []);

/** Lists the fields in the scope, each with the kinds in the scope that use it. Built-in fields come first. */
export async function listFields(context: RequestContext): Promise<FieldRow[]> {
  requireReader(context);
  const { em, scope } = context;
  const read = (table: string, conditions: readonly Condition[]) => {
    const { sql, values } = allOf(conditions);
    const statement = `select ${COLUMNS} from ${table} where ${sql} order by position, id`;
    return em.execute<Pair[]>(statement, [...values] as never[]);
  };
  const hidden = hiddenFields(scope).map((id): Condition => ({ sql: 'field_id <> ?', values: [id] }));
  const builtIn = await read(BUILT_IN_CONFIGURATIONS, [...ofKindsIn(scope), ...hidden]);
  const custom = await read(tableIn(scope, 'configurations'), [
    ...ofKindsIn(scope),
    ...fieldConditions(scope),
  ]);
  const fields = new Map<string, FieldRow>();
  const add = ({ pairId, kind, isRequired, displayOrder, fieldId, ...field }: Pair, isBuiltIn: boolean) => {
    const known = fields.get(fieldId) ?? { ...field, id: fieldId, isBuiltIn, kinds: [] };
    known.kinds.push({ id: pairId, kind, isRequired, displayOrder });
    fields.set(fieldId, known);
  };
  for (const pair of builtIn) add(pair, true);
  for (const pair of custom) add(pair, false);
  return [...fields.values()];
}
