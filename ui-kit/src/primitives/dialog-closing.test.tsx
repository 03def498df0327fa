import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Button } from './Button.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { FormDialog } from './FormDialog.js';
import { Popover } from './Popover.js';
import { TextInput } from './TextInput.js';
import { ToastProvider, useToast } from './Toast.js';

/** Responds to the request in progress. */
let respond: (saved: boolean) => void = () => {};

function SlowForm({ dirty }: { dirty: boolean }) {
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = () => {
    setBusy(true);
    respond = (saved) => {
      setBusy(false);
      if (saved) setOpen(false);
      else setProblem('No connection.');
    };
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={({ open }) => setOpen(open)}
      title="Create Brand"
      submitLabel="Create"
      dirty={dirty}
      busy={busy}
      problem={problem}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextInput aria-label="Brand Name" />
    </FormDialog>
  );
}

const dialog = page.getByRole('dialog', { name: 'Create Brand' });
const nextFrames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

const show = async (dirty: boolean) => {
  await render(
    <ThemeProvider>
      <SlowForm dirty={dirty} />
    </ThemeProvider>,
  );
  await page.getByRole('button', { name: 'Create' }).click();
};

it('Discard closes the dialog only after the response arrives', async () => {
  await show(true);
  await userEvent.keyboard('{Escape}');
  const discard = page.getByRole('button', { name: 'Discard' });
  await discard.click();
  await nextFrames();
  await expect.element(dialog).toBeVisible();
  await expect.element(discard).toHaveAttribute('aria-busy', 'true');
  respond(false);
  await expect.element(dialog).not.toBeInTheDocument();
});

it('the dialog remains open if saving fails after the user clicks Discard and then Keep editing', async () => {
  await show(true);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  respond(false);
  await expect.element(page.getByRole('alert')).toHaveTextContent('No connection.');
  await nextFrames();
  await expect.element(dialog).toHaveAttribute('data-state', 'open');
});

it.each(['Cancel', 'Close'])('%s closes the dialog only after the response arrives', async (button) => {
  await show(false);
  await page.getByRole('button', { name: button }).click();
  await userEvent.keyboard('{Escape}');
  await nextFrames();
  await expect.element(dialog).toBeVisible();
  respond(true);
  await expect.element(dialog).not.toBeInTheDocument();
});

it('the form is not submitted again while a request is in progress', async () => {
  await show(true);
  const first = respond;
  document.querySelector('form')?.requestSubmit();
  await nextFrames();
  expect(respond).toBe(first);
});

it('the dialog asks for confirmation before Cancel discards unsaved input', async () => {
  await render(
    <ThemeProvider>
      <SlowForm dirty />
    </ThemeProvider>,
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('the current toast is dismissed when the form is submitted', async () => {
  await render(
    <ThemeProvider>
      <ToastProvider>
        <WithToast />
      </ToastProvider>
    </ThemeProvider>,
  );
  await page.getByRole('button', { name: 'Fail outside' }).click();
  await expect.poll(toasts).toBe(1);
  await page.getByRole('button', { name: 'Open form' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect.poll(toasts).toBe(0);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

function WithToast() {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [open, setOpen] = useState(false);
  const fail = () => toast({ title: 'Error creating brand' });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open form</Button>
      <Button onClick={() => setAsking(true)}>Open question</Button>
      <Popover trigger={<Button>Open popover</Button>} aria-label="Filter">
        <Button onClick={fail}>Fail</Button>
      </Popover>
      <Button onClick={fail}>Fail outside</Button>
      <FormDialog
        open={open}
        onOpenChange={({ open }) => setOpen(open)}
        title="Form"
        submitLabel="Create"
        onSubmit={(event) => event.preventDefault()}
      >
        <Button onClick={fail}>Fail</Button>
      </FormDialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={({ open }) => setAsking(open)}
        title="Question"
        description="Sure?"
        onConfirm={fail}
        confirmLabel="Fail"
      />
    </>
  );
}

const toasts = () => document.querySelectorAll('[data-cp-toasts] li').length;

it.each(['form', 'question', 'popover'])(
  'the first Escape closes the %s, and the second closes a toast that appeared later',
  async (which) => {
    await render(
      <ThemeProvider>
        <ToastProvider>
          <WithToast />
        </ToastProvider>
      </ThemeProvider>,
    );
    await page.getByRole('button', { name: `Open ${which}` }).click();
    await page.getByRole('button', { name: 'Fail', exact: true }).click();
    await expect.poll(toasts).toBe(1);
    const front = page.getByRole(which === 'question' ? 'alertdialog' : 'dialog');
    await userEvent.keyboard('{Escape}');
    await expect.element(front).not.toBeInTheDocument();
    expect(toasts()).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(toasts).toBe(0);
  },
);
