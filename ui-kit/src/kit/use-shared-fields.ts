import { type SharedField, sharedFields } from '@content-planner/model';
import { useMemo } from 'react';
import { valueMessages } from '../logs/field-types/value-messages.js';
import type { KindOf } from '../logs/kinds/kinds-in.js';
import { sortedFieldConfigurations } from '../logs/sorted-field-configurations.js';
import type { FieldConfiguration } from '../logs/types.js';
import { useKinds } from './use-kinds.js';
import { useKit } from './use-kit.js';
import { useTranslate } from './use-messages.js';

/** A field with a name that no other field has: its label, with its kinds if another field has the same label. */
interface NamedField extends SharedField<FieldConfiguration> {
  name: string;
}

/** Returns the custom fields of the kinds that users can choose, each of them once, in the order of the kinds. */
export function useSharedFields(): readonly NamedField[] {
  const { fields } = useKit();
  const { list, hidden, of } = useKinds();
  const { fieldOf } = useTranslate()(valueMessages);
  return useMemo(() => {
    const offered = sharedFields(
      [...list, ...hidden].flatMap(({ kind }) => sortedFieldConfigurations(fields, kind)),
    ).filter(({ kind }) => list.includes(of(kind)));
    return offered.map((field) => ({ ...field, name: nameIn(offered, field, of, fieldOf) }));
  }, [fields, list, hidden, of, fieldOf]);
}

function nameIn(
  fields: readonly FieldConfiguration[],
  { fieldLabel: field, kinds }: SharedField<FieldConfiguration>,
  kindOf: KindOf,
  fieldOf: (named: { field: string; logs: string }) => string,
): string {
  const isOnly = fields.filter(({ fieldLabel }) => fieldLabel === field).length === 1;
  return isOnly
    ? field
    : fieldOf({ field, logs: kinds.map((kind) => kindOf(kind).texts.pluralTitle).join(', ') });
}
