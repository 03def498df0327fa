import { vi } from 'vitest';
import { IMPORT_KEY } from '../import/import-key.js';
import { WORD } from './data.fixture.js';
import { userEvent } from './user-event.fixture.js';

/** What the wizard remembers about headers and kinds that have no ASCII letters. */
const MEMORY = {
  columns: {
    ...{
      λα: 'startDate',
      λβ: 'title',
      λγ: 'kind',
      λδ: 'brand',
      λε: 'endDate',
      λζ: 'showOnCalendar',
      λη: 'color',
    },
    ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((field) => [`λ${field}`, `field:${WORD}${field}`])),
  },
  kinds: { ψ: 'event', σ: 'social' },
};

const HEADERS = 'λα\tλβ\tλγ\tλδ\tλε\tλζ\tλη\tλ0\tλ1\tλ2\tλ3\tλ4\tλ5';

/** Returns a valid row for an event. `changes` replaces cells and is keyed by column index. */
const row = (changes: Readonly<Record<number, string>> = {}) =>
  ['2026-03-08', WORD, 'ψ', '', '', '1', '', WORD, '', '', '', '', '']
    .map((cell, column) => changes[column] ?? cell)
    .join('\t');
const sheet = (...rows: string[]) => [HEADERS, ...rows].join('\n');

const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`No element matches ${selector}.`);
  return element;
};
const click = (selector: string) => userEvent.click(find(selector));
const clickLast = async (selector: string) => {
  const element = [...document.querySelectorAll(selector)].at(-1);
  if (element) await userEvent.click(element);
};
const appears = (selector: string) => vi.waitFor(() => find(selector), { timeout: 5_000, interval: 10 });

const remember = () => localStorage.setItem(IMPORT_KEY, JSON.stringify(MEMORY));
const type = async (text: string) => {
  remember();
  await click('[aria-expanded="false"]');
  await userEvent.fill(find('textarea'), text);
};
const paste = async (text: string) => {
  await type(text);
  await click('[type="submit"]');
  await appears('thead');
};
const upload = async (content: string | Uint8Array<ArrayBuffer>, shown = '[role="alert"]') => {
  remember();
  await userEvent.upload(find('input[type="file"]'), new File([content], WORD));
  await appears(shown);
};
const next = () => clickLast('[data-application] button');
const check = async (...rows: string[]) => {
  await paste(sheet(...rows));
  await next();
  await appears('[role="grid"]:not([aria-busy])');
};
const importAll = async (...rows: string[]) => {
  await check(...rows);
  await next();
  await appears('section');
};
const undo = () => click('[data-application] button:nth-last-of-type(2)');

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error(''));
const withBrands = { onCreateBrand: async () => ({ id: 'new' }) };
const firstExists = async () => [{ index: 0, errors: [], duplicateId: 'b' }];

/** Rows with all kinds of errors. */
const WRONG = [
  row({ 1: '' }),
  row({ 0: '' }),
  row({ 0: '3/4/26' }),
  row({ 0: WORD }),
  row({ 0: '2026-02-30' }),
  row({ 4: '2026-03-01' }),
  row({ 2: '' }),
  row({ 2: 'ω' }),
  row({ 3: 'ω' }),
  row({ 7: '' }),
  row({ 9: WORD }),
  row({ 10: 'ω' }),
  row({ 11: WORD }),
  row({ 11: '1,250' }),
  row({ 12: WORD }),
];

/** The states of `ImportWizard` in which its labels are visible. */
export const importStates = [
  {},
  { act: () => type(WORD) },
  { act: () => upload('') },
  { act: () => upload(new Uint8Array([0, 0, 0, 1])) },
  { props: { maxRows: 1 }, act: () => upload(sheet(row(), row())) },
  { act: () => upload(sheet(row()), 'thead') },
  { act: () => paste(sheet(row({ 0: '3/25/26' }), row({ 2: 'ω', 3: 'ω' }), row({ 11: '1,250' }))) },
  { act: () => paste(sheet(row({ 0: '8.3.26' }))) },
  { act: () => paste(sheet(row({ 0: '8/3' }))) },
  { act: () => paste(sheet(row({ 0: '3/25/26' }), row({ 0: '25/3/26' }))) },
  { act: () => paste(`λα\tλβ\n2026-03-08\t${WORD}`) },
  { act: () => paste('λα\tλγ\tλξ\n2026-03-08\tψ\tψ') },
  {
    act: () => paste(sheet(...Array.from({ length: 51 }, (_, index) => row({ 2: `ψ${index}` })))),
  },
  {
    props: withBrands,
    act: async () => {
      await paste(sheet(row({ 3: 'ω' })));
      await clickLast('[data-application] [role="combobox"]');
    },
  },
  { act: () => check(...WRONG) },
  {
    props: { ...withBrands, onCheck: firstExists },
    act: () => check(row(), row({ 3: 'ω' }), row({ 1: 'ω', 5: '0' }), row({ 2: 'σ', 4: WORD })),
  },
  { props: { onCheck: fails }, act: () => check(row()) },
  { act: () => check(row(), '—') },
  { act: () => check(row(), '—', '–') },
  {
    props: { onCheck: never },
    act: async () => {
      await paste(sheet(row()));
      await next();
      await appears('[role="grid"]');
    },
  },
  {
    act: async () => {
      await check(row());
      await clickLast('[role="group"] button');
    },
  },
  {
    act: async () => {
      await check(row(), row({ 0: WORD }));
      await click('[data-bad]');
      await userEvent.fill(find('[data-bad] input'), '2026-03-09');
      await userEvent.keyboard('{Enter}');
      await click('[data-column="title"][role="gridcell"]');
    },
  },
  {
    props: { onImport: never },
    act: async () => {
      await check(row());
      await next();
    },
  },
  {
    props: { onImport: fails },
    act: async () => {
      await check(row());
      await next();
      await appears('[role="alert"]');
    },
  },
  { props: { ...withBrands, onUndo: never }, act: () => importAll(row({ 3: 'ω' })) },
  {
    props: { onUndo: async () => {} },
    act: async () => {
      await importAll(row());
      await undo();
      await vi.waitFor(() => {
        if (document.querySelector('section')) throw new Error('The import is not undone yet.');
      });
    },
  },
  {
    props: { onUndo: fails, onOpenCalendar: () => {} },
    act: async () => {
      await importAll(row(), row({ 0: WORD }));
      await undo();
      await appears('[role="alert"]');
    },
  },
];

/** Labels that appear only in files, or next to text that contains letters. */
export const importElsewhere = [
  'pasted',
  'unreadableFile',
  'problem',
  'errors.unknownFlag',
  'errors.formulaError',
  'errors.malformed',
];
