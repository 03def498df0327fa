import { BUILT_IN_KINDS as BUILT_IN } from '@content-planner/model';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findOtherTexts, InLanguage } from '../../../.storybook/languages.js';
import { FieldSettings } from '../admin/fields/FieldSettings.js';
import { Legend } from '../calendar/appearance/Legend.js';
import { Calendar } from '../calendar/Calendar.js';
import { EventDetails } from '../calendar/details/EventDetails.js';
import { KindChooser } from '../calendar/KindChooser.js';
import { ImportWizard } from '../import/ImportWizard.js';
import { EntryDialog } from '../log-table/form/EntryDialog.js';
import { LogTable } from '../log-table/LogTable.js';
import type { Entry } from '../logs/entry.js';
import { KIND_GLYPHS } from '../logs/kinds/kind-glyphs.js';
import { kindsIn } from '../logs/kinds/kinds-in.js';
import { type OwnKind, ownKind } from '../logs/kinds/own-kind.js';
import { type BuiltInKindId, LOG_KINDS } from '../logs/types.js';
import { inEnglish } from '../messages/translate.js';
import { CalendarPrint } from '../print/CalendarPrint.js';
import { LogPrint } from '../print/LogPrint.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { KitProvider } from './KitProvider.js';
import { useKindDescriptions } from './use-kind-descriptions.js';

const WEBINAR: OwnKind = {
  id: 'webinar',
  names: { one: 'Webinar', many: 'Webinars' },
  icon: 'M2 3h20M21 3v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3M7 21l5-5 5 5',
  color: '#0EA5E9',
  dates: 'day',
  titleLabel: 'Topic',
};

const entry: Entry = {
  id: 'webinar-1',
  kind: 'webinar',
  title: 'Ask the frame builder',
  startDate: '2026-10-14',
  endDate: '2026-10-14',
  brandId: null,
  color: null,
  showOnCalendar: true,
  dynamicFields: {},
  fields: {},
  version: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
};
const blog: Entry = { ...entry, id: 'blog-1', kind: 'blog', title: 'Winter tire guide' };
const nothing = () => {};

const SHOWN = [...LOG_KINDS, WEBINAR];
const HIDDEN = [...LOG_KINDS, { ...WEBINAR, isHidden: true }];

function WithKinds({
  kinds,
  children,
}: {
  kinds: readonly (OwnKind | BuiltInKindId)[];
  children: ReactNode;
}) {
  return (
    <ThemeProvider>
      <KitProvider today="2026-10-14" kinds={useKindDescriptions(kinds)}>
        {children}
      </KitProvider>
    </ThemeProvider>
  );
}

const show = (content: ReactNode, { kinds = SHOWN }: { kinds?: readonly (OwnKind | BuiltInKindId)[] } = {}) =>
  render(<WithKinds kinds={kinds}>{content}</WithKinds>);
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });
const chip = (title: string) => page.getByRole('button', { name: new RegExp(title) });
const calendar = (entries: readonly Entry[]) => (
  <Calendar entries={entries} defaultState={{ date: '2026-10-14' }} onCreate={nothing} />
);

beforeEach(() => page.viewport(1280, 800));

test('the calendar displays and filters entries of an own kind', async () => {
  await show(calendar([entry, blog]));
  await expect.element(chip(entry.title)).toBeVisible();
  await page.getByRole('button', { name: /^Filter by Type/ }).click();
  await checkbox('Webinar').click();
  await expect.element(chip(entry.title)).not.toBeInTheDocument();
  await expect.element(page.getByText('6 of 7', { exact: true })).toBeVisible();
  await checkbox('Webinar').click();
  await expect.element(chip(entry.title)).toBeVisible();
  await expect.element(page.getByText(/of 7/)).not.toBeInTheDocument();
});

test('an own kind can be chosen for new entries, and its form has its labels', async () => {
  await show(<KindChooser open title="Add entry" onOpenChange={nothing} onChoose={nothing} />);
  await expect.element(page.getByRole('button', { name: 'Webinar', exact: true })).toBeVisible();
  await show(<EntryDialog open kind="webinar" onOpenChange={nothing} onSubmit={nothing} />);
  await expect.element(page.getByRole('dialog', { name: 'Create webinar' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Topic' })).toBeVisible();
});

test('legends, lists and details name an own kind', async () => {
  await show(
    <>
      <Legend entries={[entry]} colorBy="kind" />
      <LogTable
        {...{ kind: 'webinar', entries: [entry], brands: [], onEdit: nothing, onDelete: nothing }}
        onCreate={nothing}
      />
      <EventDetails entry={entry} />
    </>,
  );
  const legend = page.getByRole('list', { name: 'Colors' });
  await expect.element(legend.getByText('Webinar', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Webinars' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Topic' })).toBeVisible();
  await expect.element(page.getByText('Webinar', { exact: true }).last()).toBeVisible();
});

test('sheets with an own kind can be imported', async () => {
  await show(
    <ImportWizard
      storageKey="content-planner:import:own-kind"
      onCheck={async () => []}
      onImport={async () => {}}
    />,
  );
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await page
    .getByLabelText('Paste the rows here')
    .fill('Date\tTitle\tType\n2027-01-05\tCellar sale\twebinars\n2027-01-06\tTasting\tblog\n');
  await page.getByRole('button', { name: 'Use these rows', exact: true }).click();
  await page.getByRole('button', { name: 'Check 2 rows', exact: true }).click();
  await expect.element(page.getByRole('gridcell', { name: 'Webinar', exact: true })).toBeVisible();
});

test('the fields of an own kind are displayed below its name', async () => {
  await show(
    <FieldSettings
      {...{ kind: 'webinar', fields: [], onKindChange: nothing }}
      {...{ onCreate: nothing, onEdit: nothing, onDelete: nothing }}
    />,
  );
  await expect.element(heading('Webinars')).toBeVisible();
});

test('an own kind is printed', async () => {
  const print = { status: 'ready', autoPrint: false, entries: [entry] } as const;
  await show(
    <>
      <CalendarPrint {...print} date="2026-10-14" />
      <LogPrint {...print} kind="webinar" />
    </>,
  );
  await expect.element(page.getByText('Webinar', { exact: true })).toBeVisible();
  await expect.element(heading('Webinars')).toBeVisible();
});

test('a hidden kind is not offered, except in the filter while one of its entries is displayed', async () => {
  const { rerender } = await show(calendar([blog]), { kinds: HIDDEN });
  await page.getByRole('button', { name: /^Filter by Type/ }).click();
  await expect.element(checkbox('Blog Post')).toBeVisible();
  await expect.element(checkbox('Webinar')).not.toBeInTheDocument();
  await rerender(<WithKinds kinds={HIDDEN}>{calendar([blog, entry])}</WithKinds>);
  await expect.element(chip(entry.title)).toBeVisible();
  await checkbox('Webinar').click();
  await expect.element(chip(entry.title)).not.toBeInTheDocument();
});

const described = kindsIn(inEnglish, [ownKind(WEBINAR, WEBINAR.icon)]).list;

test('the texts of an own kind are messages', async () => {
  const { container } = await render(
    <ThemeProvider>
      <InLanguage language="en" kit={{ kinds: described }}>
        <LogTable
          {...{ kind: 'webinar', entries: [], brands: [], onEdit: nothing, onDelete: nothing }}
          onCreate={nothing}
        />
      </InLanguage>
    </ThemeProvider>,
  );
  await expect.element(page.getByText('No webinars yet')).toBeVisible();
  expect(await findOtherTexts(container, [])).toEqual([]);
});

const PRESS: OwnKind = {
  id: 'press',
  names: { one: 'Press release', many: 'Press releases' },
  icon: 'newspaper',
  color: '#e30613',
  dates: 'day',
  titleLabel: 'Headline',
  fields: [{ name: 'outlet', label: 'Outlet', type: 'text' }],
  texts: { empty: 'Nothing announced' },
};
const release: Entry = { ...entry, id: 'press-1', kind: 'press', fields: { outlet: 'Bike Weekly' } };
const ONLY_PRESS = [PRESS];

test('the form of an own kind has its fields', async () => {
  await show(<EntryDialog open kind="press" onOpenChange={nothing} onSubmit={nothing} />, {
    kinds: ONLY_PRESS,
  });
  await expect.element(page.getByRole('textbox', { name: 'Outlet' })).toBeVisible();
});

test.each([
  ['lists', [release], 'Bike Weekly'],
  ['texts', [], 'Nothing announced'],
])('an own kind has its own %s', async (_, entries, text) => {
  await show(
    <LogTable
      {...{ kind: 'press', entries, brands: [], onEdit: nothing, onDelete: nothing, onCreate: nothing }}
    />,
    { kinds: ONLY_PRESS },
  );
  await expect.element(page.getByText(text)).toBeVisible();
});

test('details without loaded data have the fields of a complete entry', async () => {
  await show(<EventDetails entry={release} />, { kinds: ONLY_PRESS });
  await expect.element(page.getByText('Outlet')).toBeVisible();
  await expect.element(page.getByText('Bike Weekly')).toBeVisible();
});

function Stored({ kinds }: { kinds: readonly OwnKind[] }) {
  return (
    <KitProvider kinds={useKindDescriptions(kinds)}>
      <KindChooser open title="Add entry" onOpenChange={nothing} onChoose={nothing} />
    </KitProvider>
  );
}

test('kinds of a server have their colors and icons, and can be hidden', async () => {
  const webinar = { ...WEBINAR, icon: 'presentation', isHidden: false };
  const { icon, color, dates, titleLabel } = BUILT_IN.blog;
  const names = { one: 'Blog Post', many: 'Blog Logs' };
  const stored = [{ id: 'blog', names, icon, color, dates, titleLabel, isHidden: true }, webinar];
  await render(
    <ThemeProvider>
      <Stored kinds={stored} />
    </ThemeProvider>,
  );
  const paths = () => [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  await expect.poll(paths).toContain(KIND_GLYPHS.presentation);
  await expect.element(page.getByRole('button', { name: 'Webinar', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Blog Post', exact: true })).not.toBeInTheDocument();
});
