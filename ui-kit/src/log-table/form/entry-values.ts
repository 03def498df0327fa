import type { EntryValues } from '../../logs/entry.js';
import { fieldTypeOf } from '../../logs/field-types/index.js';
import { isValueField } from '../../logs/kinds/is-value-field.js';
import type { KindDescription } from '../../logs/kinds/kind.js';
import type { DynamicValue, FieldConfiguration } from '../../logs/types.js';
import type { EntryFormValues } from './entry-form-values.js';

/** Converts the values of a valid form into the values to submit. */
export function entryValues(
  kind: KindDescription,
  form: EntryFormValues,
  fieldConfigurations: readonly FieldConfiguration[],
  locale?: string,
): EntryValues {
  const dates = { startDate: form.startDate, endDate: form.endDate };
  for (const field of kind.fields) {
    if (field.type !== 'entryDate') continue;
    const [shown = 'startDate'] = field.holds;
    for (const end of field.holds) dates[end] = form[shown];
  }
  const dynamicFields: Record<string, DynamicValue> = {};
  for (const { id, kind: ofKind, fieldName, fieldType } of fieldConfigurations) {
    if (ofKind !== kind.kind) continue;
    const value = fieldTypeOf(fieldType).value(form.custom[id] ?? null, locale);
    if (value !== undefined) dynamicFields[fieldName] = value;
  }
  return {
    title: form.title.trim(),
    ...dates,
    brandId: form.brandId || null,
    color: filled(form.color) as string | null,
    showOnCalendar: form.showOnCalendar,
    dynamicFields,
    fields: kindValues(kind, form, locale),
  } as EntryValues;
}

/** Returns the values of the kind's fields, with the names and types from the kind's description. */
function kindValues(kind: KindDescription, form: EntryFormValues, locale: string | undefined) {
  const values: Record<string, DynamicValue> = {};
  for (const field of kind.fields) {
    if (isValueField(field)) {
      const { value, empty = null } = fieldTypeOf(field.type);
      values[field.name] = value(form.fields[field.name] ?? null, locale) ?? empty;
    }
    if (field.type === 'flags') {
      for (const { name } of field.flags) values[name] = form.fields[name] === true;
    }
  }
  return values;
}

function filled(value: string | boolean | null): DynamicValue {
  return typeof value === 'string' ? value.trim() || null : value;
}
