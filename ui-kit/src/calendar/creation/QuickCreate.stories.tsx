import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button.js';
import { sampleFieldConfigurations } from '../story-data.js';
import { QuickCreate } from './QuickCreate.js';
import { QUICK_CREATE_KEY } from './stored-choice.js';

/** A button that opens the card. */
function Day({ open: initiallyOpen, ...props }: ComponentProps<typeof QuickCreate>) {
  const [open, setOpen] = useState(initiallyOpen);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ display: 'grid', justifyItems: 'start', minHeight: 180 }}>
      <Button ref={button} onClick={() => setOpen(true)}>
        November 24
      </Button>
      <QuickCreate
        {...props}
        anchorRef={button}
        open={open}
        onOpenChange={(change) => {
          setOpen(change.open);
          props.onOpenChange(change);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Calendar/QuickCreate',
  component: QuickCreate,
  parameters: {
    ownTexts: ['November 24'],
    guidance:
      '`Calendar` includes it if `onQuickCreate` is set. Use it directly for your own button that adds an entry on a day.',
  },
  // Other stories must not affect which kind is initially selected.
  beforeEach: () => localStorage.removeItem(QUICK_CREATE_KEY),
  render: (args) => <Day {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    startDate: '2026-11-24',
    anchorRef: { current: null },
    compact: false,
    onCreate: fn(),
    onMore: fn(),
  },
  argTypes: { anchorRef: { control: false } },
} satisfies Meta<typeof QuickCreate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card for one day. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const card = within(
      await screen.findByRole('dialog', { name: 'New entry on Tuesday, November 24, 2026' }),
    );
    const title = card.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.click(card.getByRole('radio', { name: 'Social Post' }));
    // Wait until the card has faded in.
    await waitFor(() => expect(card.getByText('Social Post on Tue, November 24')).toBeVisible());
    await userEvent.type(title, 'Type on a Tuesday{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith({
      entry: {
        kind: 'social',
        title: 'Type on a Tuesday',
        startDate: '2026-11-24',
        endDate: '2026-11-24',
        brandId: null,
      },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The kind has required custom fields, so the entry is created in the form. */
export const RequiredFields: Story = {
  parameters: {
    kit: { fields: sampleFieldConfigurations.map((field) => ({ ...field, isRequired: true })) },
  },
};

/** An entry that spans several days is always an event. */
export const Range: Story = { args: { endDate: '2026-11-26' } };

/** In small windows, a sheet replaces the card. */
export const Phone: Story = { ...RequiredFields, args: { compact: true } };
