import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CalendarPreview } from './CalendarPreview.js';
import { octoberEntries, SAMPLE_TODAY } from './story-data.js';

const meta = {
  title: 'Calendar/CalendarPreview',
  component: CalendarPreview,
  parameters: {
    guidance:
      'A static picture: nothing in it can be focused or opened. To work with entries, use `Calendar`.',
  },
  args: { entries: octoberEntries, cursor: SAMPLE_TODAY, style: { height: 760 } },
} satisfies Meta<typeof CalendarPreview>;

export default meta;

/** A static picture with no focusable elements. */
export const Stage: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'October 2026' });
    await expect(picture).toBeVisible();
    await expect(picture.querySelector('button, a, [tabindex]')).toBeNull();
  },
};
