import type { FieldConfiguration } from './field.js';
import type { LogKind } from './log-kinds.js';

/** A custom field of one kind. If it has no `fieldId`, no other kind uses the field. */
type FieldOfKind = Pick<FieldConfiguration, 'id' | 'kind' | 'isRequired'> &
  Partial<Pick<FieldConfiguration, 'fieldId'>>;

/**
 * A custom field with all kinds that use it. Its `id` is the field's, `isRequired` is true if one of the kinds requires
 * a value, and all else that depends on the kind is that of the first.
 */
export type SharedField<Configuration> = Configuration & { kinds: readonly LogKind[] };

/**
 * Returns each custom field once, with all kinds that use it.
 *
 * @example sharedFields(fieldConfigurations).map(({ id, kinds }) => [id, kinds.length])
 */
export function sharedFields<Configuration extends FieldOfKind>(
  configurations: readonly Configuration[],
): SharedField<Configuration>[] {
  const fields = new Map<string, SharedField<Configuration>>();
  for (const one of configurations) {
    const id = one.fieldId ?? one.id;
    const known = fields.get(id);
    fields.set(id, {
      ...(known ?? one),
      id,
      kinds: [...(known?.kinds ?? []), one.kind],
      isRequired: one.isRequired || known?.isRequired === true,
    });
  }
  return [...fields.values()];
}
