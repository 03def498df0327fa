import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea, TextInput } from './TextInput.js';

const meta = {
  title: 'Primitives/TextInput',
  component: TextInput,
  parameters: {
    guidance:
      'One line; `TextArea` is several. Put either into a `Field`. A day is a `DateInput`, a colour a `ColorField`.',
  },
  subcomponents: { TextArea },
  args: { 'aria-label': 'Name', placeholder: 'Lumen Cycles', onChange: fn(), style: { maxWidth: 320 } },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One line. */
export const Default: Story = {};

/** Tested, and not listed. */
export const DefaultWorks: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Oat');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** Several lines, which can be made higher. */
export const Area: Story = {
  render: () => <TextArea aria-label="Notes" defaultValue={'Stand 4\nBring the bike'} />,
};

/** What was typed is refused. */
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'x' } };

/** Not to be changed. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Lumen Cycles' } };
