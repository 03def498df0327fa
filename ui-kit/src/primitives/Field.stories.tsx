import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field, type FieldProps } from './Field.js';
import { TextInput } from './TextInput.js';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  parameters: {
    guidance: 'Use it to add a label, a hint and an error to a control. A checkbox has its own label.',
  },
  args: { label: 'Name', children: (control) => <TextInput {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is the accessible name of the control, and the hint is its description. */
export const Default: Story = {
  args: { hint: 'Displayed on the calendar.', required: true },
};

export const DefaultWorks: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toHaveAccessibleDescription('Displayed on the calendar.');
    await expect(input).toBeRequired();
  },
};

/** An error replaces the hint. */
export const Invalid: Story = {
  args: { hint: 'Displayed on the calendar.', error: 'Name is required' } satisfies Partial<FieldProps>,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Name is required');
  },
};

/** Text that is too long for one line. */
export const LongTexts: Story = {
  args: {
    label: 'Name of the person who approves the final text before it is published',
    error: 'Unbreakable'.repeat(12),
    required: true,
    style: { width: 240 },
  },
};

/** Right-to-left text. */
export const RightToLeft: Story = { tags: ['!autodocs'], ...Default, globals: { direction: 'rtl' } };
