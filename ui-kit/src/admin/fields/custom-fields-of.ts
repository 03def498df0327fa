import { BUILT_IN_KINDS, type BuiltInKindId, type Field } from '@content-planner/model';
import type { LogKind } from '../../logs/types.js';

/** Whether a kind always has a field. */
export const isOwnField = ({ id }: Field, kind: LogKind): boolean =>
  Object.hasOwn(BUILT_IN_KINDS, kind) && Object.hasOwn(BUILT_IN_KINDS[kind as BuiltInKindId].fields, id);

/**
 * Returns the fields of a kind in display order, except for those that a built-in kind always has. `FieldSettings`
 * lists the same fields.
 *
 * @example customFieldsOf(fields, 'blog').length
 */
export const customFieldsOf = (fields: readonly Field[], kind: LogKind): Field[] => {
  const orderOf = ({ kinds }: Field) => kinds.find((use) => use.kind === kind)?.displayOrder ?? 0;
  return fields
    .filter((field) => field.kinds.some((use) => use.kind === kind) && !isOwnField(field, kind))
    .toSorted((one, other) => orderOf(one) - orderOf(other) || one.label.localeCompare(other.label));
};
