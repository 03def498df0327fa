import { useResetTwoStep } from '@content-planner/sdk';
import {
  ConfirmDialog,
  type DialogState,
  questionProps,
  type User,
  useMessages,
} from '@content-planner/ui-kit';
import { userMessages } from './user-messages.js';

/** Props of {@link ResetTwoStepQuestion}. */
interface ResetTwoStepQuestionProps {
  dialog: DialogState<User>;
  /** Refetches the list. Called if the user no longer exists. */
  refresh: () => void;
}

/** Asks for confirmation before a user's two-step verification is turned off and their passkeys are removed. */
export function ResetTwoStepQuestion({ dialog, refresh }: ResetTwoStepQuestionProps) {
  const [resetTwoStep] = useResetTwoStep();
  const text = useMessages(userMessages);
  const { subject: user } = dialog;
  const hasPasskeys = (user?.passkeyCount ?? 0) > 0;
  const reset = () => {
    if (!user) return;
    const failure = { orServerMessage: text.twoStepNotReset };
    const success = (reset: { wasOn: boolean }) => ({ title: text.twoStepReset(reset) });
    const leave = () => {
      dialog.close();
      refresh();
    };
    void dialog.submit(resetTwoStep(user.id), success, failure, { refresh: leave });
  };
  return (
    <ConfirmDialog
      {...questionProps(dialog)}
      title={text.resetTwoStepTitle}
      description={text.resetTwoStepDescription({ email: user?.email ?? '', hasPasskeys })}
      confirmLabel={text.resetTwoStep}
      onConfirm={reset}
    />
  );
}
