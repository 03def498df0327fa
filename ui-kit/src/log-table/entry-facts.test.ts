import { expect, test } from 'vitest';
import type { Entry } from '../logs/entry.js';
import type { LogKind } from '../logs/types.js';
import { entryDates, entryFacts } from './entry-facts.js';
import { sampleEntries } from './story-data.js';

const first = (kind: LogKind): Entry => sampleEntries(kind)[0] as Entry;
const factsOf = (entry: Entry) => entryFacts(entry, {}).map(({ text }) => text);

test('entryDates shows the first and last day of a multi-day event, and the only day of a single-day event', () => {
  const event = first('event');
  expect(entryDates(event, {})).toBe('10/14/2026 – 10/19/2026');
  expect(entryDates({ ...event, endDate: event.startDate }, {})).toBe('10/14/2026');
  expect(entryDates(first('blog'), {})).toBe('11/25/2026');
});

test('entryFacts lists the text of each nonempty column of the kind', () => {
  expect(factsOf(first('social'))).toEqual(['Carousel', '(FB, IG, X)']);
  expect(factsOf(first('event'))).toEqual(['Pier 4 and the cellar yard']);
  expect(factsOf({ ...first('social'), fields: {} })).toEqual([]);
});
