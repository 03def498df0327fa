import { type ComponentProps, lazy } from 'react';
import { LateDialog } from './LateDialog.js';

const loadPasswordChange = () => import('./PasswordChange.js');
const LatePasswordChange = lazy(loadPasswordChange);

/** The lazy version of the dialog in which users change their own password. */
export function PasswordChange(props: ComponentProps<typeof LatePasswordChange>) {
  return (
    <LateDialog open={props.dialog.open} load={loadPasswordChange}>
      <LatePasswordChange {...props} />
    </LateDialog>
  );
}

const loadTokenDialogs = () => import('./TokenDialogs.js');
const LateTokenDialogs = lazy(loadTokenDialogs);

/** The lazy version of the dialogs for links, embeds and keys. */
export function TokenDialogs(props: ComponentProps<typeof LateTokenDialogs>) {
  const { form, question } = props.dialogs;
  return (
    <LateDialog open={form.open || question.open} load={loadTokenDialogs}>
      <LateTokenDialogs {...props} />
    </LateDialog>
  );
}

const loadTwoStepChange = () => import('./TwoStepChange.js');
const LateTwoStepChange = lazy(loadTwoStepChange);

/** The lazy version of the dialog for two-step verification. */
export function TwoStepChange(props: ComponentProps<typeof LateTwoStepChange>) {
  return (
    <LateDialog open={props.dialog.open} load={loadTwoStepChange}>
      <LateTwoStepChange {...props} />
    </LateDialog>
  );
}

const loadLoginOver = () => import('./LoginOver.js');
const LateLoginOver = lazy(loadLoginOver);

/** The lazy version of the login dialog that opens on top of a form. */
export function LoginOver(props: ComponentProps<typeof LateLoginOver>) {
  return (
    <LateDialog open={props.open} load={loadLoginOver}>
      <LateLoginOver {...props} />
    </LateDialog>
  );
}
