import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateInput } from '../primitives/DateInput.js';
import { KitProvider } from './KitProvider.js';

const meta = {
  title: 'Primitives/KitProvider',
  component: KitProvider,
  parameters: {
    guidance: 'Put one around the application. Pass the same `messages` until the language changes.',
  },
  argTypes: { children: { control: false } },
  args: {
    locale: 'el-GR',
    messages: { dateInput: { choose: 'Επιλογή ημερομηνίας' } },
    children: <DateInput aria-label="Ημερομηνία" defaultValue="2026-03-08" />,
  },
} satisfies Meta<typeof KitProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Components inside the provider use its language. Texts that it does not contain come from the outer provider. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Επιλογή ημερομηνίας' })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('08/03/2026');
  },
};
