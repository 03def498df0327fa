import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from './Button.js';
import { ButtonGroup } from './ButtonGroup.js';
import { IconButton } from './IconButton.js';

const meta = {
  title: 'Primitives/ButtonGroup',
  component: ButtonGroup,
  parameters: {
    guidance: 'Use it for related buttons. To choose one of a few options, use `SegmentedControl`.',
  },
  args: {
    label: 'Period',
    children: [
      <IconButton key="previous" variant="default" label="Previous" icon={<ChevronLeft size={16} />} />,
      <Button key="today">Today</Button>,
      <IconButton key="next" variant="default" label="Next" icon={<ChevronRight size={16} />} />,
    ],
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons are joined edge to edge, and the group has an accessible name. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Period' }).children).toHaveLength(3);
  },
};
