import type { Path } from 'react-hook-form';
import { type Entry, kindValue } from '../../../logs/entry.js';
import { customValue } from '../../../logs/field-types/field-text.js';
import { valueMessages } from '../../../logs/field-types/value-messages.js';
import { isValueField } from '../../../logs/kinds/is-value-field.js';
import type { KindDescription, KindField } from '../../../logs/kinds/kind.js';
import { customFieldText, fieldText, tickedFlags } from '../../../logs/kinds/values.js';
import type { Brand, DynamicValue, FieldConfiguration } from '../../../logs/types.js';
import type { Translate } from '../../../messages/translate.js';
import { entryDialogMessages } from '../entry-dialog-messages.js';
import type { EntryFormValues } from '../entry-form-values.js';
import { conflictMessages } from './conflict-messages.js';

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
  kind: KindDescription;
  /** The kind's custom fields in order. */
  configurations: readonly FieldConfiguration[];
  brands: readonly Brand[];
  translate: Translate;
}

/** Returns all fields of a kind's form, in order. */
export function comparedFields(input: ComparedFieldsInput): ComparedField[] {
  const { kind, configurations, translate } = input;
  return [
    ...kind.fields.map((field) => kindField(field, translate)),
    ...calendarFields(input),
    ...configurations.map((configuration) => customField(configuration, translate)),
  ];
}

function kindField(field: KindField, translate: Translate): ComparedField {
  const shared = {
    name: field.name,
    label: field.label,
    text: (entry: Entry) => fieldText(entry, field, { translate }),
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
          .map(({ label }) => label)
          .join(', ');
      return {
        ...shared,
        paths: field.flags.map(({ name }) => `fields.${name}` as const),
        value: names,
        text: (entry) => names(entry) || translate(valueMessages).none,
      };
    }
    default:
      return field satisfies never;
  }
}

function calendarFields({ brands, translate }: ComparedFieldsInput): ComparedField[] {
  const text = translate(entryDialogMessages);
  const conflictText = translate(conflictMessages);
  const valueText = translate(valueMessages);
  const brandOf = ({ brandId }: Entry) => brands.find(({ id }) => id === brandId);
  return [
    {
      name: 'brandId',
      label: text.brand,
      paths: ['brandId'],
      value: ({ brandId }) => brandId,
      text: (entry) =>
        entry.brandId === null ? text.noBrand : (brandOf(entry)?.name ?? conflictText.unknownBrand),
      color: (entry) => (entry.brandId === null ? undefined : (brandOf(entry)?.color ?? null)),
    },
    {
      name: 'color',
      label: text.customColor,
      paths: ['color'],
      value: ({ color }) => filled(color),
      text: ({ color }) => color ?? conflictText.brandColor,
      color: (entry) => entry.color ?? undefined,
    },
    {
      name: 'showOnCalendar',
      label: text.showOnCalendar,
      paths: ['showOnCalendar'],
      value: ({ showOnCalendar }) => showOnCalendar,
      text: ({ showOnCalendar }) => (showOnCalendar ? valueText.yes : valueText.no),
    },
  ];
}

function customField(configuration: FieldConfiguration, translate: Translate): ComparedField {
  const { id, fieldName, fieldLabel } = configuration;
  return {
    // The prefix is required because a custom field can have the same name as one of the kind's fields.
    name: `custom.${id}`,
    label: fieldLabel,
    paths: [`custom.${id}`],
    value: (entry) => filled(customValue(entry, fieldName)),
    text: (entry) => customFieldText(entry, configuration, { translate }),
  };
}

/** Returns a value as it is submitted, in a form to compare: trimmed text, or null if it is blank. */
function filled(value: DynamicValue | undefined): DynamicValue {
  if (Array.isArray(value)) return value.length > 0 ? JSON.stringify(value) : null;
  return typeof value === 'string' ? value.trim() || null : (value ?? null);
}
