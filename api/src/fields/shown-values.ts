import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../context.js';
import type { DynamicFields, FieldType } from '../field-types/field-types.js';
import type { LogKind } from '../logs/kinds/index.js';
import { fieldConditions, hideOutside, preparedIn, type Scope, tableIn } from '../scope/scope.js';
import { allOf } from '../sql/condition.js';
import { isShown } from './dynamic-fields.js';
import type { FieldConfigurationRow } from './field-configuration.service.js';

type Types = ReadonlyMap<string, FieldType>;

/** Returns the types of the custom fields in a scope, keyed by kind and name. */
async function fieldTypes(em: SqlEntityManager, scope: Scope): Promise<ReadonlyMap<LogKind, Types>> {
  const { sql, values } = allOf(fieldConditions(scope));
  const rows = await em.execute<Pick<FieldConfigurationRow, 'kind' | 'fieldName' | 'fieldType'>[]>(
    preparedIn(
      scope,
      `select log_type as "kind", field_name as "fieldName", field_type as "fieldType"
       from ${tableIn(scope, 'field_configurations')} where ${sql}`,
    ),
    [...values] as never[],
  );
  const types = new Map<LogKind, Map<string, FieldType>>();
  for (const { kind, fieldName, fieldType } of rows) {
    const ofKind = types.get(kind) ?? new Map<string, FieldType>();
    types.set(kind, ofKind.set(fieldName, fieldType));
  }
  return types;
}

const NONE: Types = new Map();

function shown(types: Types, values: DynamicFields): DynamicFields {
  const isField = (name: string) => {
    const type = types.get(name);
    return type !== undefined && isShown(type, values[name]);
  };
  // Only create a new object if there are hidden values, because most entries have none.
  for (const name in values) {
    if (!isField(name)) return Object.fromEntries(Object.entries(values).filter(([key]) => isField(key)));
  }
  return values;
}

/** A row, including its custom values if they were read. */
interface Row {
  kind: LogKind;
  dynamicFields?: DynamicFields;
  description?: string | null;
  notes?: string | null;
  createdBy?: string | null;
  updatedBy?: string | null;
}

/** Whether an object has any keys. */
function isFilled(values: object | undefined): boolean {
  for (const _ in values) return true;
  return false;
}

/**
 * Removes values that the client must not see: those outside the request's scope, and custom values that belong to
 * deleted fields or have the wrong type. Runs one query, or none if no row has custom values.
 */
export async function hideValues(
  { em, scope }: Pick<RequestContext, 'em' | 'scope'>,
  rows: readonly Row[],
): Promise<void> {
  for (const row of rows) hideOutside(scope, row);
  if (!rows.some(({ dynamicFields }) => isFilled(dynamicFields))) return;
  const types = await fieldTypes(em, scope);
  for (const row of rows) {
    if (row.dynamicFields) row.dynamicFields = shown(types.get(row.kind) ?? NONE, row.dynamicFields);
  }
}
