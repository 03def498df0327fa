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
      'Use it for a few controls next to a button. For commands, use `Menu`; if the user must respond, use `Dialog`.',
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

/** The popover opens next to its button. Escape closes it and returns focus. */
export const Default: Story = {};

export const DefaultWorks: Story = {
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

/** Long content scrolls inside the popover. */
export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <div style={{ padding: 12 }}>
        {Array.from({ length: 60 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines is fixed.
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

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], ...Open, globals: { direction: 'rtl' } };
