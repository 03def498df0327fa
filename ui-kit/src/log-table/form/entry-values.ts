import { fieldTypeOf } from '../../logs/field-types/index.js';
import { kindOf } from '../../logs/kinds/kind-of.js';
import type { DynamicValue, EntryValues, FieldConfiguration, LogKind } from '../../logs/types.js';
import type { EntryFormValues } from './entry-form-values.js';

/** Converts the values of a valid form into the values to submit. */
export function entryValues(
  kind: LogKind,
  form: EntryFormValues,
  fieldConfigurations: readonly FieldConfiguration[],
  locale?: string,
): EntryValues {
  const values: EntryValues = {
    title: form.title.trim(),
    startDate: form.startDate,
    endDate: form.endDate,
    brandId: form.brandId || null,
    color: filled(form.color) as string | null,
    showOnCalendar: form.showOnCalendar,
    dynamicFields: {},
    fields: Object.fromEntries(Object.entries(form.fields).map(([name, value]) => [name, filled(value)])),
  };
  for (const field of kindOf(kind).fields) {
    if (field.type !== 'date') continue;
    const [shown = 'startDate'] = field.holds;
    for (const end of field.holds) values[end] = form[shown];
  }
  for (const { id, logType, fieldName, fieldType } of fieldConfigurations) {
    if (logType !== kind) continue;
    const value = fieldTypeOf(fieldType).value(form.custom[id] ?? null, locale);
    if (value !== undefined) values.dynamicFields[fieldName] = value;
  }
  return values;
}

function filled(value: string | boolean | null): DynamicValue {
  return typeof value === 'string' ? value.trim() || null : value;
}
