import { today } from '@content-planner/model';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listenToWarnings } from '../internal/warnings.fixture.js';
import { KitProvider } from '../kit/KitProvider.js';
import type { Entry } from '../logs/entry.js';
import { KINDS } from '../logs/kinds/index.js';
import type { LogKind } from '../logs/types.js';
import { CalendarPrint } from './CalendarPrint.js';
import { LogPrint } from './LogPrint.js';

const warnings = listenToWarnings();
const UNKNOWN = 'unheard-of' as LogKind;

const entry = (id: string, startDate: string): Entry => ({
  id,
  kind: UNKNOWN,
  title: `Entry ${id}`,
  startDate,
  endDate: startDate,
  brandId: 'gone',
  color: null,
  showOnCalendar: true,
  dynamicFields: {},
  fields: {},
  version: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
});

test('CalendarPrint prints the current month for an invalid date, and omits entries on impossible dates', async () => {
  await render(
    <KitProvider locale="de_DE">
      <CalendarPrint
        status="ready"
        autoPrint={false}
        date="someday"
        entries={[entry('a', today()), entry('b', '2026-02-30')]}
      />
    </KitProvider>,
  );
  await expect.element(page.getByText('Entry a')).toBeInTheDocument();
  await expect.element(page.getByText('Entry b')).not.toBeInTheDocument();
  const icon = page.getByText('Entry a').element().parentElement?.querySelector('svg path');
  expect(icon?.getAttribute('d')).toBe(KINDS.other.glyph);
  const subjects = ["'someday'", "'unheard-of'", "'de_DE'", 'impossible dates'];
  expect(subjects.filter((subject) => !warnings().some((warning) => warning.includes(subject)))).toEqual([]);
  expect(warnings()).toHaveLength(subjects.length);
});

test('LogPrint prints entries even if their kind is unknown or their dates are impossible', async () => {
  await render(
    <KitProvider locale="de_DE">
      <LogPrint status="ready" autoPrint={false} kind={UNKNOWN} entries={[entry('b', '2026-02-30')]} />
    </KitProvider>,
  );
  await expect.element(page.getByText('Entry b')).toBeInTheDocument();
  await expect.element(page.getByText('2026-02-30')).toBeInTheDocument();
});

test('LogPrint and CalendarPrint treat lists that are not arrays as empty', async () => {
  const none = 'none' as unknown as [];
  await render(
    <KitProvider brands={none} fields={none}>
      <LogPrint status="ready" autoPrint={false} kind="blog" entries={none} />
      <CalendarPrint status="ready" autoPrint={false} date="2026-10-14" entries={none} />
    </KitProvider>,
  );
  await expect.element(page.getByText('October 2026').first()).toBeInTheDocument();
  const lists = [
    'entries of LogPrint',
    'entries of CalendarPrint',
    'brands of KitProvider',
    'fields of KitProvider',
  ];
  expect(lists.filter((list) => !warnings().some((warning) => warning.includes(list)))).toEqual([]);
});
