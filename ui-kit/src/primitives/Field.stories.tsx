import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ColorField } from './ColorField.js';
import { DateInput } from './DateInput.js';
import { Field, type FieldProps } from './Field.js';
import { FormGrid } from './FormGrid.js';
import { Select } from './Select.js';
import { TextArea, TextInput } from './TextInput.js';

const changed = fn();

function Values({
  start,
  children,
}: {
  start: string;
  children: (value: string, set: (change: { value: string | null }) => void) => React.ReactNode;
}) {
  const [value, setValue] = useState(start);
  return children(value, ({ value }) => {
    changed(value);
    setValue(value ?? '');
  });
}

const meta = {
  title: 'Primitives/Fields',
  component: Field,
  args: { label: 'Name', children: (control) => <TextInput {...control} /> },
  beforeEach: () => {
    changed.mockClear();
  },
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

/** Digits become a date on blur; text that is none stays. */
export const TypedDate: Story = {
  render: () => (
    <Values start="2026-03-08">
      {(value, set) => (
        <Field label="Date">
          {(control) => <DateInput {...control} value={value} onValueChange={set} />}
        </Field>
      )}
    </Values>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Date' });
    await expect(input).toHaveValue('03/08/2026');
    await userEvent.clear(input);
    await userEvent.type(input, '12312026');
    await userEvent.tab();
    await expect(changed).toHaveBeenLastCalledWith('2026-12-31');
    await expect(input).toHaveValue('12/31/2026');
    await userEvent.clear(input);
    await userEvent.type(input, '02302026');
    await userEvent.tab();
    await expect(input).toHaveValue('02302026');
  },
};

/** A pick closes the picker and gives the focus back. */
export const PickedDate: Story = {
  render: TypedDate.render as NonNullable<Story['render']>,
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Choose a date' });
    await userEvent.click(button);
    const picker = within(await within(canvasElement).findByRole('dialog', { name: 'Choose a date' }));
    await userEvent.click(picker.getByRole('button', { name: /March 20th/ }));
    await expect(changed).toHaveBeenLastCalledWith('2026-03-20');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** One of several, or none. */
export const Choice: Story = {
  render: () => (
    <Values start="">
      {(value, set) => (
        <Field label="Brand">
          {(control) => (
            <Select
              {...control}
              value={value || null}
              onValueChange={set}
              emptyLabel="No brand"
              options={[
                { value: 'lumen', label: 'Lumen Cycles' },
                { value: 'harbor', label: 'Harbor & Vine' },
              ]}
            />
          )}
        </Field>
      )}
    </Values>
  ),
  play: async ({ canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox', { name: 'Brand' });
    select.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await within(canvasElement).findByRole('option', { name: 'Harbor & Vine' }));
    await expect(changed).toHaveBeenLastCalledWith('harbor');
    await waitFor(() => expect(select).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await within(canvasElement).findByRole('option', { name: 'No brand' }));
    await expect(changed).toHaveBeenLastCalledWith(null);
  },
};

/** A colour as text, or picked. */
export const Color: Story = {
  render: () => (
    <Values start="hsl(220, 60%, 50%)">
      {(value, set) => (
        <Field label="Color">
          {(control) => <ColorField {...control} format="hsl" value={value} onValueChange={set} />}
        </Field>
      )}
    </Values>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick a color' }));
    const picker = within(await within(canvasElement).findByRole('dialog', { name: 'Pick a color' }));
    // react-colorful reads the old key code.
    fireEvent.keyDown(picker.getByRole('slider', { name: 'Hue' }), { key: 'ArrowRight', keyCode: 39 });
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(expect.stringMatching(/^hsl\(/)));
  },
};
