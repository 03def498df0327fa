import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { ColumnSettings } from './ColumnSettings.js';

const onChange = vi.fn();
const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const grip = (name: string) => item(name).element().querySelector('[data-grip]') as HTMLElement;
const heads = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

const settings = () => (
  <ThemeProvider>
    <ColumnSettings kind="blog" onChange={onChange} />
  </ThemeProvider>
);

/** Drags a column by its grip to the upper or lower half of another column. */
async function drag(from: string, to: string, part: 'above' | 'below') {
  await expect.element(grip(from)).toHaveAttribute('draggable', 'true');
  const { height } = item(to).element().getBoundingClientRect();
  await userEvent.dragAndDrop(grip(from), item(to), {
    targetPosition: { x: 40, y: part === 'above' ? 4 : height - 4 },
  });
}

beforeEach(() => onChange.mockClear());

test('dragging a column by its grip moves it above or below another column', async () => {
  await render(settings());
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect.poll(heads).toEqual(['Date', 'Blog Name', 'Category', 'Brand', 'On Calendar']);
  await drag('Date', 'Category', 'below');
  await expect.poll(heads).toEqual(['Blog Name', 'Category', 'Date', 'Brand', 'On Calendar']);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    visibleColumns: ['blogName', 'category', 'date', 'brand', 'onCalendar'],
    columnOrder: ['blogName', 'category', 'date', 'brand', 'onCalendar'],
  });
  await drag('On Calendar', 'Blog Name', 'above');
  await expect.poll(heads).toEqual(['On Calendar', 'Blog Name', 'Category', 'Date', 'Brand']);
  await expect.element(page.getByText('On Calendar is now column 1 of 5')).toBeInTheDocument();
});

test('dropping a column at its old position changes nothing', async () => {
  await render(settings());
  await page.getByRole('button', { name: 'Columns' }).click();
  await drag('Blog Name', 'Category', 'above');
  await drag('Blog Name', 'Date', 'below');
  expect(onChange).not.toHaveBeenCalled();
});

test('dropping a column outside the list changes nothing', async () => {
  await render(settings());
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect.element(grip('Date')).toHaveAttribute('draggable', 'true');
  const other = document.createElement('div');
  other.textContent = 'Elsewhere';
  other.style.cssText = 'position: fixed; inset-block-end: 0; inset-inline-end: 0; padding: 20px';
  document.body.append(other);
  await userEvent.dragAndDrop(grip('Date'), page.getByText('Elsewhere'));
  expect(onChange).not.toHaveBeenCalled();
  other.remove();
});
