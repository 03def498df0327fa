import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, Fragment } from 'react';
import { expect } from 'storybook/test';
import { EntryChip } from '../calendar/entry/EntryChip.js';
import { Button } from '../primitives/Button.js';
import { TextInput } from '../primitives/TextInput.js';
import { ThemeProvider } from './ThemeProvider.js';

const parts = (
  <div style={{ display: 'grid', gap: 12, padding: 16, maxWidth: 320 }}>
    <EntryChip kind="podcast" title="Ep. 43: Steel or carbon" />
    <TextInput aria-label="Name" placeholder="Name" />
    <Button variant="primary">Create</Button>
  </div>
);

const meta = {
  title: 'Primitives/ThemeProvider',
  component: ThemeProvider,
  parameters: {
    guidance: 'Wrap all components of this kit in one provider, or in one provider per theme on the page.',
  },
  args: { theme: 'dark', children: parts },
  argTypes: {
    children: { control: false },
    theme: { control: 'radio', options: ['dark', 'light', 'system'] },
  },
} satisfies Meta<typeof ThemeProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The default theme. */
export const Dark: Story = {};

/** The light theme. */
export const Light: Story = { args: { theme: 'light' } };

/** Several themes on one page, each with its own variables. */
export const Several: Story = {
  render: () => (
    <Fragment>
      <ThemeProvider theme="dark">{parts}</ThemeProvider>
      <ThemeProvider theme="light">{parts}</ThemeProvider>
      <ThemeProvider theme="light" style={{ '--cp-accent-solid': '#0b7a52' } as CSSProperties}>
        {parts}
      </ThemeProvider>
    </Fragment>
  ),
  play: async ({ canvas }) => {
    const colors = canvas
      .getAllByRole('button', { name: 'Create' })
      .map((button) => getComputedStyle(button).backgroundColor);
    await expect(new Set(colors).size).toBe(3);
  },
};
