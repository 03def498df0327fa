import { ownText } from '@content-planner/model';
import { type EntryValue, type FieldType, fieldTypeOf } from '../field-types/field-types.js';
import { namedValue } from '../fields/field-options.js';
import type { EntryRow } from '../logs/entry-row.js';
import { kindList, type OwnFieldId } from '../logs/kinds/index.js';
import type { FeedContent } from './feed.service.js';
import { FEED_FIELDS } from './feed-fields.js';

/** Formats a date as MM/DD/YYYY, as in the app's lists. */
const shortDate = (day: string) => {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
};

/** Returns the text of a value. */
function valueText(type: FieldType, value: EntryValue): string {
  const own = ownText(type, value, 'en-US');
  if (own !== undefined) return own;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  return fieldTypeOf(type).format === 'date' ? shortDate(String(value)) : String(value);
}

/** The fields of each built-in kind that have no options. */
const OWN_FIELDS = new Map(
  kindList.map(({ kind, fields }) => [
    kind as string,
    Object.entries(fields).flatMap(([id, { type, options }]) =>
      options ? [] : [{ id, type, ...FEED_FIELDS[id as OwnFieldId] }],
    ),
  ]),
);

const isFilled = (value: EntryValue | undefined): value is EntryValue =>
  value !== undefined && value !== null && value !== '';

/** The text for an entry in a feed. Omitted parts are empty strings. */
export interface FeedTexts {
  location: string;
  /** Lines with labels, followed by paragraphs. */
  description: string;
}

/**
 * Returns the text for an entry. The text contains only the fields that were read, which depend on the feed's settings.
 */
export function textsOf(entry: EntryRow, { values, brands, fields, kinds }: FeedContent): FeedTexts {
  const { kind, brandId, values: ofFields = {}, people = {} } = entry;
  const textsAs = (as: 'fact' | 'location' | 'text') =>
    (OWN_FIELDS.get(kind) ?? []).flatMap((field) => {
      const value = ofFields[field.id];
      return field.as === as && isFilled(value)
        ? [{ label: field.label, text: valueText(field.type, value) }]
        : [];
    });
  const brand = brandId === null ? undefined : brands.get(brandId)?.name;
  const custom = fields.flatMap(({ name, label, type, ...field }) => {
    const value = field.kind === kind ? namedValue(field.options, ofFields[field.fieldId]) : undefined;
    return isFilled(value) ? [{ label, text: people[name] ?? valueText(type, value) }] : [];
  });
  const facts = [
    ...(values.brandAndKind && brand !== undefined ? [`Brand: ${brand}`] : []),
    ...(values.brandAndKind ? [`Type: ${kinds.get(kind)?.name ?? ''}`] : []),
    ...[...textsAs('fact'), ...custom].map(({ label, text }) => `${label}: ${text}`),
  ];
  const paragraphs = textsAs('text').map(({ label, text }) => `${label}:\n${text}`);
  return {
    location: textsAs('location')
      .map(({ text }) => text)
      .join(),
    description: [facts.join('\n'), ...paragraphs].filter((text) => text !== '').join('\n\n'),
  };
}
