import { type DialogState, formProps as kitFormProps } from '@content-planner/ui-kit';
import { noteUnsavedInput } from './unsaved-input.js';

/** Returns the props that all form dialogs share, except the props for their fields. */
export const formProps = (
  dialog: Pick<DialogState<never>, 'open' | 'onOpenChange' | 'busy' | 'problem'>,
) => ({
  ...kitFormProps(dialog),
  onDirtyChange: noteUnsavedInput,
});
