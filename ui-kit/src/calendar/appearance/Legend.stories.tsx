import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { entriesWithStatus, sampleStatus } from '../story-data.js';
import { Legend } from './Legend.js';

const meta = {
  title: 'Calendar/Legend',
  component: Legend,
  parameters: {
    guidance: 'Put it beside a calendar or below a picture of one. It lists only the colors that are in use.',
  },
  args: { entries: entriesWithStatus, style: { width: 280 } },
} satisfies Meta<typeof Legend>;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);

export const ByBrand: Story = {};

export const ByType: Story = {
  args: { colorBy: 'kind', entries: entriesWithStatus.filter(({ kind }) => kind !== 'podcast') },
  play: async ({ canvas }) => {
    await expect(texts(canvas)).toEqual(['Blog Post', 'Email Campaign', 'Social Post', 'Event', 'Other']);
  },
};

/** The legend omits 'Idea', because no entry has that status. */
export const ByField: Story = {
  args: { colorBy: { fieldId: 'status' } },
  parameters: { kit: { fields: [sampleStatus] } },
  play: async ({ canvas }) => {
    await expect(texts(canvas)).toEqual(['Draft', 'Ready', 'No value']);
  },
};

/** If the field was deleted, all entries have the same color. */
export const DeletedField: Story = {
  args: { colorBy: { fieldId: 'gone' } },
  play: async ({ canvas }) => {
    await expect(texts(canvas)).toEqual(['No value']);
  },
};

export const Empty: Story = { args: { entries: [] } };
