import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { testFilter } from '../../../../.ci/test-filter.js';
import { formatLongDate } from '../../dates/format-date.js';
import type { CalendarEntry } from '../../logs/types.js';
import { ShortcutProvider } from '../../shortcuts/ShortcutProvider.js';
import { bareCalendar } from '../bare-calendar.fixture.js';
import type { CalendarProps } from '../Calendar.js';
import { octoberEntries, sampleBrands } from '../story-data.js';

const brandId = sampleBrands[1]?.id ?? '';
const onCreate = vi.fn();
const onQuickCreate = vi.fn<(created: unknown) => unknown>();

const calendar = async (props: Partial<CalendarProps> = {}, width = 1280) => {
  localStorage.clear();
  onCreate.mockReset();
  onQuickCreate.mockReset();
  await page.viewport(width, 900);
  const all = { brands: sampleBrands, onCreate, onQuickCreate, compact: width < 768, ...props };
  await render(<ShortcutProvider>{bareCalendar(all)}</ShortcutProvider>);
};
const day = (name: string | RegExp) => page.getByRole('button', { name });
const card = () => page.getByRole('dialog', { name: /^New entry on/ });
const title = () => page.getByRole('textbox', { name: 'Title' });
const press = (keys: string) => userEvent.keyboard(keys);

test('Enter creates an entry on the clicked day, and Ctrl+Enter keeps the card open for another entry', async () => {
  await calendar();
  await day(/^Thursday, October 15, 2026/).click();
  await expect.element(title()).toHaveFocus();
  await expect.element(card().getByRole('button', { name: 'Create' })).toBeDisabled();
  await press('{Enter}');
  expect(onQuickCreate).not.toHaveBeenCalled();

  (card().getByRole('radio', { name: 'Blog Post' }).element() as HTMLElement).focus();
  await press('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(card().getByRole('radio', { name: 'Event' })).toHaveFocus();
  await expect.element(card().getByRole('radio', { name: 'Event' })).toBeChecked();
  await title().fill(' First ');
  await press('{Control>}{Enter}{/Control}');
  const entry = { kind: 'event', startDate: '2026-10-15', endDate: '2026-10-15', brandId: null };
  expect(onQuickCreate).toHaveBeenLastCalledWith({ entry: { ...entry, title: 'First' } });
  await expect.element(title()).toHaveFocus();
  await expect.element(title()).toHaveValue('');
  await press('Second{Enter}');
  expect(onQuickCreate).toHaveBeenLastCalledWith({ entry: { ...entry, title: 'Second' } });
  await expect.element(card()).not.toBeInTheDocument();
  await expect.element(day(/^Thursday, October 15, 2026/)).toHaveFocus();
});

test('after a click on a kind, or after choosing a brand, Enter creates the entry', async () => {
  await calendar();
  await day(/^Thursday, October 15, 2026/).click();
  await press('Plan');
  await card().getByRole('radio', { name: 'Podcast Episode' }).click();
  await expect.element(title()).toHaveFocus();
  const brand = card().getByRole('combobox', { name: 'Brand' });
  await brand.click();
  await page.getByRole('option', { name: sampleBrands[1]?.name ?? '' }).click();
  await expect.element(title()).toHaveFocus();
  // With the keyboard, and if the brand stays the same.
  (brand.element() as HTMLElement).focus();
  await press('{Enter}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await press('{Enter}');
  await expect.element(title()).toHaveFocus();
  // Escape only closes the list.
  await brand.click();
  await press('{Escape}');
  await expect.element(brand).toHaveFocus();
  await title().click();
  await press('{Enter}');
  expect(onQuickCreate).toHaveBeenLastCalledWith({
    entry: expect.objectContaining({ kind: 'podcast', title: 'Plan', brandId }),
  });
});

test('Ctrl+Enter on the brand field creates an entry instead of opening the list', async () => {
  await calendar();
  await day(/^Thursday, October 15, 2026/).click();
  await title().fill('First');
  (card().getByRole('combobox', { name: 'Brand' }).element() as HTMLElement).focus();
  await press('{Control>}{Enter}{/Control}');
  expect(onQuickCreate).toHaveBeenCalledOnce();
  await expect.element(title()).toHaveFocus();
  expect(page.getByRole('option').elements()).toEqual([]);
});

test('the calendar displays the new entry until the card closes', async () => {
  await calendar({ filters: {}, defaultState: { kinds: ['blog'] } });
  await day(/^Thursday, October 15, 2026/).click();
  const draft = () => [...document.querySelectorAll<HTMLElement>('[data-cp-entry="cp:draft"]')];
  const dates = () => draft().map((chip) => chip.closest<HTMLElement>('[data-cp-date]')?.dataset.cpDate);
  await expect.poll(() => draft()[0]?.textContent).toBe('New entry');
  await title().fill('Half a title');
  // Drafts are displayed even if the filter hides their kind.
  await card().getByRole('radio', { name: 'Social Post' }).click();
  await expect.poll(() => draft()[0]?.ariaLabel).toBe('Half a title, Social Post');
  expect(dates()).toEqual(['2026-10-15']);
  // Clicks pass through the draft to the day.
  expect(getComputedStyle(draft()[0] as HTMLElement).pointerEvents).toBe('none');
  await press('{Escape}');
  await expect.poll(draft).toEqual([]);
});

test('the card remembers the last kind and brand after a reload, separately for each storage key', async () => {
  await calendar({ quickCreateStorageKey: 'maya' });
  await page.getByRole('button', { name: 'New entry', exact: true }).click();
  await card().getByRole('radio', { name: 'Podcast Episode' }).click();
  await card().getByRole('combobox', { name: 'Brand' }).click();
  await page.getByRole('option', { name: sampleBrands[1]?.name ?? '' }).click();
  await cleanup();

  const opened = async (quickCreateStorageKey: string) => {
    await render(
      <ShortcutProvider>
        {bareCalendar({ brands: sampleBrands, onCreate, onQuickCreate, quickCreateStorageKey })}
      </ShortcutProvider>,
    );
    await page.getByRole('button', { name: 'New entry', exact: true }).click();
    await title().fill('Remembered');
    await press('{Enter}');
    await cleanup();
    return onQuickCreate.mock.lastCall?.[0];
  };
  expect(await opened('maya')).toMatchObject({ entry: { kind: 'podcast', brandId } });
  expect(await opened('jonas')).toMatchObject({ entry: { kind: 'blog', brandId: null } });
  localStorage.setItem('maya', '{"kind":"unknown","brandId":7}');
  expect(await opened('maya')).toMatchObject({ entry: { kind: 'blog', brandId: null } });
});

test('the card keeps an unsaved title for its day after Escape and after a failed save', async () => {
  await calendar();
  await day(/^Thursday, October 15, 2026/).click();
  await title().fill('Half a tit');
  await press('{Escape}');
  await expect.element(card()).not.toBeInTheDocument();
  await day(/^Friday, October 16, 2026/).click();
  await expect.element(title()).toHaveValue('');
  await press('{Escape}');
  await expect.element(card()).not.toBeInTheDocument();
  await day(/^Thursday, October 15, 2026/).click();
  await expect.element(title()).toHaveValue('Half a tit');

  for (const failure of [() => Promise.reject(new Error('no connection')), () => Promise.resolve(false)]) {
    onQuickCreate.mockImplementationOnce(failure);
    await press('{Enter}');
    await expect.element(title()).toHaveFocus();
    await expect.element(title()).toHaveValue('Half a tit');
  }
  await press('{Enter}');
  await expect.element(card()).not.toBeInTheDocument();
  expect(onQuickCreate).toHaveBeenCalledTimes(3);
});

test('N and the button at the end of the toolbar open the card for the displayed date', async () => {
  await calendar();
  await press('n');
  await expect
    .element(page.getByRole('dialog', { name: 'New entry on Wednesday, October 14, 2026' }))
    .toBeVisible();
  await press('{Escape}');
  await expect.element(card()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'New entry', exact: true }).click();
  await expect.element(title()).toHaveFocus();
});

test('N and the toolbar button open the card for the day that the user has moved to or selected', async () => {
  const asked = (date: string) => expect.element(page.getByRole('dialog', { name: date })).toBeVisible();
  await calendar();
  day(/^Thursday, October 15, 2026/)
    .element()
    .focus();
  await press('{ArrowRight}{ArrowDown}n');
  await asked('New entry on Friday, October 23, 2026');
  await press('{Escape}');
  await expect.element(day(/^Friday, October 23, 2026/)).toHaveFocus();
  await cleanup();

  const entry = octoberEntries.find(({ startDate }) => startDate > '2026-10-14') as CalendarEntry;
  await calendar({ entries: [entry], defaultState: { view: 'agenda' } });
  const row = page.getByRole('button', { name: new RegExp(`^${entry.title}`) });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await press('n');
  await asked(`New entry on ${formatLongDate(entry.startDate)}`);
  await cleanup();

  await calendar({}, 390);
  await day(/^Thursday, October 22, 2026/).click();
  await page.getByRole('button', { name: 'New entry', exact: true }).click();
  await asked('Thursday, October 22, 2026');
});

test('"More…" opens the form with the typed title, and so does Enter if the kind has required fields', async () => {
  const required = {
    id: 'author',
    kind: 'blog' as const,
    fieldName: 'author',
    fieldLabel: 'Author',
    fieldType: 'text' as const,
    isRequired: true,
    displayOrder: 0,
    dropdownOptions: null,
  };
  await calendar({
    fieldConfigurations: [required] as never,
    filters: {},
    defaultState: { filter: testFilter({ brandIds: [brandId] }) },
  });
  const typed = { date: '2026-10-15', endDate: '2026-10-15', title: 'Long read', brandId };
  await day(/^Thursday, October 15, 2026/).click();
  await expect.element(card().getByText('Also required: Author')).toBeVisible();
  await title().fill('Long read');
  await press('{Enter}');
  expect(onCreate).toHaveBeenLastCalledWith({ ...typed, kind: 'blog' });
  await expect.element(card()).not.toBeInTheDocument();

  await day(/^Thursday, October 15, 2026/).click();
  await card().getByRole('radio', { name: 'Other' }).click();
  await title().fill('Long read');
  await card().getByRole('button', { name: 'More…' }).click();
  expect(onCreate).toHaveBeenLastCalledWith({ ...typed, kind: 'other' });
  expect(onQuickCreate).not.toHaveBeenCalled();
});

test('Enter does not create an entry when it ends an IME composition', async () => {
  await calendar();
  await day(/^Thursday, October 15, 2026/).click();
  await title().fill('日本');
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    title()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, ...init }));
  expect(onQuickCreate).not.toHaveBeenCalled();
});

test('a sheet replaces the card in small windows', async () => {
  await calendar({}, 390);
  await page.getByRole('button', { name: 'New entry', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Wednesday, October 14, 2026' });
  await expect.element(title()).toHaveFocus();
  await title().fill('On the go');
  await sheet.getByRole('radio', { name: 'Social Post' }).click();
  await sheet.getByRole('button', { name: 'Create' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(onQuickCreate).toHaveBeenCalledTimes(1);
});
