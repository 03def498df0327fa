import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea, TextInput } from './TextInput.js';

const meta = {
  title: 'Primitives/TextInput',
  component: TextInput,
  parameters: {
    guidance:
      'Use it for one line of text, and `TextArea` for multiple lines. Put either in a `Field`. For a date, use `DateInput`; for a color, use `ColorField`.',
  },
  subcomponents: { TextArea },
  args: { 'aria-label': 'Name', placeholder: 'Lumen Cycles', onChange: fn(), style: { maxWidth: 320 } },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A field for one line of text. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Oat');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** A field for multiple lines. Users can resize it. */
export const Area: Story = {
  parameters: { ownTexts: ['Notes'] },
  render: () => <TextArea aria-label="Notes" defaultValue={'Booth 4\nBring the bike'} />,
};

/** The text is invalid. */
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'x' } };

/** A disabled input. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Lumen Cycles' } };
