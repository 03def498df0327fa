import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LogTable } from '../log-table/LogTable.js';
import type { CalendarEntry, Entry, LogKind } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { IconButton } from '../primitives/IconButton.js';
import { useToast } from '../primitives/Toast.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Calendar, type CalendarProps } from './Calendar.js';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => warn.mockImplementation(() => {}));
afterEach(() => warn.mockReset());
const warnings = () => warn.mock.calls.map(([sentence]) => String(sentence));

const entry = (id: string, changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id,
  kind: 'blog',
  title: `Entry ${id}`,
  startDate: '2026-10-14',
  endDate: '2026-10-14',
  brandId: null,
  color: null,
  ...changes,
});
const WEBINAR = 'webinar' as LogKind;

const calendar = (props: Partial<CalendarProps>) => (
  <Calendar
    style={{ height: 700 }}
    compact={false}
    brands={[]}
    today="2026-10-14"
    defaultState={{ date: '2026-10-14' }}
    entries={[]}
    {...props}
  />
);
const show = (props: Partial<CalendarProps>) => render(calendar(props));
const showThemed = (props: Partial<CalendarProps>) =>
  render(<ThemeProvider>{calendar(props)}</ThemeProvider>);

function Saves() {
  const toast = useToast();
  return <Button onClick={() => toast({ title: 'Saved' })}>Save</Button>;
}

// The sentences are said once a page, so what says each stands in the first test that provokes it.
test('without its providers a calendar works, and the console says what is missing', async () => {
  await show({ entries: [entry('a')] });
  await page.getByRole('button', { name: 'Filter by Type' }).first().hover();
  await page.getByText('Entry a').first().click();
  await expect.element(page.getByRole('dialog').getByText('Blog Post')).toBeVisible();
  expect(warnings().filter((sentence) => sentence.includes('put a <ThemeProvider>'))).toHaveLength(1);
});

test('a tooltip without its provider opens, and the console says what is missing', async () => {
  await render(<IconButton label="Print" icon={<svg aria-hidden="true" />} />);
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Print');
});

test('a toast without its provider shows nothing, and the console says what is missing', async () => {
  await render(<Saves />);
  await page.getByRole('button', { name: 'Save' }).click();
  expect(warnings()).toEqual([
    'useToast shows nothing here: put a <ToastProvider> around the component that calls it.',
  ]);
});

test.each(['month', 'multi', 'week', 'agenda'])(
  'the %s view leaves out entries on impossible dates and shows the others',
  async (view) => {
    const impossible = ['2026-02-30', '2026-13-01', '14.10.2026', '', 'tomorrow'];
    await show({
      defaultState: { view, date: '2026-10-14' },
      entries: [
        entry('good'),
        ...impossible.map((date) => entry(`start ${date}`, { startDate: date })),
        ...impossible.map((date) => entry(`end ${date}`, { endDate: date })),
        entry('none', { startDate: undefined as unknown as string, endDate: null as unknown as string }),
        entry('backwards', { startDate: '2026-10-15', endDate: '2026-10-12' }),
      ],
    });
    await expect.element(page.getByText('Entry good').first()).toBeInTheDocument();
    await expect.element(page.getByText('Entry backwards').first()).toBeInTheDocument();
    await expect.element(page.getByText(/Entry (start|end|none)/)).not.toBeInTheDocument();
    expect(warnings().filter((sentence) => sentence.includes('impossible dates')).length).toBe(
      view === 'month' ? 1 : 0,
    );
  },
);

test.each(['month', 'multi', 'week', 'agenda'])(
  'the %s view shows a kind that is not known, and a brand that is missing',
  async (view) => {
    await showThemed({
      defaultState: { view, date: '2026-10-14' },
      entries: [entry('unknown', { kind: WEBINAR }), entry('brandless', { brandId: 'gone' })],
    });
    await expect.element(page.getByText('Entry brandless').first()).toBeInTheDocument();
    await page
      .getByRole('button', { name: /Entry unknown/ })
      .first()
      .click();
    await expect.element(page.getByRole('dialog').getByText('Other')).toBeInTheDocument();
    expect(warnings().filter((sentence) => sentence.includes("the kind 'webinar'")).length).toBe(
      view === 'month' ? 1 : 0,
    );
  },
);

test('a date that is none is today', async () => {
  await show({ defaultState: { date: 'someday' }, entries: [entry('a')] });
  await expect.element(page.getByText('Entry a')).toBeInTheDocument();
  expect(warnings().filter((sentence) => sentence.includes("'someday'"))).toHaveLength(1);
});

test.each(['en-US', 'de-DE'])('a list in %s shows impossible dates as they came', async (locale) => {
  const odd: Entry = {
    ...entry('odd', { startDate: '2026-02-30', endDate: 'tomorrow', kind: 'event', brandId: 'gone' }),
    showOnCalendar: true,
    dynamicFields: {},
    fields: {},
    version: 1,
  };
  for (const kind of ['event', WEBINAR] as const) {
    const { unmount } = await render(
      <LogTable
        kind={kind}
        compact={false}
        locale={locale}
        entries={[{ ...odd, kind }]}
        brands={[]}
        fieldConfigurations={[]}
        onEdit={() => {}}
        onDelete={() => {}}
      />,
    );
    await expect.element(page.getByText('Entry odd')).toBeInTheDocument();
    await expect.element(page.getByText('2026-02-30')).toBeInTheDocument();
    await unmount();
  }
});
