import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar.js';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" fill="teal"/></svg>',
)}`;

const meta = {
  title: 'Shell/Avatar',
  component: Avatar,
  parameters: { guidance: 'Use it for a person. For a brand, use `ColorDot` with its name.' },
  args: { firstName: 'Maya', lastName: 'Okafor', email: 'maya@lumen.example' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The initials of the user's name. */
export const Initials: Story = {};

export const InitialsWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MO')).toBeVisible();
  },
};

/** A picture. */
export const Picture: Story = { args: { profileImageUrl: picture } };

/** If the picture cannot be loaded, the initials are displayed instead. */
export const BrokenPicture: Story = {
  args: { profileImageUrl: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('MO')).toBeVisible());
  },
};

/** Without a name, the first letter of the email is displayed. */
export const EmailAlone: Story = {
  args: { firstName: null, lastName: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('M')).toBeVisible();
  },
};

/** A user without a name or email is displayed as 'U'. */
export const Unknown: Story = {
  args: { firstName: null, lastName: null, email: null, size: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('U')).toBeVisible();
  },
};
