import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { EntryDialog } from './form/EntryDialog.js';
import { LogTable } from './LogTable.js';
import { manyBlogs, sampleBlogs, sampleBrands, sampleFieldConfigurations } from './story-data.js';

const data = { kind: 'blog', brands: sampleBrands, fieldConfigurations: sampleFieldConfigurations } as const;

test('the server renders the table, but not a closed dialog', () => {
  const table = createElement(LogTable, {
    ...data,
    entries: sampleBlogs,
    onEdit: () => {},
    onDelete: () => {},
  });
  const dialog = createElement(EntryDialog, {
    ...data,
    open: false,
    onOpenChange: () => {},
    onSubmit: () => {},
  });
  const html = renderToString(createElement(ThemeProvider, null, table, dialog));
  for (const text of ['How we price', '11/25/2026', 'Harbor &amp; Vine', 'Copy Due']) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('Create Blog Log');
});

test('the server renders the first rows of a long list, without style attributes', () => {
  const table = createElement(LogTable, {
    ...data,
    entries: manyBlogs(10_000),
    onEdit: () => {},
    onDelete: () => {},
    onSelectionChange: () => {},
  });
  const html = renderToString(createElement(ThemeProvider, null, table));
  expect(html).toContain('How we price 1<');
  expect(html).toContain('aria-rowcount="10001"');
  expect(html.match(/data-cp-row=/g)?.length).toBeLessThan(60);
  expect(html).not.toContain('data-gap="" style');
});
