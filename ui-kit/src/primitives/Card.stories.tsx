import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from './Card.js';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  parameters: {
    guidance:
      'Use it for one of several items, or for the only item on a page. Put items that users compare in a table.',
  },
  args: { children: 'Lumen Cycles', style: { width: 280 } },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card for one of several items. */
export const Default: Story = {};

/** A large card for the only item on a page. */
export const Large: Story = { args: { size: 'lg', style: { width: 400, maxWidth: '100%' } } };

/** A list item that is styled as a card. */
export const AsChild: Story = {
  args: { asChild: true },
  render: (args) => (
    <ul>
      <Card {...args}>
        <li>Harbor & Vine</li>
      </Card>
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Harbor & Vine');
  },
};
