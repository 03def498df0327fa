import type { DialogState } from './use-dialog.js';

/** Returns the props that all confirmation dialogs share, from the result of {@link useDialog}. */
export const questionProps = ({
  open,
  onOpenChange,
  busy,
}: Pick<DialogState<never>, 'open' | 'onOpenChange' | 'busy'>) => ({ open, onOpenChange, busy });

/** Returns the props that all form dialogs share, except those for their fields, from the result of {@link useDialog}. */
export const formProps = ({
  problem,
  ...question
}: Pick<DialogState<never>, 'open' | 'onOpenChange' | 'busy' | 'problem'>) => ({
  ...questionProps(question),
  problem,
});
