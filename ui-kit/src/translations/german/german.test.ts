import { ERRORS } from '@content-planner/model';
import { expect, test } from 'vitest';
import type { MessageSet } from '../../messages/define-messages.js';
import { german } from './index.js';

const modules = import.meta.glob<Record<string, unknown>>('../../**/*messages.ts', { eager: true });
const sets = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .filter(
    (value): value is MessageSet<string, object> =>
      typeof value === 'object' && value !== null && 'english' in value,
  );
const errors = Object.entries(ERRORS).map(([code, { message }]) => [code, message]);
const english = {
  ...Object.fromEntries(sets.map(({ name, english }) => [name, english])),
  problems: Object.fromEntries(errors),
};

const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Names, formats, keys, signs, and words that are the same in both languages. */
const SAME = [
  ...['Content Planner', 'Iframe', 'React', '–'],
  ...['hsl(220, 60%, 50%)', 'https://intranet.example.com'],
  ...['Admin', 'Backups', 'Event', 'Format', 'Link', 'Name', 'Offline', 'Passkey', 'Passkeys', 'Problem'],
  ...['Option', 'Person', 'Status', 'Text', 'Version', 'Websites'],
  ...['Facebook', 'Instagram', 'TikTok', 'Threads', 'X (Twitter)', 'YouTube', 'Snapchat'],
  ...['Feed', 'Orange', 'Pink', 'Puzzle', 'Smartphone', 'Video'],
];

/** A message and its place, such as 'dialog.close'. */
type Message = readonly [place: string, message: unknown];

function messagesIn(value: unknown, place: string): Message[] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([name, part]) => messagesIn(part, place ? `${place}.${name}` : name));
}

const germanMessages = messagesIn(german, '');

test('contains every message, with the same shape', () => {
  const shape = (messages: readonly Message[]) =>
    messages.map(([place, message]) => `${place}: ${typeof message}`).sort();
  expect(sets.length).toBeGreaterThan(80);
  expect(shape(germanMessages)).toEqual(shape(messagesIn(english, '')));
});

test('leaves no text in English', () => {
  const texts = new Map(messagesIn(english, ''));
  const same = germanMessages.filter(
    ([place, text]) => typeof text === 'string' && text === texts.get(place),
  );
  expect(new Set(same.map(([, text]) => text))).toEqual(new Set(SAME));
});

test('uses German punctuation', () => {
  expect(Object.keys(sources)).not.toEqual([]);
  for (const [file, source] of Object.entries(sources)) {
    expect(source.match(/.*(?:["”]|\w\.\.\.).*/g) ?? [], file).toEqual([]);
  }
});

test('uses the form that a number requires', () => {
  const { commandPalette, importWizard, filter, repeatDialog, overview } = german;
  expect(commandPalette.resultCount({ count: 1 })).toBe('1 Ergebnis');
  expect(commandPalette.resultCount({ count: 1250 })).toBe('1.250 Ergebnisse');
  expect(importWizard.leftOut({ errors: 1, duplicates: 0, canceled: 0 })).toBe(
    '1 Zeile mit Fehlern wird nicht importiert.',
  );
  expect(importWizard.leftOut({ errors: 2, duplicates: 1, canceled: 0 })).toBe(
    '2 Zeilen mit Fehlern und 1 Duplikat werden nicht importiert.',
  );
  expect(filter.entriesShown({ shown: 0, total: 1, period: undefined })).toBe('0 von 1 Eintrag');
  expect(filter.entriesShown({ shown: 0, total: 2, period: 'November' })).toBe(
    '0 von 2 Einträgen (November)',
  );
  expect(repeatDialog.unit({ unit: 'week', every: 1 })).toBe('Woche');
  expect(overview.days({ count: 0 })).toBe('0 Tage');
});

test('inflects the noun for entries of no particular kind', () => {
  const { texts } = german.kinds.other;
  expect(texts.create).toBe('Sonstigen Eintrag anlegen');
  expect(texts.created).toBe('Sonstiger Eintrag angelegt');
  expect(texts.empty).toBe('Noch keine sonstigen Einträge');
  expect(german.logTable.search({ logs: texts.plural })).toBe('Sonstige Einträge durchsuchen');
});
