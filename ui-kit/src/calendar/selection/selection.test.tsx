import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from '../../primitives/Checkbox.js';
import { TextInput } from '../../primitives/TextInput.js';
import { selectionActions } from '../../selection-actions/selection-actions.js';
import { SHORTCUTS_KEY } from '../../shortcuts/shortcuts-key.js';
import { ENTRY_VIEWS } from '../bare-calendar.fixture.js';
import { SELECTABLE, SelectHost } from './select-host.fixture.js';
import { selectionPart } from './selection-part.js';

const onSelectionChange = vi.fn();

beforeEach(async () => {
  onSelectionChange.mockReset();
  localStorage.removeItem(SHORTCUTS_KEY);
  await page.viewport(1280, 900);
});

const chips = (id: string) => [...document.querySelectorAll<HTMLElement>(`[data-cp-entry="${id}"]`)];
const chip = (id: string) => chips(id)[0] as HTMLElement;
const day = (date: string) =>
  document.querySelector<HTMLElement>(`[data-cp-date="${date}"] .cp-pick`) as HTMLElement;
const selected = () => onSelectionChange.mock.lastCall?.[0].ids;
/** The ids of the entries that screen readers describe as selected. */
const described = () => [
  ...new Set(
    [...document.querySelectorAll<HTMLElement>('[data-cp-entry][aria-describedby]')].map(
      ({ dataset }) => dataset.cpEntry,
    ),
  ),
];
const bar = () => page.getByRole('group', { name: 'Actions for the selected items' });

/** Selects an entry by pressing X. Retries until the code that selects entries has loaded. */
async function selectWithKey(id: string): Promise<void> {
  await vi.waitFor(
    async () => {
      chip(id).focus();
      await userEvent.keyboard('x');
      expect(selected()).toContain(id);
    },
    { timeout: 5_000 },
  );
}

test.each(ENTRY_VIEWS)('the X key selects and deselects an entry in the %s view', async (view) => {
  await render(
    <SelectHost onSelectionChange={onSelectionChange} defaultState={{ date: '2026-11-11', view }} />,
  );
  await expect.poll(() => chips('post').length).toBeGreaterThan(0);
  await selectWithKey('post');
  expect(selected()).toEqual(['post']);
  await expect.element(chip('post')).toHaveAccessibleDescription('Selected');
  await expect.element(bar()).toHaveTextContent('1 item selected');
  await expect.element(page.getByText('Reserve list selected')).toBeInTheDocument();
  await userEvent.keyboard('x');
  expect(selected()).toEqual([]);
  expect(described()).toEqual([]);
  await expect.element(bar()).not.toBeInTheDocument();
});

test('Shift+click selects an entry without opening its details, and Escape clears the selection', async () => {
  const onSelectEntry = vi.fn();
  await render(<SelectHost onSelectionChange={onSelectionChange} onSelectEntry={onSelectEntry} />);
  await selectWithKey('post');
  await userEvent.click(chip('guide'), { modifiers: ['Shift'] } as object);
  expect(selected()).toEqual(['post', 'guide']);
  expect(onSelectEntry).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(chip('guide'));
  await userEvent.keyboard('{Escape}');
  expect(selected()).toEqual([]);
  await expect.element(page.getByText('Selection cleared')).toBeInTheDocument();
  expect(document.activeElement).toBe(chip('guide'));
});

test('the X key, Shift with arrow keys, and Ctrl+A select all entries on one or more days', async () => {
  await render(<SelectHost onSelectionChange={onSelectionChange} />);
  await selectWithKey('post');
  await userEvent.keyboard('x');
  day('2026-11-10').focus();
  await userEvent.keyboard('x');
  expect(selected()).toEqual(['guide', 'reel']);
  await userEvent.keyboard('x');
  expect(selected()).toEqual([]);
  day('2026-11-08').focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(selected()).toEqual(['post']);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect([...selected()].sort()).toEqual(['guide', 'post', 'reel']);
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(selected()).toEqual(['post']);
  expect(document.activeElement).toBe(day('2026-11-09'));
  await userEvent.keyboard('{Control>}a{/Control}');
  expect([...selected()].sort()).toEqual(['guide', 'post', 'reel']);
});

test('Ctrl+A selects all entries even if the calendar does not have focus, but not in fields and dialogs', async () => {
  const notice = (
    <>
      <TextInput aria-label="Note" defaultValue="Plan" />
      <Checkbox aria-label="Done" />
    </>
  );
  await render(<SelectHost onSelectionChange={onSelectionChange} notice={notice} />);
  await selectWithKey('post');
  const selectAll = async () => {
    onSelectionChange.mockReset();
    await userEvent.keyboard('{Control>}a{/Control}');
    return selected()?.toSorted();
  };
  const all = ['guide', 'post', 'reel'];
  (document.activeElement as HTMLElement).blur();
  expect(await selectAll()).toEqual(all);
  page.getByRole('button', { name: 'Today' }).element().focus();
  expect(await selectAll()).toEqual(all);
  page.getByRole('checkbox', { name: 'Done' }).element().focus();
  expect(await selectAll()).toEqual(all);
  expect(String(getSelection())).toBe('');

  const note = page.getByRole('textbox', { name: 'Note' }).element() as HTMLInputElement;
  note.focus();
  expect(await selectAll()).toBeUndefined();
  expect([note.selectionStart, note.selectionEnd]).toEqual([0, 4]);
  await userEvent.click(chip('post'));
  await expect.element(page.getByRole('dialog', { name: 'Reserve list' })).toBeVisible();
  expect(await selectAll()).toBeUndefined();
});

test('in the overview, Ctrl+A selects neither entries nor text, and keeps the selection', async () => {
  await render(<SelectHost onSelectionChange={onSelectionChange} />);
  await selectWithKey('post');
  await userEvent.click(page.getByRole('button', { name: 'Overview' }));
  await expect.element(page.getByRole('grid').getByRole('rowheader').first()).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  getSelection()?.removeAllRanges();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(String(getSelection())).toBe('');
  expect(selected()).toEqual(['post']);
});

test('a rectangle drawn while Shift is held selects the entries that it touches, and Escape cancels it', async () => {
  const onCreate = vi.fn();
  await render(<SelectHost onSelectionChange={onSelectionChange} onCreate={onCreate} />);
  await selectWithKey('post');
  await userEvent.keyboard('x');
  const draw = (from: string, to: string) => {
    const at = (date: string, edge: 'top' | 'bottom') => {
      const box = (day(date).parentElement as HTMLElement).getBoundingClientRect();
      return { clientX: box.left + box.width / 2, clientY: edge === 'top' ? box.top + 4 : box.bottom - 4 };
    };
    const send = (target: EventTarget, type: string, point: object) =>
      target.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'mouse', button: 0, shiftKey: true, ...point }),
      );
    send(day(from), 'pointerdown', at(from, 'bottom'));
    send(document.body, 'pointermove', at(to, 'top'));
    return () => send(document.body, 'pointerup', at(to, 'top'));
  };
  let release = draw('2026-11-08', '2026-11-09');
  await expect.poll(described).toEqual(['post']);
  expect(selected()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(described).toEqual([]);
  release();
  expect(selected()).toEqual([]);
  release = draw('2026-11-08', '2026-11-10');
  release();
  expect([...selected()].sort()).toEqual(['guide', 'post', 'reel']);
  day('2026-11-08').click();
  expect(onCreate).not.toHaveBeenCalled();
});

test('on a touch screen, a long press selects an entry, and taps then select more entries', async () => {
  const onSelectEntry = vi.fn();
  await render(<SelectHost onSelectionChange={onSelectionChange} onSelectEntry={onSelectEntry} compact />);
  const touch = (id: string, type: string) =>
    chip(id).dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerType: 'touch',
        isPrimary: true,
        clientX: 9,
        clientY: 9,
      }),
    );
  day('2026-11-10').click();
  await expect.poll(() => chips('guide').length).toBeGreaterThan(0);
  // Retry until the code that selects entries has loaded.
  await vi.waitFor(async () => {
    touch('guide', 'pointerdown');
    await new Promise((resolve) => setTimeout(resolve, 600));
    touch('guide', 'pointerup');
    expect(selected()).toEqual(['guide']);
  });
  chip('guide').click();
  await expect.poll(described).toEqual(['guide']);
  expect(selected()).toEqual(['guide']);
  touch('reel', 'pointerdown');
  touch('reel', 'pointerup');
  chip('reel').click();
  expect(selected()).toEqual(['guide', 'reel']);
  expect(onSelectEntry).not.toHaveBeenCalled();

  // Open another day's list. Entries on the first day remain selected.
  day('2026-11-09').click();
  await page.getByRole('button', { name: 'Select all', exact: true }).click();
  expect(selected()).toEqual(['guide', 'reel', 'post']);
  await page.getByRole('button', { name: 'Deselect all' }).click();
  expect(selected()).toEqual(['guide', 'reel']);
});

test('the list of a day shows which entries are selected and lets users select more entries', async () => {
  const onSelectEntry = vi.fn();
  await render(
    <SelectHost onSelectionChange={onSelectionChange} onSelectEntry={onSelectEntry} maxPerDay={1} />,
  );
  await selectWithKey('guide');
  await userEvent.click(page.getByRole('button', { name: /more/ }).first());
  const list = page.getByRole('dialog');
  const item = (name: string) => list.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect.element(item('Gift guide week')).toHaveAccessibleDescription('Selected');
  await expect.element(item('Light check')).not.toHaveAccessibleDescription('Selected');
  await userEvent.click(item('Light check'), { modifiers: ['Shift'] } as object);
  expect(selected()).toEqual(['guide', 'reel']);
  await expect.element(item('Light check')).toHaveAccessibleDescription('Selected');
  await expect.element(page.getByText('Light check selected')).toBeInTheDocument();
  await userEvent.keyboard('x');
  expect(selected()).toEqual(['guide']);
  await expect.element(list).toBeVisible();
  await userEvent.click(item('Light check'));
  expect(onSelectEntry).toHaveBeenCalledOnce();
});

test('the menu in an entry’s details deselects the entry', async () => {
  await render(<SelectHost onSelectionChange={onSelectionChange} />);
  await selectWithKey('post');
  await userEvent.click(chip('post'));
  await userEvent.click(page.getByRole('button', { name: 'More actions for Reserve list' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Deselect' }));
  await expect.poll(selected).toEqual([]);
});

test('entries remain selected when the month changes, but not when a filter hides them', async () => {
  const { rerender } = await render(<SelectHost onSelectionChange={onSelectionChange} />);
  await selectWithKey('post');
  await selectWithKey('guide');
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.poll(() => chips('letter').length).toBe(1);
  await selectWithKey('letter');
  expect(selected()).toEqual(['post', 'guide', 'letter']);
  await userEvent.click(page.getByRole('button', { name: 'Previous' }));
  await expect.poll(described).toEqual(['post', 'guide']);
  await rerender(
    <SelectHost
      onSelectionChange={onSelectionChange}
      entries={SELECTABLE.filter(({ id }) => id !== 'post')}
    />,
  );
  await expect.poll(selected).toEqual(['guide', 'letter']);
});

test.each([
  ['callbacks', {}],
  ['the feature', { features: [selectionActions({ onDelete: async () => ({}) })] }],
])('keys and clicks select nothing in a read-only calendar with %s', async (_, given) => {
  await render(<SelectHost onSelectionChange={onSelectionChange} readOnly {...given} />);
  await selectionPart.load();
  await expect.poll(() => chips('post').length).toBe(1);
  chip('post').focus();
  await userEvent.keyboard('x');
  await userEvent.click(chip('reel'), { modifiers: ['Shift'] } as object);
  expect(onSelectionChange).not.toHaveBeenCalled();
  expect(bar().elements()).toEqual([]);
  expect(described()).toEqual([]);
});

test('in a small window, a focused day in the last week scrolls above the selection bar', async () => {
  await page.viewport(1280, 600);
  await render(<SelectHost onSelectionChange={onSelectionChange} style={{ height: 560 }} />);
  await selectWithKey('post');
  await expect.element(bar()).toBeVisible();
  const cell = day('2026-12-05').closest('[data-cp-date]');
  day('2026-12-05').focus();
  const top = () => bar().element().getBoundingClientRect().top;
  await expect.poll(() => cell?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top());
});

test('in narrow cells, which hide the icon, the check mark does not cover the title', async () => {
  await page.viewport(800, 900);
  await render(<SelectHost onSelectionChange={onSelectionChange} />);
  const left = () => chip('post').getBoundingClientRect().left;
  const title = () => chip('post').querySelector('.cp-entry-title')?.getBoundingClientRect().left ?? 0;
  await expect.poll(() => title() - left()).toBeLessThan(20);
  await selectWithKey('post');
  const { left: start, width } = getComputedStyle(chip('post'), '::before');
  expect(title() - left()).toBeGreaterThanOrEqual(Number.parseFloat(start) + Number.parseFloat(width));
});
