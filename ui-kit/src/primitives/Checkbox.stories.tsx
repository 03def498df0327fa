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
      'Yes or no, and nothing happens until the form is sent. One of several is `Select` or `SegmentedControl`.',
  },
  args: { children: 'Show on Calendar' },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its text and the space key tick it. */
export const Default: Story = {};

/** Tested, and not listed. */
export const DefaultWorks: Story = {
  ...Default,
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

/** Some of many; a click ticks all. */
export const Indeterminate: Story = {
  args: { checked: 'indeterminate', children: undefined, 'aria-label': 'Select all' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select all' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

/** Cannot be ticked. */
export const Disabled: Story = { args: { disabled: true } };
