import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { octoberEntries, SAMPLE_TODAY, sampleBrands } from '../calendar/story-data.js';
import { ThemeToggle } from '../shell/ThemeToggle.js';
import { SharedCalendar } from './SharedCalendar.js';

const [brand] = sampleBrands;
const brands = brand ? [brand] : [];
const ofBrand = octoberEntries.filter(({ brandId }) => brandId === brand?.id);
const shared = { defaultState: { date: SAMPLE_TODAY }, today: SAMPLE_TODAY };

const meta = {
  title: 'Sharing/SharedCalendar',
  component: SharedCalendar,
  render: (args) => <SharedCalendar {...args} />,
  parameters: {
    frame: { height: 'var(--story-height)' },
    guidance:
      'Use it for pages that clients see through a link or an embed. For people who edit the calendar, use `Calendar`.',
    bare: true,
  },
  args: {
    calendar: { ...shared, entries: ofBrand, brands, firstDate: '2026-10-06' },
    note: 'From today on, as currently planned. Read only.',
    actions: <ThemeToggle theme="dark" onThemeChange={() => {}} />,
    onPrint: fn(),
  },
  argTypes: { calendar: { control: false }, actions: { control: false } },
} satisfies Meta<typeof SharedCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With one brand, entries have the colors of their types. */
export const OneBrand: Story = {};

/** With several brands, entries have the colors of their brands. */
export const SeveralBrands: Story = {
  args: {
    calendar: { ...shared, entries: octoberEntries, brands: sampleBrands },
  },
};

export const Agenda: Story = {
  args: {
    calendar: {
      ...shared,
      defaultState: { view: 'agenda', date: SAMPLE_TODAY },
      entries: ofBrand,
      brands,
    },
  },
};

/** A calendar without the header and the footer, for small frames in other pages. */
export const WithoutChrome: Story = { args: { chrome: false } };

export const Loading: Story = { args: { calendar: { ...shared, entries: [], brands: [], loading: true } } };

export const Failed: Story = {
  args: { calendar: { ...shared, entries: [], brands: [], error: true, onRetry: fn() } },
};

export const ReadOnly: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(brand?.name ?? '');
    await expect(canvas.queryByRole('button', { name: /^Add entry/ })).toBeNull();
    const [entry] = ofBrand;
    const button = canvas.getAllByRole('button', { name: new RegExp(`^${entry?.title}`) })[0];
    await userEvent.click(button as HTMLElement);
    const details = within(await screen.findByRole('dialog'));
    await expect(details.queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledWith({
      state: expect.objectContaining({ date: SAMPLE_TODAY }),
    });
  },
};
