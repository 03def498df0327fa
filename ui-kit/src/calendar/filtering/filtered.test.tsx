import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testFilter } from '../../../../.ci/test-filter.js';
import { ShortcutProvider } from '../../shortcuts/ShortcutProvider.js';
import { ThemeProvider } from '../../theme/ThemeProvider.js';
import { FilteredHost } from '../filtered-host.fixture.js';

const calendar = async (width: number, props: Parameters<typeof FilteredHost>[0] = {}) => {
  await page.viewport(width, 800);
  await render(
    <ThemeProvider>
      <ShortcutProvider>
        <div style={{ height: 780 }}>
          <FilteredHost {...props} />
        </div>
      </ShortcutProvider>
    </ThemeProvider>,
  );
};
const gridTop = () => page.getByRole('grid').first().element().getBoundingClientRect().top;
const bar = () => page.getByRole('group', { name: 'Active filters' });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Waits until a popover has closed and no longer has focus. */
const closed = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

test('the first filter moves the grid down by 40 px, and additional filters do not move it', async () => {
  await calendar(1280);
  const before = gridTop();
  await button('Brand').click();
  await page.getByRole('checkbox', { name: /^Lumen Cycles/ }).click();
  await expect.element(bar()).toBeVisible();
  expect(gridTop()).toBe(before + 40);
  await page.getByRole('checkbox', { name: /^No brand/ }).click();
  await expect.element(bar().getByText('No brand')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await button('Next').click();
  expect(gridTop()).toBe(before + 40);
  await button('Clear filters').click();
  await expect.element(bar()).not.toBeInTheDocument();
  expect(gridTop()).toBe(before);
  await expect.element(button('Filter by Type')).toHaveFocus();
});

test('the brand filter does not affect its own counts, and "Only" selects a single brand', async () => {
  await calendar(1280, { filter: testFilter({ brandIds: ['lumen'] }) });
  await button('Brand').click();
  const harbor = page.getByRole('checkbox', { name: /^Harbor & Vine \d+ entries$/ });
  await harbor.hover();
  await button('Only Harbor & Vine').click();
  await expect.element(harbor).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /^Lumen Cycles/ })).not.toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('checkbox', { name: /^No brand/ })).toHaveFocus();
});

test('F opens the type filter, "/" filters by text after a pause, and the number of matches is announced', async () => {
  await calendar(1280);
  await userEvent.keyboard('f');
  await expect.element(page.getByRole('dialog', { name: 'Filter by Type' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await closed();
  await userEvent.keyboard('/');
  const text = page.getByRole('searchbox', { name: 'Text' });
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('zebra');
  await expect.element(bar().getByText('zebra')).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toContain('0 of 50 entries in October');
  await userEvent.keyboard('{Escape}');
  await closed();
  await button('Agenda').click();
  await page.getByRole('region').getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(page.getByText('Autumn Sale', { exact: true }).first()).toBeVisible();
});

test('a click on an active filter opens its menu, and removing the last filter focuses the filter button', async () => {
  await calendar(1280, { filter: testFilter({ text: 'sale' }), kinds: ['event'] });
  await bar().getByRole('button', { name: 'Text has sale', exact: true }).click();
  await expect.element(page.getByRole('searchbox', { name: 'Text' })).toHaveValue('sale');
  await userEvent.keyboard('{Escape}');
  await closed();
  await button('Remove filter: Type is Event').click();
  await expect.element(button('Remove filter: Text has sale')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Filter by Type')).toHaveFocus();
});

test.each([
  [900, 'popover'],
  [600, 'sheet'],
])('at %i px, one button opens all filters in a %s', async (width, form) => {
  await calendar(width, { filter: testFilter({ text: 'sale' }) });
  expect(page.getByRole('button', { name: 'Filter by Type' }).elements()).toEqual([]);
  await button('Filters, 1 set').click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  const harbor = panel.getByRole('button', { name: 'Harbor & Vine' });
  await harbor.click();
  await expect.element(harbor).toHaveAttribute('aria-pressed', 'true');
  if (form === 'sheet') await panel.getByRole('button', { name: /^Show \d+ entr/ }).click();
  else await userEvent.keyboard('{Escape}');
  await closed();
  await expect.element(button('Filters, 2 set')).toHaveFocus();
  await expect.element(bar().getByText('Harbor & Vine')).toBeVisible();
});
