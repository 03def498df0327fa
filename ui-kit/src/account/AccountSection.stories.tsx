import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../primitives/Button.js';
import { AccountSection } from './AccountSection.js';

const meta = {
  title: 'Account/AccountSection',
  component: AccountSection,
  parameters: { guidance: 'Use it for each part of the page where users manage their own account.' },
  args: {
    title: 'Password',
    description: 'Changing your password ends your other sessions.',
    children: <Button>Change password</Button>,
  },
} satisfies Meta<typeof AccountSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading, a description and a button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Password' })).toContainElement(
      canvas.getByRole('button', { name: 'Change password' }),
    );
  },
};

/** Several sections, with a line between them. */
export const Several: Story = {
  parameters: { ownTexts: ['Access keys', 'Manage keys'] },
  render: (args) => (
    <div>
      <AccountSection {...args} />
      <AccountSection title="Access keys">
        <Button>Manage keys</Button>
      </AccountSection>
    </div>
  ),
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
