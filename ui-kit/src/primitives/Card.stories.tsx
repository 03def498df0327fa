import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from './Card.js';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  parameters: {
    guidance:
      'One of several things, or the one thing of a page. Rows that are compared belong into a table.',
  },
  args: { children: 'Lumen Cycles', style: { width: 280 } },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of many. */
export const Default: Story = {};

/** One that stands alone. */
export const Large: Story = { args: { size: 'lg', style: { width: 400, maxWidth: '100%' } } };

/** As an item of a list. */
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
