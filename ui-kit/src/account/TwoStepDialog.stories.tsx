import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { openedByButton } from '../opened-by-button.fixture.js';
import { TwoStepDialog } from './TwoStepDialog.js';

const SETUP = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Content%20Planner:maya%40lumen.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Content%20Planner',
};
const CODES = [
  ...['7kq2-m9xd', 'h3vf-62ry', 'wq8j-3nct', 'm5dx-kt4q', 'f8yr-h2vj'],
  ...['4tzn-c8wp', 'x9bm-pd5k', '2rhv-7yfz', 'c6pw-9zbn', 't4km-x7qd'],
];

const meta = {
  title: 'Account/TwoStepDialog',
  component: TwoStepDialog,
  parameters: { guidance: 'Open it from `TwoStepSettings`.' },
  decorators: [openedByButton],
  args: {
    open: true,
    purpose: 'setUp',
    onOpenChange: fn(),
    onPassword: fn(),
    onCode: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof TwoStepDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('dialog'));

/** In the first step of the setup, users enter their password. */
export const Default: Story = {};

export const DefaultWorks: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [setup, setSetup] = useState<typeof SETUP | null>(null);
    const [codes, setCodes] = useState<readonly string[] | null>(null);
    return (
      <TwoStepDialog
        {...args}
        setup={setup}
        recoveryCodes={codes}
        onPassword={(submission) => {
          args.onPassword(submission);
          setSetup(SETUP);
        }}
        onCode={(submission) => {
          args.onCode(submission);
          setCodes(CODES);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByLabelText(/^Current password/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByText('Current password is required')).toBeVisible());
    await userEvent.type(dialog.getByLabelText(/^Current password/), 'a long password{Enter}');
    await expect(args.onPassword).toHaveBeenCalledWith({ password: 'a long password' });

    const code = await dialog.findByLabelText(/six digits/);
    await waitFor(() => expect(code).toHaveFocus());
    await waitFor(() =>
      expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible(),
    );
    await expect(dialog.getByRole('textbox', { name: 'Or type this key' })).toHaveValue(
      'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
    );
    await userEvent.keyboard('49x1{Enter}');
    await waitFor(() => expect(dialog.getByText('Enter a code')).toBeVisible());
    await expect(args.onCode).not.toHaveBeenCalled();
    await userEvent.keyboard('80');
    await expect(args.onCode).not.toHaveBeenCalled();
    await userEvent.keyboard('5');
    await expect(args.onCode).toHaveBeenCalledWith({ code: '491805' });
  },
};

/** The QR code, and the field for the first code. */
export const Scan: Story = { args: { setup: SETUP } };

/** The code was invalid, so the field was cleared. */
export const InvalidCode: Story = {
  args: { setup: SETUP, fieldErrors: { code: 'Invalid code. Codes from the app change every 30 seconds.' } },
};

/** The recovery codes, as displayed after the setup or after replacing the old codes. */
export const RecoveryCodes: Story = {
  args: { recoveryCodes: CODES },
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement);
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.getByText(/Close without saving the codes/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Keep open' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I have saved the codes in a safe place' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: false });
  },
};

/** Turning off two-step verification requires the password and a code. */
export const TurnOff: Story = {
  args: { purpose: 'turnOff' },
  play: async ({ canvasElement, args }) => {
    const dialog = dialogOf(canvasElement);
    await userEvent.type(dialog.getByLabelText(/^Current password/), 'a long password');
    await userEvent.type(dialog.getByLabelText(/^Code from your authenticator app/), '7kq2-m9xd');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({ password: 'a long password', code: '7kq2-m9xd' });
  },
};

/** The dialog that creates new recovery codes. */
export const ReplaceCodes: Story = { args: { purpose: 'replaceCodes' } };

/** A request is in progress. */
export const Busy: Story = { args: { busy: true } };

/** Right-to-left text. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  args: { setup: SETUP },
  globals: { direction: 'rtl' },
};
