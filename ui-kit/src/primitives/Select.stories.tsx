import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './Button.js';
import { ColorDot } from './ColorDot.js';
import { Dialog } from './Dialog.js';
import { Field } from './Field.js';
import { Select } from './Select.js';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    defaultValue: null,
    onValueChange: fn(),
    emptyLabel: 'No brand',
    options: [
      { value: 'lumen', label: 'Lumen Cycles', start: <ColorDot color="hsl(220, 60%, 50%)" /> },
      { value: 'harbor', label: 'Harbor & Vine', start: <ColorDot color="hsl(14, 72%, 54%)" /> },
    ],
  },
  // Checks that even the open list is inside a landmark.
  parameters: {
    ownTexts: ['Brand', 'Next'],
    guidance:
      'Use it to choose one of many options. For up to five visible options, use `SegmentedControl`; for commands, use `Menu`.',
    a11y: { config: { rules: [{ id: 'region', enabled: true }] } },
  },
  render: (args) => (
    <main style={{ width: 260 }}>
      <Field label="Brand">{(control) => <Select {...control} {...args} />}</Field>
      <Button>Next</Button>
    </main>
  ),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is selected. */
export const Default: Story = {};

/** An option is selected. */
export const Chosen: Story = { args: { defaultValue: 'harbor' } };

/** Without an empty option, the user has to select something. */
export const Placeholder: Story = {
  parameters: { ownTexts: ['Brand', 'Choose'] },
  render: ({ options }) => (
    <main style={{ width: 260 }}>
      <Select aria-label="Brand" options={options} placeholder="Choose" />
    </main>
  ),
};

/** A disabled select. */
export const Disabled: Story = { args: { defaultValue: 'lumen', disabled: true } };

/** The open list, with focus on the selected option. */
export const Open: Story = {
  args: { defaultValue: 'harbor' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('combobox', { name: 'Brand' }).focus();
    await userEvent.keyboard('{Enter}');
    const option = await within(canvasElement).findByRole('option', { name: 'Harbor & Vine' });
    await waitFor(() => expect(option).toHaveFocus());
    await expect(option.closest('main')).not.toBeNull();
  },
};

/** Arrow keys and Enter select an option, and focus returns to the button. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Brand' });
    select.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('option', { name: 'No brand' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'harbor' });
    await waitFor(() => expect(select).toHaveFocus());
    await expect(select).toHaveTextContent('Harbor & Vine');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page.findByRole('option', { name: 'No brand' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: null });
  },
};

/** Typing finds an option by its label, even if a color dot precedes it. */
export const Typed: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    options: [
      { value: 'lumen', label: 'Lumen Cycles', start: <ColorDot color="hsl(220, 60%, 50%)" /> },
      {
        value: 'fieldnote',
        label: 'Fieldnote Press',
        start: <ColorDot color="linear-gradient(135deg, #2dd4bf, #3b5bdb)" />,
      },
    ],
  },
  play: async ({ canvas, canvasElement, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Brand' });
    select.focus();
    await userEvent.keyboard('fie');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'fieldnote' });
    await expect(select).toHaveTextContent('Fieldnote Press');
    await userEvent.keyboard('{Enter}');
    await within(canvasElement).findByRole('option', { name: 'Fieldnote Press' });
    await userEvent.keyboard('lum');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('option', { name: 'Lumen Cycles' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'lumen' });
  },
};

/** In a dialog, the list opens inside the dialog. */
export const InDialog: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { ownTexts: ['Brand', 'Edit'] },
  render: (args) => (
    <Dialog open onOpenChange={fn()} title="Edit" size="sm">
      <Field label="Brand">{(control) => <Select {...control} {...args} />}</Field>
    </Dialog>
  ),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const select = await page.findByRole('combobox', { name: 'Brand' });
    select.focus();
    await userEvent.keyboard('{Enter}');
    const option = await page.findByRole('option', { name: 'Lumen Cycles' });
    await expect(option.closest('[role="dialog"]')).not.toBeNull();
    await userEvent.click(option);
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'lumen' });
    await waitFor(() => expect(select).toHaveFocus());
  },
};

/** Options that are too long for one line. */
export const LongTexts: Story = {
  args: {
    value: '1',
    options: [
      { value: '1', label: 'The Extraordinarily Long-Named Society of Bicycle Makers and Friends' },
      { value: '2', label: 'Unbreakable'.repeat(8) },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('combobox', { name: 'Brand' }).focus();
    await userEvent.keyboard('{Enter}');
    await within(canvasElement).findByRole('option', { name: /^Unbreakable/ });
  },
};

/** Right-to-left text. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 'lumen' },
  globals: { direction: 'rtl' },
};
