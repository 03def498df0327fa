// @vitest-environment jsdom
import { Calendar, ThemeProvider } from '@content-planner/ui-kit';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';

const calls = { onSelectEntry: vi.fn(), onCreate: vi.fn(), onMove: vi.fn() };
const problem = vi.spyOn(console, 'error');
const DATE = '2026-03-11';
const entry = { id: '1', kind: 'blog', title: 'Spring is here', brandId: null, color: null, version: 1 };

/** Finds an element by its role and the beginning of its name. */
const find = (role, name) =>
  vi.waitFor(
    () => {
      const selector = role === 'button' ? 'button, [role="button"]' : `[role="${role}"]`;
      const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent;
      const found = [...document.querySelectorAll(selector)].find((one) => nameOf(one).startsWith(name));
      if (!found) throw new Error(`There is no ${role} '${name}'.`);
      return found;
    },
    { timeout: 30_000 },
  );

/** Clicks an element, as user-event does. */
function click(element) {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    element.dispatchEvent(
      new (type.startsWith('pointer') ? PointerEvent : MouseEvent)(type, { bubbles: true, cancelable: true }),
    );
}
const press = (key) =>
  document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

beforeEach(() => {
  for (const call of [...Object.values(calls), problem]) call.mockReset();
  document.body.innerHTML = '<div id="root"></div>';
  const calendar = createElement(Calendar, {
    ...{ entries: [{ ...entry, startDate: DATE, endDate: DATE }], brands: [], today: DATE, ...calls },
    defaultState: { date: DATE },
  });
  const root = createRoot(document.getElementById('root'));
  root.render(createElement(ThemeProvider, { theme: 'system' }, calendar));
  return () => root.unmount();
});

test('opens the details of an entry', async () => {
  click(await find('button', 'Spring is here'));
  expect((await find('dialog', '')).textContent).toContain('Wednesday, March 11, 2026');
  expect(calls.onSelectEntry).toHaveBeenCalledOnce();
  expect(problem.mock.calls).toEqual([]);
});

test('creates an entry', async () => {
  click(await find('button', 'Add entry on Thursday, March 12, 2026'));
  click(await find('button', 'Blog Post'));
  await vi.waitFor(() => expect(calls.onCreate).toHaveBeenCalledWith({ date: '2026-03-12', kind: 'blog' }));
  expect(problem.mock.calls).toEqual([]);
});

test('moves an entry with the keyboard', async () => {
  const chip = await find('button', 'Spring is here');
  const isMoving = () => document.activeElement.getAttribute('role') === 'application';
  // The code that moves entries loads on demand. Until then, the key does nothing.
  await vi.waitFor(
    () => {
      if (document.querySelector('[role="application"]') === null) {
        chip.focus();
        press('m');
      }
      expect(isMoving()).toBe(true);
    },
    { timeout: 30_000 },
  );
  press('ArrowRight');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Thu, Mar 12'));
  press('Enter');
  expect(calls.onMove.mock.calls[0]?.[0].moves).toMatchObject([{ id: '1', startDate: '2026-03-12' }]);
  expect(problem.mock.calls).toEqual([]);
});
