import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { openedByButton } from '../opened-by-button.fixture.js';
import { ShortcutSheet } from './ShortcutSheet.js';

const meta = {
  title: 'Shortcuts/ShortcutSheet',
  component: ShortcutSheet,
  parameters: {
    guidance: '`ShortcutProvider` opens it. Use it on its own only if you handle the keys yourself.',
  },
  decorators: [openedByButton],
  args: {
    open: true,
    onOpenChange: fn(),
    singleKeys: true,
    onSingleKeysChange: fn(),
    shortcuts: [
      { keys: '?', group: 'everywhere', label: 'Keyboard shortcuts', run: () => {} },
      { keys: 'Ctrl+Z', group: 'everywhere', label: 'Undo' },
      { keys: 'Ctrl+Shift+Z', group: 'everywhere', label: 'Redo' },
      { keys: ['ArrowLeft', 'ArrowRight'], group: 'calendar', label: 'Previous or next day' },
      { keys: ['PageUp', 'PageDown'], group: 'calendar', label: 'Previous or next page' },
      { keys: 'F', group: 'calendar', label: 'Open the filters', run: () => {} },
      { keys: ['1', '9'], isRange: true, group: 'calendar', label: 'Switch to a view', run: () => {} },
      { keys: 'Enter', group: 'entry', label: 'Open the details' },
    ],
  },
} satisfies Meta<typeof ShortcutSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The shortcuts of a calendar. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' }));
    await expect(args.onSingleKeysChange).toHaveBeenLastCalledWith({ singleKeys: false });
  },
};

/** Single-key shortcuts are off, and their keys are crossed out. */
export const SingleKeysOff: Story = { args: { singleKeys: false } };
