import type { CalendarDate } from '@content-planner/model';
import { type Entry, kindValue } from '../../logs/entry.js';
import { customValue } from '../../logs/field-types/field-text.js';
import type { FormValue } from '../../logs/field-types/field-type.js';
import { fieldTypeOf } from '../../logs/field-types/index.js';
import { isValueField } from '../../logs/kinds/is-value-field.js';
import type { KindDescription } from '../../logs/kinds/kind.js';
import type { FieldConfiguration } from '../../logs/types.js';

/** The values of a form. Text is stored as typed, so empty text is ''. */
export interface EntryFormValues {
  title: string;
  startDate: string;
  endDate: string;
  brandId: string | null;
  color: string;
  showOnCalendar: boolean;
  /** Values of the kind's fields, keyed by name. */
  fields: Record<string, FormValue>;
  /**
   * Values of the custom fields, keyed by configuration id. Field names would not work as keys, because administrators
   * choose them, and a dot in a name would split the path of the form field. Booleans that were never set are null.
   */
  custom: Record<string, FormValue>;
}

/** Everything that determines the initial values of a form. */
export interface EntryFormInput {
  kind: KindDescription;
  /** The entry to edit or copy, or null for a new one. */
  entry: Entry | null;
  fieldConfigurations: readonly FieldConfiguration[];
  /** The date of a new entry. */
  date: CalendarDate;
  /** The last date of a new entry. Defaults to `date`. */
  endDate?: CalendarDate | undefined;
  /** The title and the brand of a new entry. */
  title?: string | undefined;
  brandId?: string | null | undefined;
  /** The current date: the initial value of required custom date fields in a new entry. */
  today: CalendarDate;
  /** BCP 47 language tag for numbers. Defaults to 'en-US'. */
  locale?: string | undefined;
}

/** Returns the initial form values for a new entry, or for an entry to edit. */
export function entryFormValues(input: EntryFormInput): EntryFormValues {
  const { kind, entry, fieldConfigurations, date, endDate = date, title = '', brandId = null } = input;
  return {
    title: entry?.title ?? title,
    startDate: entry?.startDate ?? date,
    endDate: entry?.endDate ?? endDate,
    brandId: entry ? entry.brandId : brandId,
    color: entry?.color ?? '',
    showOnCalendar: entry?.showOnCalendar ?? true,
    fields: kindValues(input),
    custom: Object.fromEntries(
      fieldConfigurations
        .filter((configuration) => configuration.kind === kind.kind)
        .map((configuration) => [configuration.id, customFormValue(configuration, input)]),
    ),
  };
}

function kindValues({ kind, entry, locale }: EntryFormInput): EntryFormValues['fields'] {
  const values: EntryFormValues['fields'] = {};
  const stored = (name: string) => entry && kindValue(entry, name);
  for (const field of kind.fields) {
    if (isValueField(field)) {
      const { formValue, empty = null } = fieldTypeOf(field.type);
      values[field.name] = formValue(stored(field.name) ?? empty, locale);
    }
    if (field.type === 'flags') {
      for (const { name } of field.flags) values[name] = stored(name) === true;
    }
  }
  return values;
}

/** Returns the initial value for a custom field's control. */
export function customFormValue(
  { fieldName, fieldType, isRequired }: FieldConfiguration,
  { entry, today, locale }: Pick<EntryFormInput, 'entry' | 'today' | 'locale'>,
): FormValue {
  const { formValue, initialValue } = fieldTypeOf(fieldType);
  if (entry === null && isRequired && initialValue) return initialValue(today);
  return formValue(entry ? customValue(entry, fieldName) : null, locale);
}
