import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listenToWarnings } from '../internal/warnings.fixture.js';
import { KitProvider } from '../kit/KitProvider.js';
import type { Entry } from '../logs/entry.js';
import { type FieldConfiguration, LOG_KINDS, type LogKind } from '../logs/types.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { EntryDialog } from './form/EntryDialog.js';
import { LogTable } from './LogTable.js';

const warnings = listenToWarnings();
const UNKNOWN = 'unheard-of' as LogKind;
const KIND_WARNING = `@content-planner/ui-kit does not know the kind 'unheard-of' and displays it as 'other'. Use one of ${LOG_KINDS.join(', ')}, or update the package.`;

/** An entry with invalid values. */
const odd = (kind: LogKind): Entry => ({
  id: 'odd',
  kind,
  title: 'Entry odd',
  startDate: '2026-02-30',
  endDate: 'tomorrow',
  brandId: 'gone',
  color: 'url(evil)',
  showOnCalendar: true,
  dynamicFields: { score: 'eleven' },
  fields: {},
  version: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
});

const score = (kind: LogKind): FieldConfiguration => ({
  id: 'score',
  kind,
  fieldName: 'score',
  fieldLabel: 'Score',
  fieldType: 'number' as FieldConfiguration['fieldType'],
  dropdownOptions: null,
  isRequired: false,
  displayOrder: 0,
});

const wrapper = ({ children }: { children: React.ReactNode }) => <ThemeProvider>{children}</ThemeProvider>;

test.each([
  { kind: 'event', locale: 'en-US', compact: false },
  { kind: 'event', locale: 'de-DE', compact: true },
  { kind: UNKNOWN, locale: 'en_US', compact: false },
] as const)('a list displays invalid entries: $kind, $locale', async ({ kind, locale, compact }) => {
  await render(
    <LogTable
      kind={kind}
      compact={compact}
      locale={locale}
      entries={[odd(kind)]}
      brands={[]}
      fieldConfigurations={[score(kind)]}
      sort={{ column: 'field:gone', direction: 'ascending' }}
      visibleColumns={['gone', 'field:score']}
      onEdit={() => {}}
      onDelete={() => {}}
    />,
    { wrapper },
  );
  await expect.element(page.getByText(compact ? 'Entry odd' : 'eleven')).toBeInTheDocument();
  expect(warnings()).toEqual(
    kind === UNKNOWN
      ? [
          KIND_WARNING,
          "'en_US' is not a locale. Pass a BCP 47 tag such as 'de-AT' as locale. Dates are formatted for 'en-US'.",
        ]
      : [],
  );
});

test('a list treats props that are not arrays as empty arrays and logs warnings', async () => {
  const none = 'none' as unknown as [];
  await render(
    <LogTable
      kind="blog"
      entries={none}
      brands={none}
      fieldConfigurations={none}
      onEdit={() => {}}
      onDelete={() => {}}
    />,
    { wrapper },
  );
  await expect.element(page.getByText('No blog logs yet')).toBeVisible();
  expect(warnings()).toEqual(
    ['brands of LogTable', 'fieldConfigurations of LogTable', 'entries of LogTable'].map(
      (name) =>
        `${name} must be an array, but got none. An empty array is used instead. Pass [] until the data has loaded.`,
    ),
  );
});

test('a list displays invalid dates unchanged', async () => {
  await render(
    <LogTable
      kind="event"
      compact={false}
      entries={[odd('event')]}
      brands={[]}
      fieldConfigurations={[]}
      onEdit={() => {}}
      onDelete={() => {}}
    />,
    { wrapper },
  );
  await expect.element(page.getByText('2026-02-30')).toBeInTheDocument();
  await expect.element(page.getByText('tomorrow')).toBeInTheDocument();
});

test('the dialog opens for an invalid entry, and displays errors instead of submitting the entry', async () => {
  let sent = 0;
  await render(
    <KitProvider fields={[score('event')]}>
      <EntryDialog
        open
        onOpenChange={() => {}}
        kind="event"
        entry={odd('event')}
        onSubmit={() => {
          sent += 1;
        }}
      />
    </KitProvider>,
    { wrapper },
  );
  await expect.element(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue('2026-02-30');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.element(page.getByText('Enter a valid date (MM/DD/YYYY)').first()).toBeVisible();
  expect(sent).toBe(0);
});
