import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../db/prepared.js';
import type { DynamicFields } from '../logs/entry.entity.js';
import type { LogKind } from '../logs/kinds/index.js';
import { isShown } from './dynamic-fields.js';
import type { FieldConfigurationRow } from './field-configuration.service.js';

type Types = ReadonlyMap<string, FieldConfigurationRow['fieldType']>;

/** What the custom fields of each kind may hold, by their names. */
async function fieldTypes(em: SqlEntityManager): Promise<ReadonlyMap<LogKind, Types>> {
  const rows = await em.execute<Pick<FieldConfigurationRow, 'logType' | 'fieldName' | 'fieldType'>[]>(
    prepared(
      `select log_type as "logType", field_name as "fieldName", field_type as "fieldType" from field_configurations`,
    ),
  );
  const types = new Map<LogKind, Map<string, FieldConfigurationRow['fieldType']>>();
  for (const { logType, fieldName, fieldType } of rows) {
    const ofKind = types.get(logType) ?? new Map<string, FieldConfigurationRow['fieldType']>();
    types.set(logType, ofKind.set(fieldName, fieldType));
  }
  return types;
}

const NONE: Types = new Map();

function shown(types: Types, values: DynamicFields): DynamicFields {
  const isField = (name: string) => {
    const type = types.get(name);
    return type !== undefined && isShown(type, values[name]);
  };
  // Most entries hold nothing that is hidden: theirs are the same object.
  for (const name in values) {
    if (!isField(name)) return Object.fromEntries(Object.entries(values).filter(([key]) => isField(key)));
  }
  return values;
}

/** A row that may have been read with its custom values. */
interface Row {
  kind: LogKind;
  dynamicFields?: DynamicFields;
}

/** Whether an object has anything in it, without a list of its keys. */
function isFilled(values: object | undefined): boolean {
  for (const _ in values) return true;
  return false;
}

/**
 * Takes the custom values out of rows that answers do not show: those of fields that were deleted, and
 * those of another type (decision L10). One query, and none where no row has a value.
 */
export async function hideValues(em: SqlEntityManager, rows: readonly Row[]): Promise<void> {
  if (!rows.some(({ dynamicFields }) => isFilled(dynamicFields))) return;
  const types = await fieldTypes(em);
  for (const row of rows) {
    if (row.dynamicFields) row.dynamicFields = shown(types.get(row.kind) ?? NONE, row.dynamicFields);
  }
}
