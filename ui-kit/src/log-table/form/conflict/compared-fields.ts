import type { Path } from 'react-hook-form';
import { type Entry, kindValue } from '../../../logs/entry.js';
import { customValue } from '../../../logs/field-types/index.js';
import { isValueField } from '../../../logs/kinds/is-value-field.js';
import type { KindField } from '../../../logs/kinds/kind.js';
import { kindOf } from '../../../logs/kinds/kind-of.js';
import { customFieldText, fieldText, tickedFlags } from '../../../logs/kinds/values.js';
import type { Brand, DynamicValue, FieldConfiguration, LogKind } from '../../../logs/types.js';
import type { EntryDialogLabels } from '../entry-dialog-labels.js';
import type { EntryFormValues } from '../entry-form-values.js';

/** A form field, with functions that compare and display its value in two versions of an entry. */
export interface ComparedField {
  /** A unique name. */
  name: string;
  label: string;
  /** The form paths of the field's values. */
  paths: readonly Path<EntryFormValues>[];
  /** Returns the field's value in a format that can be compared with another version. */
  value: (entry: Entry) => DynamicValue;
  /** Returns the text to display, or '' if the field is empty. */
  text: (entry: Entry) => string;
  /** Returns a color to display before the text. */
  color?: (entry: Entry) => string | null | undefined;
}

/** Input for {@link comparedFields}. */
export interface ComparedFieldsInput {
  kind: LogKind;
  /** The kind's custom fields in order. */
  configurations: readonly FieldConfiguration[];
  brands: readonly Brand[];
  labels: EntryDialogLabels;
}

/** Returns all fields of a kind's form, in order. */
export function comparedFields(input: ComparedFieldsInput): ComparedField[] {
  const { kind, configurations, labels } = input;
  return [
    ...kindOf(kind).fields.map((field) => kindField(field, labels)),
    ...calendarFields(input),
    ...configurations.map((configuration) => customField(configuration, labels)),
  ];
}

function kindField(field: KindField, labels: EntryDialogLabels): ComparedField {
  const shared = {
    name: field.name,
    label: labels.fields[field.name] ?? field.label,
    text: (entry: Entry) => fieldText(entry, field, { labels }),
  };
  if (isValueField(field)) {
    return {
      ...shared,
      paths: [`fields.${field.name}`],
      value: (entry) => filled(kindValue(entry, field.name)),
    };
  }
  switch (field.type) {
    case 'title':
      return { ...shared, paths: ['title'], value: ({ title }) => title.trim() };
    case 'entryDate':
      return { ...shared, paths: field.holds, value: (entry) => entry[field.holds[0] ?? 'startDate'] };
    case 'flags': {
      const names = (entry: Entry) =>
        tickedFlags(entry, field.flags)
          .map(({ name, label }) => labels.fields[name] ?? label)
          .join(', ');
      return {
        ...shared,
        paths: field.flags.map(({ name }) => `fields.${name}` as const),
        value: names,
        text: (entry) => names(entry) || labels.none,
      };
    }
    default:
      return field satisfies never;
  }
}

function calendarFields({ brands, labels }: ComparedFieldsInput): ComparedField[] {
  const brandOf = ({ brandId }: Entry) => brands.find(({ id }) => id === brandId);
  return [
    {
      name: 'brandId',
      label: labels.brand,
      paths: ['brandId'],
      value: ({ brandId }) => brandId,
      text: (entry) =>
        entry.brandId === null ? labels.noBrand : (brandOf(entry)?.name ?? labels.unknownBrand),
      color: (entry) => (entry.brandId === null ? undefined : (brandOf(entry)?.color ?? null)),
    },
    {
      name: 'color',
      label: labels.customColor,
      paths: ['color'],
      value: ({ color }) => filled(color),
      text: ({ color }) => color ?? labels.brandColor,
      color: (entry) => entry.color ?? undefined,
    },
    {
      name: 'showOnCalendar',
      label: labels.showOnCalendar,
      paths: ['showOnCalendar'],
      value: ({ showOnCalendar }) => showOnCalendar,
      text: ({ showOnCalendar }) => (showOnCalendar ? labels.yes : labels.no),
    },
  ];
}

function customField(configuration: FieldConfiguration, labels: EntryDialogLabels): ComparedField {
  const { id, fieldName, fieldLabel } = configuration;
  return {
    // The prefix is required because a custom field can have the same name as one of the kind's fields.
    name: `custom.${id}`,
    label: fieldLabel,
    paths: [`custom.${id}`],
    value: (entry) => filled(customValue(entry, fieldName)),
    text: (entry) => customFieldText(entry, configuration, { labels }),
  };
}

/** Returns text as it is submitted: trimmed, or null if it is blank. */
function filled(value: DynamicValue | undefined): DynamicValue {
  return typeof value === 'string' ? value.trim() || null : (value ?? null);
}
