import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { perOpening } from './per-opening.js';

interface NoteProps {
  open: boolean;
  about: string | null;
}

/** A component that stays in the document after it is closed, like a dialog that is fading out. */
const Note = perOpening(
  function Note({ open, about }: NoteProps, ref) {
    const [text, setText] = useState('');
    return (
      <div ref={ref} data-state={open ? 'open' : 'closed'}>
        About {about}
        <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      </div>
    );
  },
  ({ about }) => about ?? '',
);

const input = page.getByRole('textbox');

const showNote = async () => {
  const { rerender } = await render(<Note open about="Spring" />);
  await input.fill('Typed');
  return (props: NoteProps) => rerender(<Note {...props} />);
};

it('an open dialog keeps the input while its props change', async () => {
  const update = await showNote();
  await update({ open: true, about: 'Spring' });
  await expect.element(input).toHaveValue('Typed');
});

it('a dialog keeps the input and the subject while it fades out', async () => {
  const update = await showNote();
  await update({ open: false, about: null });
  await expect.element(page.getByText('About Spring')).toHaveAttribute('data-state', 'closed');
  await expect.element(input).toHaveValue('Typed');
});

it('a dialog resets the input when it is reopened, even if it was still fading out', async () => {
  const update = await showNote();
  await update({ open: false, about: 'Spring' });
  await update({ open: true, about: 'Spring' });
  await expect.element(input).toHaveValue('');
});

it('an open dialog resets the input when its subject changes', async () => {
  const update = await showNote();
  await update({ open: true, about: 'Summer' });
  await expect.element(page.getByText('About Summer')).toBeVisible();
  await expect.element(input).toHaveValue('');
});
