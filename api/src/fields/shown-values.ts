import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { DynamicFields, FieldType } from '../field-types/field-types.js';
import type { LogKind } from '../logs/kinds/index.js';
import { prepared } from '../sql/prepared.js';
import { isShown } from './dynamic-fields.js';
import type { FieldConfigurationRow } from './field-configuration.service.js';

type Types = ReadonlyMap<string, FieldType>;

/** Returns the type of each custom field by kind and name. */
async function fieldTypes(em: SqlEntityManager): Promise<ReadonlyMap<LogKind, Types>> {
  const rows = await em.execute<Pick<FieldConfigurationRow, 'kind' | 'fieldName' | 'fieldType'>[]>(
    prepared(
      `select log_type as "kind", field_name as "fieldName", field_type as "fieldType" from field_configurations`,
    ),
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
  // Most entries have no hidden values, and keep the same object.
  for (const name in values) {
    if (!isField(name)) return Object.fromEntries(Object.entries(values).filter(([key]) => isField(key)));
  }
  return values;
}

/** A row, including its custom values if they were read. */
interface Row {
  kind: LogKind;
  dynamicFields?: DynamicFields;
}

/** Whether an object has any keys. */
function isFilled(values: object | undefined): boolean {
  for (const _ in values) return true;
  return false;
}

/**
 * Removes hidden custom values from rows: values that belong to deleted fields or have another type. Runs one query, or
 * none if no row has custom values.
 */
export async function hideValues(em: SqlEntityManager, rows: readonly Row[]): Promise<void> {
  if (!rows.some(({ dynamicFields }) => isFilled(dynamicFields))) return;
  const types = await fieldTypes(em);
  for (const row of rows) {
    if (row.dynamicFields) row.dynamicFields = shown(types.get(row.kind) ?? NONE, row.dynamicFields);
  }
}
