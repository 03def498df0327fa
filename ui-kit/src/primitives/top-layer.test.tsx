import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Calendar } from '../calendar/Calendar.js';
import { octoberEntries, SAMPLE_TODAY, sampleBrands } from '../calendar/story-data.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Button } from './Button.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { Dialog } from './Dialog.js';
import { Menu } from './Menu.js';
import { Popover } from './Popover.js';
import { Select } from './Select.js';
import { ToastProvider, useToast } from './Toast.js';
import { Tooltip } from './Tooltip.js';

const nothing = () => {};

/** A dashboard card with a transform and `overflow: hidden`. */
function DashboardCard({ children, width = 260 }: { children: ReactNode; width?: number }) {
  return (
    <>
      <style>{'body { margin: 0 }'}</style>
      <main
        style={{
          position: 'absolute',
          transform: 'translate(60px, 40px)',
          overflow: 'hidden',
          width,
          height: 120,
        }}
      >
        <ThemeProvider>
          <div style={{ padding: 12 }}>{children}</div>
        </ThemeProvider>
      </main>
    </>
  );
}

/** Returns whether an element is on top at points near its corners. */
function isCompletelyVisible(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const inset = 12;
  return [left + inset, right - inset].every((x) =>
    [top + inset, bottom - inset].every((y) => {
      return element.contains(document.elementFromPoint(x, y));
    }),
  );
}

const tall = <div style={{ width: 320, height: 300 }}>Floats</div>;

const OVERLAYS: Record<string, { ui: ReactNode; role: 'dialog' | 'alertdialog' | 'menu' | 'listbox' }> = {
  Popover: {
    ui: (
      <Popover defaultOpen trigger={<Button>Open</Button>} aria-label="Popover">
        {tall}
      </Popover>
    ),
    role: 'dialog',
  },
  Dialog: {
    ui: (
      <Dialog open onOpenChange={nothing} title="Dialog">
        {tall}
      </Dialog>
    ),
    role: 'dialog',
  },
  ConfirmDialog: {
    ui: <ConfirmDialog open onOpenChange={nothing} title="Sure?" description="Really?" onConfirm={nothing} />,
    role: 'alertdialog',
  },
  Menu: {
    ui: (
      <Menu
        trigger={<Button>Open</Button>}
        items={Array.from({ length: 6 }, (_, id) => ({
          id: String(id),
          label: `Item ${id}`,
          onSelect: nothing,
        }))}
      />
    ),
    role: 'menu',
  },
  Select: {
    ui: (
      <Select
        aria-label="Open"
        options={Array.from({ length: 6 }, (_, id) => ({ value: String(id), label: `Option ${id}` }))}
      />
    ),
    role: 'listbox',
  },
};

test.each(Object.entries(OVERLAYS))(
  '%s is completely visible in a card with a transform and hidden overflow',
  async (_, { ui, role }) => {
    await page.viewport(1000, 700);
    await render(<DashboardCard>{ui}</DashboardCard>);
    if (role === 'menu') await userEvent.click(page.getByRole('button', { name: 'Open' }));
    if (role === 'listbox') await userEvent.click(page.getByRole('combobox', { name: 'Open' }));
    const shown = page.getByRole(role);
    await expect.element(shown).toBeVisible();
    await expect.poll(() => isCompletelyVisible(shown.element())).toBe(true);
    const { left, right, top, bottom } = shown.element().getBoundingClientRect();
    expect(left >= 0 && top >= 0 && right <= 1000 && bottom <= 700).toBe(true);
  },
);

test('a popover is next to its button in a transformed card', async () => {
  await page.viewport(1000, 700);
  await render(<DashboardCard>{OVERLAYS.Popover?.ui}</DashboardCard>);
  const button = page.getByRole('button', { name: 'Open' }).element().getBoundingClientRect();
  const distance = () => {
    const popover = page.getByRole('dialog').element().getBoundingClientRect();
    return [Math.round(popover.top - button.bottom), Math.round(popover.left - button.left)];
  };
  await expect.poll(distance).toEqual([6, 0]);
});

test('a tooltip is completely visible in a transformed card', async () => {
  await page.viewport(1000, 700);
  await render(
    <DashboardCard width={80}>
      <Tooltip open content="A sentence that is much wider than the card" side="right">
        <Button>Open</Button>
      </Tooltip>
    </DashboardCard>,
  );
  const bubble = () => document.querySelector('[role="tooltip"]')?.parentElement;
  await expect.poll(() => bubble()?.matches(':popover-open')).toBe(true);
  await expect.poll(() => bubble()?.getBoundingClientRect().left).toBeGreaterThan(80);
});

test("a calendar's details are completely visible in a transformed element with hidden overflow", async () => {
  await page.viewport(1280, 800);
  await render(
    <main style={{ transform: 'scale(1)', overflow: 'hidden', width: 1000, height: 420 }}>
      <ThemeProvider style={{ height: '100%' }}>
        <Calendar
          entries={octoberEntries}
          brands={sampleBrands}
          today={SAMPLE_TODAY}
          defaultState={{ date: SAMPLE_TODAY }}
        />
      </ThemeProvider>
    </main>,
  );
  await userEvent.click(page.getByRole('button', { name: /^Ask the frame builder/ }).first());
  const details = page.getByRole('dialog');
  await expect.element(details).toBeVisible();
  await expect.poll(() => isCompletelyVisible(details.element())).toBe(true);
});

function Toasts() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast({ title: 'Said before' })}>Say</Button>
      <Popover trigger={<Button>Float</Button>} aria-label="Popover">
        <Button onClick={() => toast({ title: 'Said after' })}>Say again</Button>
      </Popover>
    </>
  );
}

test('a toast is above dialogs and popovers that opened before and after it', async () => {
  await page.viewport(1000, 700);
  await render(
    <DashboardCard>
      <ToastProvider>
        <Toasts />
        <Dialog open onOpenChange={nothing} title="Dialog" />
      </ToastProvider>
    </DashboardCard>,
  );
  // The dialog is modal, so the buttons behind it can be clicked only by code.
  for (const button of document.querySelectorAll('button')) if (button.textContent === 'Say') button.click();
  const toast = () => document.querySelector('[data-cp-toasts] li');
  await expect.poll(() => toast() && isCompletelyVisible(toast() as Element)).toBe(true);
  for (const button of document.querySelectorAll('button'))
    if (button.textContent === 'Float') button.click();
  await expect.poll(() => document.querySelector('[aria-label="Popover"]')).not.toBe(null);
  expect(isCompletelyVisible(toast() as Element)).toBe(true);
});
