import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field, type FieldProps } from './Field.js';
import { FormGrid } from './FormGrid.js';
import { TextArea, TextInput } from './TextInput.js';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: { label: 'Name', children: (control) => <TextInput {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A label names its control, a hint describes it. */
export const Default: Story = {
  args: { hint: 'As it stands on the calendar.', required: true },
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

/** Two columns, one under 640 px. */
export const Grid: Story = {
  render: () => (
    <FormGrid style={{ maxWidth: 544 }}>
      <Field label="First Name">{(control) => <TextInput {...control} />}</Field>
      <Field label="Last Name">{(control) => <TextInput {...control} disabled />}</Field>
      <hr />
      <Field label="Notes" data-full="">
        {(control) => <TextArea {...control} placeholder="What guests should know" />}
      </Field>
    </FormGrid>
  ),
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
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
