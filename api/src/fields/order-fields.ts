import { z } from 'zod';
import { requireAdmin } from '../accounts/policy.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import type { LogKind } from '../logs/kinds/index.js';
import { IS_CUSTOM } from '../scope/scope.js';
import { allOf, isOneOf } from '../sql/condition.js';
import { nameIdSchema, parse } from '../validation.js';
import { type FieldRow, listFields } from './field.service.js';
import { changeFields, lockKindsAndFields, readConfigurations, saveConfigurations } from './stored-fields.js';

const idsSchema = z.array(nameIdSchema).max(500);

/**
 * Sets the display order of a kind's fields: 0 for the first one, and so on. Fields that are not listed follow in their
 * current order. Other kinds that use the fields are not affected. Returns all fields. Administrators only.
 */
export async function orderFields(
  context: RequestContext,
  kind: LogKind,
  fieldIds: readonly string[],
): Promise<FieldRow[]> {
  requireAdmin(context);
  const ids = parse(idsSchema, fieldIds);
  const placeOf = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return recordedTransaction(context, async (em, record) => {
    await lockKindsAndFields(em);
    const configurations = await readConfigurations(em, allOf([isOneOf('kind', [kind]), IS_CUSTOM]));
    const ordered = configurations
      .toSorted(
        (one, other) =>
          placeOf(one.fieldId) - placeOf(other.fieldId) || one.displayOrder - other.displayOrder,
      )
      .map((one, displayOrder) => ({ ...one, displayOrder }));
    const header = { action: 'edit', subjectType: 'field' } as const;
    const all = ordered.map(({ fieldId }) => fieldId);
    await changeFields(em, record, header, all, () => saveConfigurations(em, ordered));
    return listFields({ ...context, em });
  });
}
