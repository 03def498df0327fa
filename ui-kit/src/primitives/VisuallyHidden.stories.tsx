import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.js';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guidance:
      'Use it for text that the layout makes obvious to sighted users. Information that everyone needs should be visible.',
  },
  args: { children: 'of 12 entries' },
  render: (args) => (
    <p>
      3 <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The screen shows '3', and screen readers say '3 of 12 entries'. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const text = canvas.getByText('of 12 entries');
    await expect(text.getBoundingClientRect().width).toBe(1);
    await expect(text.parentElement).toHaveTextContent('3 of 12 entries');
  },
};
