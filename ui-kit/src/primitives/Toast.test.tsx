import { StrictMode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emulate, tap } from '../actions/ways.fixture.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Button } from './Button.js';
import { Dialog } from './Dialog.js';
import { TextInput } from './TextInput.js';
import { ToastProvider, useToast } from './Toast.js';

const onShow = vi.fn();

function Page() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const fail = () => toast({ title: 'Error creating brand', tone: 'destructive' });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button onClick={fail}>Outside</Button>
      <Button onClick={() => toast({ title: 'Brand created successfully' })}>Done</Button>
      <Button onClick={() => toast({ title: 'Hidden', action: { label: 'Show', onAction: onShow } })}>
        Offer
      </Button>
      <Button
        onClick={() =>
          toast({ title: 'Moved', action: { label: 'Undo', shortcut: 'Ctrl+Shift+Z', onAction: onShow } })
        }
      >
        Move
      </Button>
      <Dialog open={open} onOpenChange={({ open }) => setOpen(open)} title="Create Brand">
        <TextInput aria-label="Brand Name" />
        <Button onClick={fail}>Save</Button>
      </Dialog>
    </>
  );
}

const show = () =>
  render(
    <StrictMode>
      <ThemeProvider>
        <ToastProvider>
          <Page />
        </ToastProvider>
      </ThemeProvider>
    </StrictMode>,
  );

const openWithToast = async () => {
  await show();
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Error creating brand', { exact: true }).first()).toBeVisible();
};

/** Returns the titles of the displayed toasts. */
const titles = () =>
  [...document.querySelectorAll('[data-cp-toasts] li')].map((toast) => toast.textContent?.trim());

const hiddenAncestor = (element: Element) => element.closest('[aria-hidden="true"], [inert]');

it('a toast is not hidden from screen readers by an open dialog, and can be dismissed', async () => {
  await openWithToast();
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  expect(hiddenAncestor(dismiss.element())).toBeNull();
  await dismiss.click();
  await expect.element(dismiss).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Create Brand' })).toBeVisible();
});

const findAnnouncer = () => document.querySelector('[role="status"][aria-live="assertive"]');

it('a toast is announced while a dialog is open', async () => {
  await openWithToast();
  // The text is added to the announcer shortly after the toast appears.
  await vi.waitFor(() => expect(findAnnouncer()?.textContent).toContain('Error creating brand'));
  const announcer = findAnnouncer();
  expect(announcer && hiddenAncestor(announcer)).toBeNull();
});

it('a toast is not hidden from screen readers by a dialog that opens after it', async () => {
  await show();
  await page.getByRole('button', { name: 'Outside' }).click();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(hiddenAncestor(page.getByRole('button', { name: 'Dismiss' }).element())).toBeNull();
});

it('a toast can be dismissed even if a dialog opens after it', async () => {
  await show();
  await page.getByRole('button', { name: 'Outside' }).click();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click({ timeout: 5000 });
  await expect.poll(titles).toEqual([]);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

it('a toast receives focus on F8 while a dialog is open, and returns focus when it is dismissed', async () => {
  await openWithToast();
  await userEvent.keyboard('{F8}');
  const region = document.querySelector('[data-cp-toasts] ol');
  expect(document.activeElement).toBe(region);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Dismiss');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
});

it('a toast does not let focus move from an open dialog to elements outside the dialog', async () => {
  await openWithToast();
  const outside = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Outside');
  outside?.focus();
  expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
});

it('only one toast is displayed at a time', async () => {
  await show();
  const button = page.getByRole('button', { name: 'Outside' });
  await button.click();
  await button.click();
  await expect.poll(() => document.querySelectorAll('[data-cp-toasts] li').length).toBe(1);
});

it('a toast is replaced by the next toast', async () => {
  await show();
  await page.getByRole('button', { name: 'Outside' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(titles).toEqual(['Brand created successfully']);
});

/** Waits for a toast. Unlike polling and locators, it doesn't advance fake timers. */
const appears = async () => {
  while (titles().length === 0) await new Promise(requestAnimationFrame);
};

it('a toast disappears after 5 s, and no earlier', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    await show();
    (page.getByRole('button', { name: 'Outside' }).element() as HTMLElement).click();
    await appears();
    await vi.advanceTimersByTimeAsync(4900);
    expect(titles()).toEqual(['Error creating brand']);
    await vi.advanceTimersByTimeAsync(200);
    await expect.poll(titles).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

const dismissals: Record<string, () => Promise<void>> = {
  'its button': () => page.getByRole('button', { name: 'Dismiss' }).click(),
  'F8 and Escape': () => userEvent.keyboard('{F8}{Escape}'),
  'Escape under the pointer': async () => {
    await page.getByText('Error creating brand', { exact: true }).first().hover();
    await userEvent.keyboard('{Escape}');
  },
};

it.each(Object.keys(dismissals))(
  'a toast disappears after 5 s even if the previous toast was dismissed by %s',
  async (how) => {
    await show();
    const fail = page.getByRole('button', { name: 'Outside' });
    await fail.click();
    await expect.poll(titles).toEqual(['Error creating brand']);
    await dismissals[how]?.();
    await expect.poll(titles).toEqual([]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      (fail.element() as HTMLElement).click();
      await appears();
      await vi.advanceTimersByTimeAsync(4900);
      expect(titles()).toEqual(['Error creating brand']);
      await vi.advanceTimersByTimeAsync(200);
      await expect.poll(titles).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  },
);

it('a toast returns focus when it is dismissed with the keyboard', async () => {
  await show();
  const fail = page.getByRole('button', { name: 'Outside' });
  await fail.click();
  await expect.poll(titles).toEqual(['Error creating brand']);
  await userEvent.keyboard('{F8}{Tab}{Enter}');
  await expect.poll(titles).toEqual([]);
  expect(document.activeElement).toBe(fail.element());
});

const swipe = (toast: Element, distance: number) => {
  const { left, top } = toast.getBoundingClientRect();
  const at = (type: string, x: number) =>
    toast.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        button: 0,
        pointerId: 1,
        pointerType: 'touch',
        clientX: left + 40 + x,
        clientY: top + 12,
      }),
    );
  at('pointerdown', 0);
  for (let x = 12; x < distance; x += 12) at('pointermove', x);
  at('pointermove', distance);
  at('pointerup', distance);
};

it('a toast is dismissed by a swipe of at least 50 px to the right', async () => {
  await show();
  await page.getByRole('button', { name: 'Outside' }).click();
  await expect.poll(titles).toEqual(['Error creating brand']);
  const toast = document.querySelector('[data-cp-toasts] li') as Element;
  swipe(toast, 48);
  await expect.poll(() => toast.getAttribute('data-swipe')).toBe('cancel');
  expect(titles()).toEqual(['Error creating brand']);
  swipe(toast, -80);
  expect(titles()).toEqual(['Error creating brand']);
  swipe(toast, 60);
  await expect.poll(titles).toEqual([]);
});

it('a toast offers one action, which closes it', async () => {
  await show();
  await page.getByRole('button', { name: 'Offer' }).click();
  await page.getByRole('button', { name: 'Show' }).click();
  expect(onShow).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(titles()).toEqual([]));
});

it("a toast displays and announces its action and the action's shortcut", async () => {
  await show();
  await page.getByRole('button', { name: 'Move' }).click();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect.element(undo).toHaveAttribute('aria-keyshortcuts', 'Control+Shift+Z');
  expect([...undo.element().querySelectorAll('kbd')].map((key) => key.textContent)).toEqual([
    'Ctrl',
    'Shift',
    'Z',
  ]);
  await vi.waitFor(() => expect(findAnnouncer()?.textContent).toMatch(/Moved.*Undo: Control Shift Z/));
});

const pauses: Record<string, { pause: () => Promise<unknown>; resume: () => Promise<unknown> }> = {
  hovered: {
    pause: () => page.getByText('Moved', { exact: true }).first().hover(),
    resume: () => page.getByRole('button', { name: 'Outside' }).hover(),
  },
  focused: {
    pause: () => userEvent.keyboard('{F8}{Tab}'),
    resume: async () => (page.getByRole('button', { name: 'Outside' }).element() as HTMLElement).focus(),
  },
};

it.each(Object.keys(pauses))('a toast remains open while it is %s, and then disappears', async (state) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    await show();
    await page.getByRole('button', { name: 'Move' }).click();
    await expect.poll(titles).toHaveLength(1);
    await pauses[state]?.pause();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(titles()).toHaveLength(1);
    await pauses[state]?.resume();
    await vi.advanceTimersByTimeAsync(5100);
    await expect.poll(titles).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it('a toast disappears after 5 s even if the user taps its text', async () => {
  await emulate({ touch: true, reducedMotion: false });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    await show();
    const fail = page.getByRole('button', { name: 'Outside' });
    await fail.click();
    await appears();
    const toast = document.querySelector('[data-cp-toasts] li') as HTMLElement;
    const tapped = vi.fn();
    toast.addEventListener('click', tapped);
    await tap(page.elementLocator(toast));
    await vi.waitFor(() => expect(tapped).toHaveBeenCalled());
    expect(document.activeElement).toBe(fail.element());
    await vi.advanceTimersByTimeAsync(5100);
    await expect.poll(titles).toEqual([]);
  } finally {
    vi.useRealTimers();
    await emulate({ touch: false, reducedMotion: false });
  }
});

it("a toast appears above an open dialog in small windows, without covering the dialog's buttons", async () => {
  const top = () => document.querySelector('[data-cp-toasts] li')?.getBoundingClientRect().top ?? 0;
  await page.viewport(390, 800);
  await openWithToast();
  await expect.poll(top).toBeLessThan(100);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(top).toBeGreaterThan(600);
  await page.viewport(1280, 800);
});

it('in small windows, a toast is only as large as its content, and its action is beside the text', async () => {
  await page.viewport(390, 800);
  await show();
  await page.getByRole('button', { name: 'Offer' }).click();
  const place = (element: Element) => element.getBoundingClientRect();
  const toast = () => place(document.querySelector('[data-cp-toasts] li') as Element);
  const action = page.getByRole('button', { name: 'Show' });
  await expect.element(action).toBeVisible();
  expect(toast().height).toBeLessThan(60);
  expect(toast().width).toBeLessThan(220);
  expect(toast().right).toBe(390 - 16);
  const text = place(page.getByText('Hidden', { exact: true }).first().element());
  expect(place(action.element()).left).toBeGreaterThanOrEqual(text.right);
  // Elements beside the toast receive clicks.
  expect(document.elementFromPoint(30, toast().top + 10)?.closest('[data-cp-toasts]')).toBeNull();
  await page.viewport(1280, 800);
});

it('the action of a toast is at least 40 px high on touch screens', async () => {
  await emulate({ touch: true, reducedMotion: false });
  try {
    await show();
    await page.getByRole('button', { name: 'Offer' }).click();
    const action = page.getByRole('button', { name: 'Show' });
    await expect.element(action).toBeVisible();
    await expect.poll(() => action.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  } finally {
    await emulate({ touch: false, reducedMotion: false });
  }
});
