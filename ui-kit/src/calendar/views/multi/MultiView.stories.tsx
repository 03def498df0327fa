import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Calendar } from '../../Calendar.js';
import { CalendarHost } from '../../calendar-host.fixture.js';
import { chooseKind } from '../../choose-kind.fixture.js';
import { manyEntries, octoberEntries, SAMPLE_TODAY, sampleBrands } from '../../story-data.js';

const meta = {
  title: 'Calendar/Multi',
  component: Calendar,
  render: (args) => <CalendarHost {...args} />,
  parameters: {
    guidance: "The 'Multi' view of `Calendar`: two to six months, for planning ahead.",
    bare: true,
  },
  args: {
    entries: octoberEntries,
    brands: sampleBrands,
    defaultState: { view: 'multi', date: SAMPLE_TODAY },
    today: SAMPLE_TODAY,
    onStateChange: fn(),
    onRangeChange: fn(),
    onSelectEntry: fn(),
    onEdit: fn(),
    onCreate: fn(),
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = (name: RegExp) => screen.getByRole('button', { name });

export const ThreeMonths: Story = {};

export const ThreeMonthsWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-12-31' });
    const names = canvas.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));
    await expect(names).toEqual(['October 2026', 'November 2026', 'December 2026']);
    // Every day appears once, and exactly one day is in the tab order.
    await expect(canvas.getAllByRole('button', { name: /^Sunday, November 1, 2026/ })).toHaveLength(1);
    await expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
    const first = within(canvas.getAllByRole('grid')[0] as HTMLElement).getAllByRole('columnheader')[0];
    await expect(first).toHaveAccessibleName('Sunday');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2027-01-31' });
    await expect(canvas.getByRole('status')).toHaveTextContent('November 2026 to January 2027');
  },
};

export const Light: Story = { tags: ['!autodocs'], globals: { theme: 'light' } };

export const Empty: Story = { args: { entries: [] } };

export const Hundred: Story = { tags: ['!autodocs'], args: { entries: manyEntries(100) } };

export const FiveHundred: Story = { tags: ['!autodocs'], args: { entries: manyEntries(500) } };

export const TenThousand: Story = { tags: ['!autodocs'], args: { entries: manyEntries(10_000) } };

export const Loading: Story = { args: { entries: [], loading: true } };

export const RightToLeft: Story = {
  tags: ['!autodocs'],
  parameters: { kit: { locale: 'ar-EG' } },
  globals: { direction: 'rtl' },
};

const LONG = 'An extraordinarily long title that someone pasted from a brief without looking at it '.repeat(
  3,
);

export const LongTexts: Story = {
  args: { entries: octoberEntries.map((entry) => ({ ...entry, title: LONG })) },
};

export const MoreMonths: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Months shown' });
    const options = within(select).getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      '2 months',
      '3 months',
      '4 months',
      '5 months',
      '6 months',
    ]);
    await userEvent.selectOptions(select, '6 months');
    await waitFor(() => expect(canvas.getAllByRole('grid')).toHaveLength(6));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      state: expect.objectContaining({ months: 6, view: 'multi' }),
    });
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2027-03-31' });
  },
};

/** Dragging scrolls the months and does not click the day where the drag started. */
export const Drag: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultState: { view: 'multi', date: SAMPLE_TODAY, months: 6 } },
  parameters: { frame: { width: 1000 } },
  play: async ({ args, canvas }) => {
    const box = canvas.getAllByRole('grid')[0]?.parentElement?.parentElement as HTMLElement;
    await waitFor(() => expect(box).toHaveAttribute('data-draggable'));
    const start = day(/^Saturday, October 3, 2026, no items$/);
    const press = { pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true, bubbles: true };
    // Replace this method, because it would throw an error: synthetic pointers cannot be captured.
    box.setPointerCapture = fn();
    await fireEvent.pointerDown(start, { ...press, clientX: 500, clientY: 300 });
    await fireEvent.pointerMove(box, { ...press, clientX: 497, clientY: 300 });
    await expect(box.scrollLeft).toBe(0);
    await fireEvent.pointerMove(box, { ...press, clientX: 260, clientY: 300 });
    await expect(box.scrollLeft).toBe(240);
    await fireEvent.pointerUp(box, { ...press, clientX: 260, clientY: 300 });
    await fireEvent.click(start);
    await expect(args.onCreate).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
    // The next press counts as a click.
    await userEvent.click(start);
    await chooseKind('Saturday, October 3, 2026', 'Blog Post');
    await expect(args.onCreate).toHaveBeenLastCalledWith({ date: '2026-10-03', kind: 'blog' });
  },
};

export const KeyboardNavigation: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    day(/^Wednesday, October 14/).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{ArrowRight}');
    // Focus moves from one visible month to the next.
    await expect(day(/^Sunday, November 1,/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(day(/^Tuesday, December 1,/)).toHaveFocus();
    await expect(args.onStateChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(day(/^Friday, January 1,/)).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 1, name: 'January 2027' })).toBeVisible();
  },
};

export const More: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: '+3 more on Wednesday, October 14, 2026' });
    await expect(more).toHaveTextContent('+3');
    // With the keyboard, move into the day and past its two entries.
    day(/^Wednesday, October 14/).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = within(await screen.findByRole('dialog', { name: 'Wed, October 14' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const SmallScreen: Story = {
  args: { compact: true },
  parameters: { frame: { width: 375, height: 812 } },
};
