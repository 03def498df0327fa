import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field.js';
import { FormGrid } from './FormGrid.js';
import { TextArea, TextInput } from './TextInput.js';

const meta = {
  title: 'Primitives/FormGrid',
  component: FormGrid,
  parameters: {
    guidance: 'Use it to put fields side by side. For fewer than four fields, one column is enough.',
  },
  args: {
    style: { maxWidth: 544 },
    children: (
      <>
        <Field label="First Name">{(control) => <TextInput {...control} />}</Field>
        <Field label="Last Name">{(control) => <TextInput {...control} />}</Field>
        <hr />
        <Field label="Notes" data-full="">
          {(control) => <TextArea {...control} />}
        </Field>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof FormGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The grid has two columns if there is room. Fields with `data-full` span both columns. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const [first, last, notes] = canvas.getAllByRole('textbox').map((box) => box.getBoundingClientRect());
    await expect(notes?.width).toBeGreaterThanOrEqual(first?.width ?? 0);
    await expect(last?.width).toBeCloseTo(first?.width ?? 0, 0);
  },
};
