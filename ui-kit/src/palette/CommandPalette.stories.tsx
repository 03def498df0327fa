import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { octoberEntries, SAMPLE_TODAY } from '../calendar/story-data.js';
import { openedByButton } from '../opened-by-button.fixture.js';
import { CommandPalette } from './CommandPalette.js';

const meta = {
  title: 'Shortcuts/CommandPalette',
  component: CommandPalette,
  parameters: {
    guidance:
      'Render it once, inside `ShortcutProvider`. To add commands, call `useCommands`. To open the palette with the magnifier in `Shell`, pass `onSearch` to `Shell`.',
  },
  decorators: [openedByButton],
  args: {
    open: true,
    onOpenChange: fn(),
    onGoToDate: fn(),
    onSearchEntries: fn(),
    onOpenEntry: fn(),
    onOpenAllEntries: fn(),
    entries: octoberEntries.slice(0, 6),
    entryCount: 6,
    today: SAMPLE_TODAY,
    commands: [
      { keys: 'N', group: 'calendar', label: 'New entry', run: fn() },
      { group: 'calendar', label: 'Week view', run: fn() },
      {
        group: 'everywhere',
        label: 'Light theme',
        keywords: ['dark'],
        icon: <Moon size={16} strokeWidth={1.75} />,
        run: fn(),
      },
    ],
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the user types, the palette lists today's date and the commands. */
export const Default: Story = {};

/** Lists the dates, entries and commands that match the typed text. */
export const Results: Story = {
  parameters: { ownTexts: ['Dealer', 'in Portland', 'week', 'Week', 'view'] },
  play: async ({ args }) => {
    const palette = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
    const field = palette.getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'week');
    await expect(palette.getByRole('option', { name: /^Next week/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await waitFor(() => expect(args.onSearchEntries).toHaveBeenLastCalledWith({ text: 'week' }));
    await expect(palette.getByRole('option', { name: /^Week view/ })).toBeVisible();
    await expect(await palette.findByRole('option', { name: 'All 6 entries with “week”' })).toBeVisible();
  },
};

/** No date, entry or command matches the typed text. */
export const NoResults: Story = {
  args: { entries: [], commands: [] },
  play: async () => {
    const palette = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
    await userEvent.type(palette.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(palette.getByText('No results', { selector: 'p' })).toBeVisible());
  },
};
