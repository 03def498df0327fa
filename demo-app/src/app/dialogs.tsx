import { type ComponentProps, lazy } from 'react';
import { LateDialog } from './LateDialog.js';

const loadEntryEditor = () => import('./EntryEditor.js');
const LateEntryEditor = lazy(loadEntryEditor);

/** Creates and edits entries of every kind, from a list or from the calendar. */
export function EntryEditor(props: ComponentProps<typeof LateEntryEditor>) {
  return (
    <LateDialog open={props.state.open} load={loadEntryEditor}>
      <LateEntryEditor {...props} />
    </LateDialog>
  );
}

const loadPasswordChange = () => import('./PasswordChange.js');
const LatePasswordChange = lazy(loadPasswordChange);

/** Changes the user's own password. */
export function PasswordChange(props: ComponentProps<typeof LatePasswordChange>) {
  return (
    <LateDialog open={props.dialog.open} load={loadPasswordChange}>
      <LatePasswordChange {...props} />
    </LateDialog>
  );
}

const loadLoginOver = () => import('./LoginOver.js');
const LateLoginOver = lazy(loadLoginOver);

/** Logs in again over an open form when the session has ended. */
export function LoginOver(props: ComponentProps<typeof LateLoginOver>) {
  return (
    <LateDialog open={props.open} load={loadLoginOver}>
      <LateLoginOver {...props} />
    </LateDialog>
  );
}
