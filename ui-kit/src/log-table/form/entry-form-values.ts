import type { FormValue } from '../../logs/field-types/field-type.js';
import { customValue, fieldTypeOf } from '../../logs/field-types/index.js';
import { kindOf } from '../../logs/kinds/kind-of.js';
import type { CalendarDate, DynamicValue, Entry, FieldConfiguration, LogKind } from '../../logs/types.js';

/** What the form holds: texts as they are typed, so empty ones are ''. */
export interface EntryFormValues {
  title: string;
  startDate: string;
  endDate: string;
  brandId: string | null;
  color: string;
  showOnCalendar: boolean;
  /** The kind's own fields by name; a tick is a boolean. */
  fields: Record<string, string | boolean>;
  /**
   * Custom fields by the id of their configuration: names are an administrator's, and a dot in one would be read as
   * a path. A tick that was never set is null.
   */
  custom: Record<string, FormValue>;
}

/** What decides the values with which a form opens. */
export interface EntryFormInput {
  kind: LogKind;
  /** The entry to edit; null to create one. */
  entry: Entry | null;
  fieldConfigurations: readonly FieldConfiguration[];
  /** The dates of a new entry. */
  date: CalendarDate;
  /** What required custom dates of a new entry start with. */
  today: CalendarDate;
  /** BCP 47, for numbers; default 'en-US'. */
  locale?: string | undefined;
}

/** The values of a form for a new entry, or filled from the one to edit. */
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

/** The value that a custom field's control opens with. */
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
