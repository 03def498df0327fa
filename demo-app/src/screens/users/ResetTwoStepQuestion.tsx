import { useResetTwoStep } from '@content-planner/sdk';
import { ConfirmDialog, type User } from '@content-planner/ui-kit';
import { type DialogState, questionProps } from '../../app/use-dialog.js';

const success = ({ wasOn }: { wasOn: boolean }) => ({
  title: wasOn ? 'Two-step verification reset successfully' : 'Two-step verification was already off',
});

/** Props of {@link ResetTwoStepQuestion}. */
interface ResetTwoStepQuestionProps {
  dialog: DialogState<User>;
  /** Refetches the list. Called if the user no longer exists. */
  refresh: () => void;
}

/** Asks for confirmation before a user's two-step verification is turned off and their passkeys are removed. */
export function ResetTwoStepQuestion({ dialog, refresh }: ResetTwoStepQuestionProps) {
  const [resetTwoStep] = useResetTwoStep();
  const { subject: user } = dialog;
  const hasPasskeys = (user?.passkeyCount ?? 0) > 0;
  const reset = () => {
    if (!user) return;
    const failure = { orServerMessage: 'Failed to reset two-step verification' };
    const leave = () => {
      dialog.close();
      refresh();
    };
    void dialog.submit(resetTwoStep(user.id), success, failure, { refresh: leave });
  };
  return (
    <ConfirmDialog
      {...questionProps(dialog)}
      title="Reset two-step verification?"
      description={`${hasPasskeys ? 'This also removes all passkeys. ' : ''}Anyone with the password of ${user?.email} can then log in. Make sure that this person requested it.`}
      confirmLabel="Reset"
      onConfirm={reset}
    />
  );
}
