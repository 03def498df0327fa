import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './Button.js';
import { Checkbox } from './Checkbox.js';
import { Popover } from './Popover.js';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  parameters: {
    guidance:
      'A few controls beside their button. Commands alone are a `Menu`; what must be answered is a `Dialog`.',
  },
  args: {
    trigger: <Button>Filter by Type</Button>,
    'aria-label': 'Filter by Type',
    children: (
      <div style={{ padding: 12 }}>
        <Checkbox>Blog</Checkbox>
      </div>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens beside its button; Escape closes it and the focus returns. */
export const Default: Story = {};

/** Tested, and not listed. */
export const DefaultWorks: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Filter by Type' });
    await userEvent.click(button);
    const popover = await within(canvasElement).findByRole('dialog', { name: 'Filter by Type' });
    await waitFor(() => expect(within(popover).getByRole('checkbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Open. */
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Type' }));
    await waitFor(() => expect(within(canvasElement).getByRole('checkbox')).toBeVisible());
  },
};

/** More than fits: it scrolls inside the window. */
export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <div style={{ padding: 12 }}>
        {Array.from({ length: 60 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
          <Checkbox key={place}>Choice {place + 1}</Checkbox>
        ))}
      </div>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Type' }));
    const popover = await within(canvasElement).findByRole('dialog', { name: 'Filter by Type' });
    await waitFor(() => expect(popover).toBeVisible());
    await expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** From right to left. */
export const RightToLeft: Story = { tags: ['!autodocs'], ...Open, globals: { direction: 'rtl' } };
