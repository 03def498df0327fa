import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.js';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { guidance: 'Words that eyes get from the layout. What everybody needs is to be seen.' },
  args: { children: 'of 12 entries' },
  render: (args) => (
    <p>
      3 <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One sees '3'; a screen reader says '3 of 12 entries'. */
export const Default: Story = {};

/** Tested, and not listed. */
export const DefaultWorks: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const text = canvas.getByText('of 12 entries');
    await expect(text.getBoundingClientRect().width).toBe(1);
    await expect(text.parentElement).toHaveTextContent('3 of 12 entries');
  },
};
