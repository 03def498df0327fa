import type { FieldType } from '../field-types/field-types.js';
import type { EntryRow } from '../logs/entry-row.js';
import { kinds, LOG_KINDS } from '../logs/kinds/index.js';
import type { FeedContent } from './feed.service.js';
import { FEED_FIELDS, FEED_KINDS } from './feed-kinds.js';

/** Formats a date as MM/DD/YYYY, as in the app's lists. */
const shortDate = (day: string) => {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
};

const plain = (value: unknown) => String(value);

/** The functions that convert custom values to text, keyed by field type. */
const VALUE_TEXTS: Readonly<Record<FieldType, (value: unknown) => string>> = {
  text: plain,
  dropdown: plain,
  url: plain,
  number: plain,
  boolean: (value) => (value === true ? 'Yes' : 'No'),
  date: (value) => shortDate(plain(value)),
};

/** The fields of each kind. */
const OWN_FIELDS = Object.fromEntries(
  LOG_KINDS.map((kind) => [
    kind,
    Object.keys(kinds[kind].fields).map((name) => ({
      name: name as keyof EntryRow,
      ...FEED_FIELDS[name as keyof typeof FEED_FIELDS],
    })),
  ]),
);

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The text for an entry in a feed. Omitted parts are empty strings. */
export interface FeedTexts {
  location: string;
  /** Lines with labels, followed by paragraphs. */
  description: string;
}

/**
 * Returns the text for an entry. The text contains only the fields that were read, which depend on the feed's settings.
 */
export function textsOf(entry: EntryRow, { values, brands, fields }: FeedContent): FeedTexts {
  const { kind, brandId } = entry;
  const own = (OWN_FIELDS[kind] ?? []).filter(({ name }) => isFilled(entry[name]));
  const fieldsAs = (as: (typeof own)[number]['as']) => own.filter((field) => field.as === as);
  const platforms = fieldsAs('platform')
    .filter(({ name }) => entry[name] === true)
    .map(({ label }) => label);
  const brand = brandId === null ? undefined : brands.get(brandId)?.name;
  const custom = fields.filter((field) => field.kind === kind && isFilled(entry.dynamicFields[field.name]));
  const facts = [
    ...(values.brandAndKind && brand !== undefined ? [`Brand: ${brand}`] : []),
    ...(values.brandAndKind ? [`Type: ${FEED_KINDS[kind].label}`] : []),
    ...fieldsAs('fact').map(({ label, name }) => `${label}: ${entry[name]}`),
    ...(platforms.length > 0 ? [`Platforms: ${platforms.join(', ')}`] : []),
    ...custom.map(({ label, name, type }) => `${label}: ${VALUE_TEXTS[type](entry.dynamicFields[name])}`),
  ];
  const paragraphs = fieldsAs('text').map(({ label, name }) => `${label}:\n${entry[name]}`);
  return {
    location: fieldsAs('location')
      .map(({ name }) => String(entry[name]))
      .join(),
    description: [facts.join('\n'), ...paragraphs].filter((text) => text !== '').join('\n\n'),
  };
}
