import type { Meta, StoryObj } from '@storybook/react-vite';
import { LOG_KINDS } from '../../logs/types.js';
import { EntryChip } from './EntryChip.js';

const meta = {
  title: 'Calendar/EntryChip',
  component: EntryChip,
  parameters: {
    guidance:
      'Use it wherever you mention an entry: in a list, a preview or a message. `Calendar` draws its own chips.',
  },
  args: { kind: 'blog', title: 'Lights for dark mornings', style: { width: 240 } },
} satisfies Meta<typeof EntryChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EachKind: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 4 }}>
      {LOG_KINDS.map((kind) => (
        <EntryChip key={kind} {...args} kind={kind} />
      ))}
    </div>
  ),
};

export const CustomColor: Story = { args: { color: '#FACC15' } };

export const Gradient: Story = { args: { color: 'linear-gradient(90deg, #f97316, #9333ea)' } };

export const UnsafeColor: Story = { args: { color: 'url(x)', brandColor: 'hsl(14, 72%, 54%)' } };

export const LongTitle: Story = { args: { title: 'A title that does not fit into its chip by any means' } };
