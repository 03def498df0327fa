import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FieldConfiguration } from '../logs/types.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { LogTable } from './LogTable.js';
import { sampleBlogs } from './story-data.js';

const field = (displayOrder: number): FieldConfiguration => ({
  id: `f${displayOrder}`,
  kind: 'blog',
  fieldName: `f${displayOrder}`,
  fieldLabel: `Field ${displayOrder}`,
  fieldType: 'text',
  dropdownOptions: null,
  isRequired: false,
  displayOrder,
});

test('column headers and brand names are not truncated in a table with four custom fields', async () => {
  // The width that remains beside the sidebar in a window that is 1440 px wide.
  await page.viewport(1184, 700);
  const [entry] = sampleBlogs;
  if (!entry) throw new Error('sampleBlogs is empty.');
  await render(
    <ThemeProvider>
      <LogTable
        kind="blog"
        entries={[{ ...entry, brandId: 'juniper' }]}
        brands={[{ id: 'juniper', name: 'Juniper Outdoor', color: '#2f5bc7' }]}
        fieldConfigurations={[0, 1, 2, 3].map(field)}
        onEdit={() => {}}
        onDelete={() => {}}
        selectedIds={[]}
        style={{ height: 500 }}
      />
    </ThemeProvider>,
  );
  const texts = [...page.getByRole('columnheader').getByRole('button').elements()].map(
    (head) => head.firstElementChild as HTMLElement,
  );
  texts.push(page.getByText('Juniper Outdoor').element() as HTMLElement);
  expect(texts.length).toBeGreaterThan(8);
  expect(
    texts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((text) => text.textContent),
  ).toEqual([]);
});

test('an empty list displays its toolbar, but no search field', async () => {
  await render(
    <ThemeProvider>
      <LogTable
        kind="blog"
        entries={[]}
        brands={[]}
        fieldConfigurations={[]}
        onEdit={() => {}}
        onDelete={() => {}}
        toolbar={<button type="button">Columns</button>}
      />
    </ThemeProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Columns' })).toBeVisible();
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
});

test.each(['blog', 'email', 'podcast', 'other'] as const)(
  'the table for kind %s fits into 768 px without horizontal scrolling',
  async (kind) => {
    await page.viewport(1440, 700);
    const { container } = await render(
      <ThemeProvider>
        <div style={{ width: 768 }}>
          <LogTable
            kind={kind}
            entries={sampleBlogs.map((entry) => ({ ...entry, kind }))}
            brands={[]}
            fieldConfigurations={[]}
            onEdit={() => {}}
            onDelete={() => {}}
            selectedIds={[]}
            compact={false}
            style={{ height: 500 }}
          />
        </div>
      </ThemeProvider>,
    );
    const table = container.querySelector('table') as HTMLElement;
    expect(table.offsetWidth).toBeLessThanOrEqual((table.parentElement as HTMLElement).clientWidth);
  },
);

test('the search field shows no count while logs load', async () => {
  const show = (loading: boolean) => (
    <ThemeProvider>
      <LogTable
        kind="blog"
        entries={loading ? [] : sampleBlogs}
        brands={[]}
        fieldConfigurations={[]}
        onEdit={() => {}}
        onDelete={() => {}}
        loading={loading}
        search="a"
        style={{ height: 500 }}
      />
    </ThemeProvider>
  );
  const screen = await render(show(true));
  await expect.element(screen.getByRole('searchbox')).toHaveValue('a');
  expect(screen.container.textContent).not.toContain('0 of 0');
  await screen.rerender(show(false));
  await expect.poll(() => screen.container.textContent).toContain(`of ${sampleBlogs.length}`);
});
