import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field, type FieldProps } from './Field.js';
import { TextInput } from './TextInput.js';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  parameters: { guidance: 'Label, hint and error around one control. A checkbox has its own label.' },
  args: { label: 'Name', children: (control) => <TextInput {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A label names its control, a hint describes it. */
export const Default: Story = {
  args: { hint: 'As it stands on the calendar.', required: true },
};

/** Tested, and not listed. */
export const DefaultWorks: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toHaveAccessibleDescription('As it stands on the calendar.');
    await expect(input).toBeRequired();
  },
};

/** What is wrong takes the hint's place. */
export const Invalid: Story = {
  args: { hint: 'As it stands on the calendar.', error: 'Name is required' } satisfies Partial<FieldProps>,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Name is required');
  },
};

/** Texts that do not fit. */
export const LongTexts: Story = {
  args: {
    label: 'Name of the person who approves the final text before it is published',
    error: 'Unbreakable'.repeat(12),
    required: true,
    style: { width: 240 },
  },
};

/** From right to left. */
export const RightToLeft: Story = { tags: ['!autodocs'], ...Default, globals: { direction: 'rtl' } };
