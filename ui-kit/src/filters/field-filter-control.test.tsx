import { type Filter, NO_FILTER } from '@content-planner/model';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KitProvider } from '../kit/KitProvider.js';
import { configuration, person } from '../log-table/form/entry-form.fixture.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { withField } from './change-filter.js';
import { FieldFilterControl } from './FieldFilterControl.js';

let current: Filter;

interface ControlProps {
  field: Parameters<typeof FieldFilterControl>[0]['field'];
  conditions?: Filter['conditions'];
}

function Control({ field, conditions = [] }: ControlProps) {
  const [filter, setFilter] = useState<Filter>({ ...NO_FILTER, conditions });
  current = filter;
  return (
    <ThemeProvider>
      <KitProvider fields={[field]}>
        <FieldFilterControl
          field={field}
          filter={filter}
          onChange={(operator, value) =>
            setFilter((last) => withField(last, { field: field.id, operator, value }, []))
          }
        />
      </KitProvider>
    </ThemeProvider>
  );
}

test('a time is filtered by bounds, which are read in any format', async () => {
  await render(<Control field={configuration({ fieldName: 'airs', fieldType: 'time' })} />);
  await userEvent.fill(page.getByLabelText('After'), '9');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('After')).toHaveValue('9:00 AM');
  await userEvent.fill(page.getByLabelText('Before'), 'noon');
  await userEvent.tab();
  await expect.element(page.getByText('Enter a time such as 2:30 PM')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Before'), '12 pm');
  await userEvent.tab();
  await expect
    .poll(() => current.conditions)
    .toEqual([
      { field: 'id-airs', operator: 'after', value: '09:00' },
      { field: 'id-airs', operator: 'before', value: '12:00' },
    ]);
});

test('people are filtered by name, and the viewer as "Me"', async () => {
  const options = [person('1', 'Ana Lima'), person('2', 'Cy', { isMe: true })];
  await render(<Control field={configuration({ fieldName: 'owner', fieldType: 'person', options })} />);
  for (const name of ['Me', 'Ana Lima']) {
    await page.getByRole('button', { name: /Add/ }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  }
  await expect
    .poll(() => current.conditions)
    .toEqual([{ field: 'id-owner', operator: 'isAnyOf', value: ['me', '1'] }]);
});

test('a filter without a value says so, and "is not" does not exclude "Any"', async () => {
  const options = [person('1', 'Ana Lima')];
  const field = configuration({ fieldName: 'owner', fieldType: 'person', options });
  await render(<Control field={field} conditions={[{ field: field.id, operator: 'isNotEmpty' }]} />);
  await expect.element(page.getByText('is not empty')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Any/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: /Remove is not empty/ }).click();
  expect(current.conditions).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'is', exact: true })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /^Any/ })).toBeVisible();
  await page.getByRole('button', { name: 'is not', exact: true }).click();
  await expect.element(page.getByRole('button', { name: /^Choose/ })).toBeVisible();
});
