import { type Filter, NO_FILTER } from '@content-planner/model';
import { useRef, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KitProvider } from '../kit/KitProvider.js';
import { configuration, person } from '../log-table/form/entry-form.fixture.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { MoreFilters } from './MoreFilters.js';
import { MoreFiltersPopover } from './MoreFiltersPopover.js';

let current: Filter;

const options = [person('1', 'Ana Lima'), person('2', 'Cy', { isMe: true })];
const done = { id: 'd', name: 'Done', color: null, isDone: true, isArchived: false };
const FIELDS = [
  configuration({ fieldName: 'owner', fieldLabel: 'Owner', fieldType: 'person', options }),
  configuration({ fieldName: 'airs', fieldLabel: 'Airs', fieldType: 'time' }),
  configuration({ fieldName: 'budget', fieldLabel: 'Budget', fieldType: 'number' }),
  configuration({
    fieldName: 'status',
    fieldLabel: 'Status',
    fieldType: 'dropdown',
    dropdownOptions: ['Done'],
    options: [done],
  }),
];

function Host({ conditions = [] }: { conditions?: Filter['conditions'] }) {
  const [filter, setFilter] = useState<Filter>({ ...NO_FILTER, conditions });
  current = filter;
  return (
    <ThemeProvider>
      <KitProvider fields={FIELDS}>
        <MoreFilters
          filter={filter}
          onFilterChange={({ filter: next }) => setFilter(next)}
          text
          visibility="shown"
          textRef={useRef(null)}
        />
      </KitProvider>
    </ThemeProvider>
  );
}

function InPopover() {
  const [filter, setFilter] = useState<Filter>({
    conditions: [
      { field: 'id-owner', operator: 'isEmpty' },
      { field: 'id-status', operator: 'isNotFinished' },
    ],
  });
  current = filter;
  return (
    <MoreFiltersPopover
      id="filters"
      open
      onOpenChange={() => {}}
      anchorRef={useRef(null)}
      filter={filter}
      onFilterChange={({ filter: next }) => setFilter(next)}
      text
      visibility="shown"
      textRef={useRef(null)}
    />
  );
}

const line = (name: RegExp) => page.getByRole('group', { name });
const add = async (name: string) => {
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByRole('searchbox', { name: 'Find a field' }).fill(name);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
};

beforeEach(() => page.viewport(900, 900));

test('a condition on people is added in three steps, with the viewer as "Me"', async () => {
  await render(<Host />);
  await add('Owner');
  for (const name of ['Me', 'Ana Lima']) await page.getByRole('checkbox', { name, exact: true }).click();
  await expect
    .poll(() => current.conditions)
    .toEqual([{ field: 'id-owner', operator: 'isAnyOf', value: ['me', '1'] }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(line(/^Condition 1 of 1, .* is Me, Ana Lima$/)).toBeVisible();
});

test('dates are relative, and another operator keeps the value or has a default', async () => {
  await render(<Host />);
  await add('Date');
  await expect.poll(() => current.conditions).toEqual([{ field: '@date', operator: 'is', value: 'today' }]);
  await page.getByRole('combobox', { name: 'Operator for Date' }).click();
  await page.getByRole('option', { name: 'in the next' }).click();
  await page.getByRole('textbox', { name: 'Value for Date' }).fill('2');
  await page.getByRole('combobox', { name: 'Unit for Date' }).click();
  await page.getByRole('option', { name: 'weeks' }).click();
  await expect
    .poll(() => current.conditions)
    .toEqual([{ field: '@date', operator: 'inNext', value: { count: 2, unit: 'week' } }]);
  await expect.element(line(/^Condition 1 of 1, Date in the next 2 weeks$/)).toBeVisible();
});

test('times and numbers are read when they are complete', async () => {
  await render(<Host />);
  await add('Airs');
  const time = page.getByRole('textbox', { name: 'Value for Airs' });
  await time.fill('noon');
  await userEvent.keyboard('{Enter}');
  await expect.element(time).toHaveAttribute('aria-invalid', 'true');
  expect(current.conditions).toEqual([]);
  await time.fill('12 pm');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => current.conditions)
    .toEqual([{ field: 'id-airs', operator: 'before', value: '12:00' }]);
  await add('Budget');
  await page.getByRole('textbox', { name: 'Value for Budget' }).fill('12.5');
  await userEvent.tab();
  await expect.poll(() => current.conditions[1]).toEqual({ field: 'id-budget', operator: 'is', value: 12.5 });
});

test('values have the marks of their options and people', async () => {
  await render(
    <Host
      conditions={[
        { field: 'id-owner', operator: 'isAnyOf', value: ['me', null] },
        { field: 'id-status', operator: 'isNoneOf', value: ['Done'] },
      ]}
    />,
  );
  const owner = page.getByRole('button', { name: 'Value for Owner: Me, No value' });
  await expect.element(owner).toHaveTextContent('CMeNo value');
  const status = page.getByRole('button', { name: 'Value for Status: Done' });
  await expect.poll(() => status.element().querySelectorAll('svg[data-cp-color]')).toHaveLength(1);
  await status.click();
  await expect.element(page.getByRole('checkbox', { name: 'Done', exact: true })).toBeChecked();
});

test('+ adds a condition, and Delete removes the line with focus', async () => {
  await render(
    <ThemeProvider>
      <KitProvider fields={FIELDS}>
        <InPopover />
      </KitProvider>
    </ThemeProvider>,
  );
  await expect.element(line(/^Condition 2 of 2/)).toBeVisible();
  page.getByRole('combobox', { name: 'Operator for Owner' }).element().focus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => current.conditions).toEqual([{ field: 'id-status', operator: 'isNotFinished' }]);
  await expect.element(page.getByRole('button', { name: /^Remove/ })).toHaveFocus();
  await userEvent.keyboard('+');
  await expect.element(page.getByRole('dialog', { name: 'Add condition' })).toBeVisible();
});

test('late is a condition, and removing a line moves focus to the next one', async () => {
  await render(<Host conditions={[{ field: 'id-status', operator: 'isNotFinished' }]} />);
  await add('Late');
  await expect.poll(() => current.isLate).toBe(true);
  await page.getByRole('button', { name: /^Remove .* is not finished$/ }).click();
  await expect.poll(() => current).toEqual({ conditions: [], isLate: true });
  await expect.element(page.getByRole('button', { name: 'Remove Late' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => current).toEqual(NO_FILTER);
  await expect.element(page.getByRole('button', { name: 'Add condition' })).toHaveFocus();
});
