import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button } from '../primitives/Button.js';
import { PageHeader } from './PageHeader.js';

const meta = {
  title: 'Shell/PageHeader',
  component: PageHeader,
  parameters: {
    guidance: 'Use it for the heading and actions of a screen inside `Shell`. `Calendar` has its own header.',
    bare: true,
  },
  args: {
    title: 'Brand Management',
    actions: (
      <Button variant="primary" icon={<Plus size={16} />}>
        Create Brand
      </Button>
    ),
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading with an action. */
export const Default: Story = {};

/** A header with only a heading. */
export const Bare: Story = { args: { actions: undefined } };

/** A long heading wraps, and the buttons move below it. */
export const LongText: Story = { args: { title: 'Unbreakable'.repeat(14), style: { width: 375 } } };

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
