import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './Button.js';
import { ColorField } from './ColorField.js';
import { Field } from './Field.js';

const meta = {
  title: 'Primitives/ColorField',
  component: ColorField,
  parameters: {
    ownTexts: ['Color'],
    guidance: 'Use it to enter a color as text or with a picker. To display a color, use `ColorDot`.',
  },
  args: { defaultValue: 'hsl(220, 60%, 50%)', format: 'hsl', onValueChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: 392 }}>
      <Field label="Color">{(control) => <ColorField {...control} {...args} />}</Field>
    </div>
  ),
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A text field with a swatch of its color. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Color' });
    await userEvent.clear(input);
    await userEvent.type(input, 'teal');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'teal' });
  },
};

/** While the field is empty, the swatch displays the fallback color. */
export const Empty: Story = { args: { defaultValue: '', fallback: '#10B981', placeholder: '#3B82F6' } };

/** An invalid color is displayed in gray, and is never rendered as CSS. */
export const NoColor: Story = { args: { defaultValue: 'url(//evil.example)' } };

/** A field with a button that clears it. */
export const WithEnd: Story = { args: { end: <Button>Use Brand Color</Button> } };

/** The picker writes colors in the given format. Escape closes the picker and returns focus. */
export const Picks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole('button', { name: 'Pick a color' });
    await userEvent.click(button);
    const picker = within(await within(canvasElement).findByRole('dialog', { name: 'Pick a color' }));
    // Also set `keyCode`, which is deprecated, because react-colorful uses it.
    fireEvent.keyDown(picker.getByRole('slider', { name: 'Hue' }), { key: 'ArrowRight', keyCode: 39 });
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ value: expect.stringMatching(/^hsl\(/) }),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The open picker. */
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick a color' }));
    await waitFor(() => expect(within(canvasElement).getByRole('slider', { name: 'Hue' })).toBeVisible());
  },
};

/** Color values are written from left to right, regardless of the page's direction. */
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
