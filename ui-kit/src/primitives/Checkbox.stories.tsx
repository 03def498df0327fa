import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Checkbox, type CheckboxProps } from './Checkbox.js';

function Controlled(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked ?? false);
  return <Checkbox {...props} checked={checked} onCheckedChange={({ checked }) => setChecked(checked)} />;
}

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  parameters: {
    guidance:
      'Use it for a yes-or-no field that takes effect when the form is submitted. To choose one of several options, use `Select` or `SegmentedControl`.',
  },
  args: { children: 'Show on Calendar' },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Clicking the text or pressing Space toggles the checkbox. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Show on Calendar' });
    await userEvent.click(canvas.getByText('Show on Calendar'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

/** Some items are checked. A click checks all of them. */
export const Indeterminate: Story = {
  args: { checked: 'indeterminate', children: undefined, 'aria-label': 'Select all' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select all' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

/** A disabled checkbox. */
export const Disabled: Story = { args: { disabled: true } };
