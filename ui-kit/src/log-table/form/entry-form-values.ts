import type { FormValue } from '../../logs/field-types/field-type.js';
import { customValue, fieldTypeOf } from '../../logs/field-types/index.js';
import { kindOf } from '../../logs/kinds/kind-of.js';
import type { CalendarDate, DynamicValue, Entry, FieldConfiguration, LogKind } from '../../logs/types.js';

/** The values of the form. Texts are as typed, so empty ones are ''. */
export interface EntryFormValues {
  title: string;
  startDate: string;
  endDate: string;
  brandId: string | null;
  color: string;
  showOnCalendar: boolean;
  /** Values of the kind's fields by name. Checkboxes are booleans. */
  fields: Record<string, string | boolean>;
  /**
   * Values of the custom fields by the id of their configuration. Their names are not used, because administrators
   * choose them, and a dot in a name would count as a path. Booleans that were never set are null.
   */
  custom: Record<string, FormValue>;
}

/** Everything that determines the initial values of a form. */
export interface EntryFormInput {
  kind: LogKind;
  /** The entry to edit, or null to create one. */
  entry: Entry | null;
  fieldConfigurations: readonly FieldConfiguration[];
  /** The dates of a new entry. */
  date: CalendarDate;
  /** The initial value of required custom dates in a new entry. */
  today: CalendarDate;
  /** BCP 47 language tag, for numbers. Default 'en-US'. */
  locale?: string | undefined;
}

/** Returns the initial values of a form for a new entry, or for an entry to edit. */
export function entryFormValues(input: EntryFormInput): EntryFormValues {
  const { kind, entry, fieldConfigurations, date } = input;
  return {
    title: entry?.title ?? '',
    startDate: entry?.startDate ?? date,
    endDate: entry?.endDate ?? date,
    brandId: entry?.brandId ?? null,
    color: entry?.color ?? '',
    showOnCalendar: entry?.showOnCalendar ?? true,
    fields: ownValues(kind, entry),
    custom: Object.fromEntries(
      fieldConfigurations
        .filter(({ logType }) => logType === kind)
        .map((configuration) => [configuration.id, customFormValue(configuration, input)]),
    ),
  };
}

function ownValues(kind: LogKind, entry: Entry | null): EntryFormValues['fields'] {
  const values: EntryFormValues['fields'] = {};
  for (const field of kindOf(kind).fields) {
    if (field.type === 'line' || field.type === 'text')
      values[field.name] = textOf(entry?.fields[field.name]);
    const flags = field.type === 'flags' ? field.flags : field.type === 'flag' ? [field] : [];
    for (const { name } of flags) values[name] = entry?.fields[name] === true;
  }
  return values;
}

/** Returns the initial value of a custom field's control. */
export function customFormValue(
  { fieldName, fieldType, isRequired }: FieldConfiguration,
  { entry, today, locale }: Pick<EntryFormInput, 'entry' | 'today' | 'locale'>,
): FormValue {
  const { formValue, initialValue } = fieldTypeOf(fieldType);
  if (entry === null && isRequired && initialValue) return initialValue(today);
  return formValue(entry ? customValue(entry, fieldName) : null, locale);
}

function textOf(value: DynamicValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
