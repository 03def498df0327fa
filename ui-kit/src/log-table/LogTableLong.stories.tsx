import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { LogTable } from './LogTable.js';
import { manyBlogs } from './story-data.js';
import { tableMeta } from './table-story.fixture.js';

const entries = manyBlogs(10_000);

const meta = {
  ...tableMeta,
  title: 'Logs/LogTable/Long lists',
  parameters: {
    ...tableMeta.parameters,
    guidance: 'In `LogTable`, only the visible rows are rendered, even if there are thousands of entries.',
  },
  args: { ...tableMeta.args, entries, onSelectionChange: fn() },
} satisfies Meta<typeof LogTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Scrolls a row into view, no matter how many month headings precede it. */
async function scrollToRow(scroller: HTMLElement, index: number): Promise<void> {
  await waitFor(() => {
    const drawn = [...scroller.querySelectorAll<HTMLElement>('[data-cp-row]')];
    const { top, height } = scroller.getBoundingClientRect();
    const shown = drawn.find((row) => row.getBoundingClientRect().top > top + 60) ?? drawn[0];
    if (!shown) throw new Error('No row is rendered.');
    const away = index - Number(shown.dataset.cpRow);
    if (Math.abs(away) * shown.offsetHeight < height / 2) return;
    scroller.scrollTop += away * shown.offsetHeight;
    throw new Error(`Row ${index} is not in view yet.`);
  });
}

/** The list renders only the visible rows, and exposes their row numbers to screen readers. */
export const TenThousand: Story = {};

export const TenThousandWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Blog Logs' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    const scroller = table.parentElement as HTMLElement;
    await scrollToRow(scroller, 5000);
    await waitFor(() => expect(canvas.getByText(/ 5001$/u)).toBeVisible());
    await expect(canvas.getByText(/ 5001$/u).closest('tr')).toHaveAttribute('aria-rowindex', '5002');
    const { scrollTop } = scroller;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    // The checkbox is in the column headers, which are always in view, so clicking it does not scroll the list.
    await expect(scroller.scrollTop).toBe(scrollTop);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ ids: entries.map(({ id }) => id) });
  },
  // Don't check target sizes. The first row is partly behind the column headers, so its button is too close to the
  // buttons in the headers.
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
};

/** Arrow keys move between rows, even to rows that are not rendered yet. Tab leaves the list after a few presses. */
export const Keyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { toolbar: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const focusOn = (name: string) =>
      waitFor(() => expect(canvas.getByRole('checkbox', { name })).toHaveFocus());
    canvas.getByRole('checkbox', { name: 'Select How we price 1' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await focusOn('Select Studded tires, tested 3');
    await userEvent.keyboard('{End}');
    await focusOn(`Select ${entries.at(-1)?.title}`);
    await userEvent.keyboard('{ArrowUp}');
    await focusOn(`Select ${entries.at(-2)?.title}`);
    await userEvent.keyboard('{Home}');
    await focusOn('Select How we price 1');
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(canvasElement.ownerDocument.activeElement).not.toHaveAccessibleName(/ 1$/u));
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    const last = canvasElement.ownerDocument.activeElement;
    await expect(last).toHaveAccessibleName(/^Delete /u);
    await userEvent.tab();
    await expect(last?.closest('table')).not.toContainElement(
      canvasElement.ownerDocument.activeElement as HTMLElement,
    );
  },
};

/** The focused row stays rendered while the user scrolls. */
export const FocusKept: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'Select Cheese for a crowd 2' });
    box.focus();
    const scroller = canvas.getByRole('table').parentElement as HTMLElement;
    await scrollToRow(scroller, 8000);
    await waitFor(() => expect(canvas.getByText(/ 8001$/u)).toBeVisible());
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'Select Studded tires, tested 3' })).toHaveFocus(),
    );
    await waitFor(() => expect(scroller.scrollTop).toBeLessThan(200));
  },
};

/** A new search scrolls to the top. */
export const Searched: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const scroller = canvas.getByRole('table').parentElement as HTMLElement;
    await scrollToRow(scroller, 8000);
    await waitFor(() => expect(canvas.getByText(/ 8001$/u)).toBeVisible());
    await userEvent.type(canvas.getByRole('searchbox'), 'riesling');
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '715'));
    await waitFor(() => expect(canvas.getByText('Cellar notes: Riesling 7')).toBeVisible());
  },
};

/** The small-screen layout also renders only the visible rows. */
export const Compact: Story = {
  tags: ['!dev', '!autodocs'],
  args: { compact: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list', { name: 'Blog Logs' });
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    await scrollToRow(list.parentElement as HTMLElement, 5000);
    await waitFor(() => expect(canvas.getByText(/ 5001$/u)).toBeVisible());
    await expect(canvas.getByText(/ 5001$/u).closest('li')).toHaveAttribute('aria-posinset', '5001');
  },
};
