import { fieldTypeOf } from '@content-planner/model';
import { fieldIdOf } from '../logs/field-id.js';
import { hasPeople, isChoice } from '../logs/field-types/field-text.js';
import { sortedFieldConfigurations } from '../logs/sorted-field-configurations.js';
import type { FieldConfiguration, LogKind } from '../logs/types.js';

/** Returns whether some options of a field with one choice count as finished, so that its value is a status. */
export const isStatus = ({
  fieldType,
  options,
}: Pick<FieldConfiguration, 'fieldType' | 'options'>): boolean =>
  isChoice(fieldType) && options?.some(({ isDone }) => isDone) === true;

/** Returns whether users can change the values of a field where they are displayed. */
export function isChangeable({ fieldType }: Pick<FieldConfiguration, 'fieldType'>): boolean {
  const { jsonType, format, hasOptions, hasPeople } = fieldTypeOf(fieldType);
  return jsonType === 'boolean' || format === 'date' || hasOptions === true || hasPeople === true;
}

/** The most important fields of a kind: its status, its people, and the two that have keys. */
export interface MainFields {
  /** At most three. */
  chips: readonly FieldConfiguration[];
  keys: readonly { key: string; field: FieldConfiguration }[];
}

const MOST = 3;

/**
 * Returns the fields that stand under the title of an entry, and those that the keys S and A change.
 *
 * @param kind by default, the fields of all kinds
 */
export function mainFields(fields: readonly FieldConfiguration[], kind?: LogKind): MainFields {
  const own = kind === undefined ? fields : sortedFieldConfigurations(fields, kind);
  const states = own.filter(isStatus);
  const people = own.filter(({ fieldType }) => hasPeople(fieldType));
  const [status] = states;
  const [person] = people;
  return {
    chips: [...states, ...people].slice(0, MOST),
    keys: [
      ...(status ? [{ key: 'S', field: status }] : []),
      ...(person ? [{ key: 'A', field: person }] : []),
    ],
  };
}

/** Returns a field of a kind. */
export const fieldOf = (
  fields: readonly FieldConfiguration[],
  kind: LogKind,
  fieldId: string,
): FieldConfiguration | undefined =>
  fields.find((field) => field.kind === kind && fieldIdOf(field) === fieldId);
