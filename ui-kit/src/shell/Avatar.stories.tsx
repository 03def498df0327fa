import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar.js';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" fill="teal"/></svg>',
)}`;

const meta = {
  title: 'Shell/Avatar',
  component: Avatar,
  parameters: { guidance: 'A person. A brand is a `ColorDot` with its name.' },
  args: { firstName: 'Maya', lastName: 'Okafor', email: 'maya@lumen.example' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Initials of the name. */
export const Initials: Story = {};

/** Tested, and not listed. */
export const InitialsWorks: Story = {
  ...Initials,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MO')).toBeVisible();
  },
};

/** A picture. */
export const Picture: Story = { args: { profileImageUrl: picture } };

/** A picture that cannot be loaded: the initials show. */
export const BrokenPicture: Story = {
  args: { profileImageUrl: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('MO')).toBeVisible());
  },
};

/** Without a name the first letter of the e-mail. */
export const EmailAlone: Story = {
  args: { firstName: null, lastName: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('M')).toBeVisible();
  },
};

/** Nothing is known. */
export const Unknown: Story = {
  args: { firstName: null, lastName: null, email: null, size: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('U')).toBeVisible();
  },
};
