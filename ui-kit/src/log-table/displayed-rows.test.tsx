import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { LogTable, type LogTableControl } from './LogTable.js';
import { sampleBlogs, sampleBrands, sampleFieldConfigurations } from './story-data.js';

test('the table lets applications read the displayed entries and columns in order', async () => {
  const controlRef = createRef<LogTableControl>();
  await render(
    <ThemeProvider>
      <LogTable
        kind="blog"
        entries={sampleBlogs}
        brands={sampleBrands}
        fieldConfigurations={sampleFieldConfigurations}
        visibleColumns={['blogName', 'date', 'brand']}
        columnOrder={['blogName', 'date', 'category', 'brand']}
        compact={false}
        onEdit={() => {}}
        onDelete={() => {}}
        controlRef={controlRef}
      />
    </ThemeProvider>,
  );
  const titles = () => controlRef.current?.entries().map(({ title }) => title);
  const displayed = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent);
  expect(titles()).toEqual(sampleBlogs.map(({ title }) => title));
  await userEvent.fill(page.getByRole('searchbox'), 'lumen');
  await expect.poll(() => titles()?.length).toBeLessThan(sampleBlogs.length);
  await userEvent.click(page.getByRole('button', { name: 'Blog Name' }));
  await expect.poll(titles).toEqual(titles()?.toSorted((one, other) => one.localeCompare(other)));
  expect(displayed()).toEqual(titles());
  expect(controlRef.current?.columns()).toEqual(expect.arrayContaining(['blogName', 'date', 'brand']));
  expect(controlRef.current?.columns()).not.toContain('category');
});
