import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { octoberEntries, SAMPLE_TODAY, sampleBrands } from '../calendar/story-data.js';
import { countEntries } from '../calendar/views/overview/count-entries.js';
import { OverviewPrint } from './OverviewPrint.js';

const meta = {
  title: 'Print/OverviewPrint',
  component: OverviewPrint,
  args: {
    status: 'ready',
    autoPrint: false,
    generatedAt: new Date(2026, 9, 14, 9, 41),
    label: '2026',
    counts: countEntries({
      entries: octoberEntries,
      brands: sampleBrands,
      from: '2026-01-01',
      months: 12,
      today: SAMPLE_TODAY,
    }),
    today: SAMPLE_TODAY,
  },
  parameters: {
    guidance: 'A separate page that opens in a new tab. For the screen, use `OverviewTable`.',
    bare: true,
  },
} satisfies Meta<typeof OverviewPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Overview of 2026')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^All / })).toHaveTextContent(/50$/);
  },
};

export const Filtered: Story = {
  args: { filters: ['Harbor & Vine'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Filtered: Harbor & Vine')).toBeVisible();
  },
};

export const Loading: Story = { args: { status: 'loading' } };
