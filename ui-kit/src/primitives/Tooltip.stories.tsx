import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TooltipProvider } from '../theme/TooltipProvider.js';
import { Button } from './Button.js';
import { Tooltip } from './Tooltip.js';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  parameters: {
    ownTexts: ['Second'],
    guidance:
      'Use it for the name of an icon, or for the full version of truncated text. Do not put required information in it: touch devices have no tooltips.',
  },
  subcomponents: { TooltipProvider },
  args: { content: 'Social Logs', shortcut: 'Ctrl+B', children: <Button>First</Button> },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, padding: 48 }}>
      <Tooltip {...args} />
      <Button>Second</Button>
    </div>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tooltip opens on focus and closes on blur. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(page.getByRole('tooltip')).toHaveTextContent('Social Logs'));
    await userEvent.tab();
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
  },
};

const shows: Story['play'] = async ({ canvasElement }) => {
  await userEvent.tab();
  await waitFor(() => expect(within(canvasElement).getByRole('tooltip')).toBeInTheDocument());
};

/** Open. */
export const Open: Story = { play: shows };

/** Long text wraps. */
export const Long: Story = {
  args: { content: 'The quarterly retrospective on everything that was published. '.repeat(3) },
  play: shows,
};

/** A disabled tooltip never opens. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'First' })).toHaveFocus();
    await expect(within(canvasElement).queryByRole('tooltip')).toBeNull();
  },
};
