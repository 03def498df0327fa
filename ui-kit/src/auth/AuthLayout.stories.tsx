import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../primitives/Button.js';
import { Field } from '../primitives/Field.js';
import { Link } from '../primitives/Link.js';
import { TextInput } from '../primitives/TextInput.js';
import { AuthLayout } from './AuthLayout.js';

const meta = {
  title: 'Public/AuthLayout',
  component: AuthLayout,
  parameters: {
    guidance:
      'Use it for your own pages in the style of `LoginForm` and `RegisterForm`. Inside the application, use `Card`.',
    bare: true,
  },
  args: {
    title: 'Forgotten password',
    footer: <Link href="/login">Back to login</Link>,
    children: (
      <form style={{ display: 'grid', gap: 16 }}>
        <Field label="Email">{(control) => <TextInput {...control} type="email" />}</Field>
        <Button variant="primary">Send a link</Button>
      </form>
    ),
  },
  argTypes: { children: { control: false }, footer: { control: false } },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A custom form in the same frame as `LoginForm` and `RegisterForm`. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Forgotten password');
  },
};
