import type { Entry } from '../logs/entry.js';
import { fieldText, kindOfIn, tickedFlags, type ValueTextOptions } from '../logs/kinds/values.js';

/** Returns the date of an entry or, if it spans several days, its first and last date: '10/14/2026 – 10/19/2026'. */
export function entryDates(entry: Entry, options: ValueTextOptions): string {
  const texts = kindOfIn(options)(entry.kind)
    .fields.filter((field) => field.type === 'entryDate')
    .map((field) => fieldText(entry, field, options));
  return [...new Set(texts)].join(' – ');
}

/** Returns an entry's text for each column of its kind, except for the title, the dates and empty columns. */
export function entryFacts(entry: Entry, options: ValueTextOptions): { name: string; text: string }[] {
  const { columns, fields } = kindOfIn(options)(entry.kind);
  return fields
    .filter((field) => columns.includes(field.name) && field.type !== 'title' && field.type !== 'entryDate')
    .filter((field) => field.type !== 'flags' || tickedFlags(entry, field.flags).length > 0)
    .map((field) => ({ name: field.name, text: fieldText(entry, field, options) }))
    .filter(({ text }) => text !== '');
}
