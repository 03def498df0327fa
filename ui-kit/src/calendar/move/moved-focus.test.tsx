import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastProvider, useToast } from '../../primitives/Toast.js';
import { ShortcutProvider } from '../../shortcuts/ShortcutProvider.js';
import { ThemeProvider } from '../../theme/ThemeProvider.js';
import { Calendar } from '../Calendar.js';
import type { EntriesMove } from './entry-move.js';
import { MOVABLE } from './move-host.fixture.js';

/** A calendar with a toast whose button undoes a move, immediately or after a delay. */
function Undoable({ isDelayed }: { isDelayed: boolean }) {
  const toast = useToast();
  const [entries, setEntries] = useState(MOVABLE);
  const move = ({ moves }: EntriesMove) => {
    setEntries((before) => before.map((one) => ({ ...one, ...moves.find(({ id }) => id === one.id) })));
    const undo = () => setEntries(MOVABLE);
    const onAction = () => (isDelayed ? setTimeout(undo, 50) : undo());
    toast({ title: 'Moved', action: { label: 'Undo', onAction } });
  };
  return (
    <Calendar
      style={{ height: 800 }}
      compact={false}
      brands={[]}
      defaultState={{ date: '2026-11-11' }}
      today="2026-11-11"
      entries={entries}
      onMove={move}
    />
  );
}

const chip = () => document.querySelector<HTMLElement>('[data-cp-entry="post"]');
const date = () => chip()?.closest<HTMLElement>('[data-cp-date]')?.dataset.cpDate;

const ways = {
  'the mouse': () => page.getByRole('button', { name: 'Undo', exact: true }).click(),
  'the keyboard': () => userEvent.keyboard('{F8}{Tab}{Enter}'),
};

test.for([
  ['the mouse', false],
  ['the mouse', true],
  ['the keyboard', false],
  ['the keyboard', true],
] as const)('the entry has focus after an undo with %s (delayed response: %s)', async ([way, isDelayed]) => {
  await page.viewport(1280, 900);
  await render(
    <ThemeProvider>
      <ToastProvider>
        <ShortcutProvider>
          <Undoable isDelayed={isDelayed} />
        </ShortcutProvider>
      </ToastProvider>
    </ThemeProvider>,
  );
  // Retry until the code that moves entries has loaded.
  await vi.waitFor(async () => {
    chip()?.focus();
    await userEvent.keyboard('m');
    expect(page.getByRole('application').elements()).toHaveLength(1);
  }, 5_000);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(date).toBe('2026-11-16');
  await expect.poll(() => document.activeElement).toBe(chip());
  await ways[way]();
  await expect.poll(date).toBe('2026-11-09');
  await expect.poll(() => document.activeElement).toBe(chip());
});
