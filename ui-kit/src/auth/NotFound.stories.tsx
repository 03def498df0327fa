import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../primitives/Button.js';
import { NotFound } from './NotFound.js';

const meta = { title: 'Public/NotFound', component: NotFound } satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With its developer hint. */
export const Default: Story = {};

/** With a way out. */
export const WithAction: Story = {
  args: {
    action: (
      <Button asChild>
        <a href="/">Go to the calendar</a>
      </Button>
    ),
  },
};
