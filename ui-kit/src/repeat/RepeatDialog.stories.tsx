import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { openedByButton } from '../opened-by-button.fixture.js';
import { RepeatDialog } from './RepeatDialog.js';

const meta = {
  title: 'Calendar/RepeatDialog',
  component: RepeatDialog,
  // The feature `repeating` opens the dialog. Applications can't render it themselves.
  tags: ['!autodocs'],
  parameters: { guidance: 'Create the entries in one request, so that one undo removes all of them.' },
  decorators: [openedByButton],
  args: {
    open: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    entry: { id: '1', title: 'Costume ride album', startDate: '2026-10-31', endDate: '2026-10-31' },
    existingDates: ['2026-11-14'],
  },
} satisfies Meta<typeof RepeatDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Repeats an entry every week. */
export const Default: Story = {};

const choose = async (select: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: select }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const dates = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** Repeats an entry on the 31st of each month. Shorter months use their last day. */
export const Monthly: Story = {
  play: () => choose('Unit', 'month'),
};

export const MonthlyWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await screen.findByText('4 new entries');
    await expect(dates()).toEqual([
      'Saturday, November 7, 2026Weekend',
      'Saturday, November 14, 2026Already there · Weekend',
      'Saturday, November 21, 2026Weekend',
      'Saturday, November 28, 2026Weekend',
    ]);
    await choose('Unit', 'month');
    await screen.findByText('Shorter months use their last day.');
    const times = screen.getByRole('textbox', { name: 'Times' });
    await userEvent.clear(times);
    await userEvent.type(times, '5');
    await expect(dates()).toEqual([
      'Monday, November 30, 2026Last day of the month',
      'Thursday, December 31, 2026',
      'Sunday, January 31, 2027Weekend',
      'Sunday, February 28, 2027Last day of the month · Weekend',
      'Wednesday, March 31, 2027',
    ]);
    const remove = screen.getByRole('button', { name: 'Remove Sunday, February 28, 2027' });
    await userEvent.click(remove);
    await expect(screen.getByRole('button', { name: 'Restore Sunday, February 28, 2027' })).toHaveFocus();
    await screen.findByText('4 new entries');
    await userEvent.click(screen.getByRole('button', { name: 'Create 4 entries' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      days: ['2026-11-30', '2026-12-31', '2027-01-31', '2027-03-31'].map((day) => ({
        startDate: day,
        endDate: day,
      })),
    });
    await choose('On', 'Last Saturday');
    await expect(dates().slice(0, 2)).toEqual([
      'Saturday, November 28, 2026Weekend',
      'Saturday, December 26, 2026Weekend',
    ]);
  },
};

/** Repeats a multi-day event until a given date. */
export const Event: Story = {
  args: {
    entry: { id: '2', title: 'Night market', startDate: '2026-11-12', endDate: '2026-11-14' },
    existingDates: [],
  },
};

export const EventWorks: Story = {
  ...Event,
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const days = within(await screen.findByRole('group', { name: 'On' }));
    await userEvent.click(days.getByRole('button', { name: 'Thursday' }));
    await screen.findByText('Choose at least one day');
    await expect(screen.getByRole('button', { name: 'Create 0 entries' })).toBeDisabled();
    await userEvent.click(days.getByRole('button', { name: 'Thursday' }));
    const every = screen.getByRole('textbox', { name: 'Every' });
    await userEvent.clear(every);
    await screen.findByText('Enter a number from 1 to 99');
    await userEvent.type(every, '2');
    await choose('Ends', 'On a date');
    const until = screen.getByRole('textbox', { name: 'Date' });
    await userEvent.clear(until);
    await userEvent.type(until, '12/10/2026{Tab}');
    await expect(dates()).toEqual([
      'Thursday, November 26, 2026 to Saturday, November 28, 2026',
      'Thursday, December 10, 2026 to Saturday, December 12, 2026',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Create 2 entries' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      days: [
        { startDate: '2026-11-26', endDate: '2026-11-28' },
        { startDate: '2026-12-10', endDate: '2026-12-12' },
      ],
    });
  },
};
