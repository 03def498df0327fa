import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CalendarPreview } from '../calendar/CalendarPreview.js';
import { octoberEntries, SAMPLE_TODAY } from '../calendar/story-data.js';
import { Landing } from './Landing.js';

const meta = {
  title: 'Public/Landing',
  component: Landing,
  parameters: {
    guidance:
      'Use it as the first page for visitors. Pass a `CalendarPreview` as `stage`, because a `Calendar` would add tab stops.',
    bare: true,
  },
  args: {
    onNavigate: fn(({ event }) => event.preventDefault()),
    stage: <CalendarPreview entries={octoberEntries} cursor={SAMPLE_TODAY} />,
  },
} satisfies Meta<typeof Landing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page with its three buttons and a picture. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Log In' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.objectContaining({ href: '/login' }));
    for (const name of ['Register', 'Get Started']) {
      await userEvent.click(canvas.getByRole('link', { name }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.objectContaining({ href: '/register' }));
    }
  },
};

/** If registration is closed, all buttons link to the login page. */
export const RegistrationClosed: Story = {
  args: { registerHref: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link', { name: 'Register' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Get Started' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.objectContaining({ href: '/login' }));
  },
};

/** The page without a picture. */
export const Bare: Story = { args: { stage: undefined } };
