import { useViewer } from '@content-planner/sdk';
import { type TwoStepPurpose, TwoStepRequired, useDialog, useMessages } from '@content-planner/ui-kit';
import { useEffect } from 'react';
import { TwoStepChange } from '../../app/dialogs.js';
import { useLeave } from '../../app/use-leave.js';
import { useTitle } from '../../app/use-title.js';
import { accountMessages } from './account-messages.js';

interface RequiredTwoStepProps {
  /** Called when two-step verification is on, and the user has saved the recovery codes. */
  onDone: () => void;
}

/** The page that replaces all screens until users who need two-step verification have set it up. */
export default function RequiredTwoStep({ onDone }: RequiredTwoStepProps) {
  // Another tab can complete the setup, too.
  const { viewer } = useViewer({ refreshOnFocus: true });
  const dialog = useDialog<TwoStepPurpose>();
  const leave = useLeave();
  useTitle(useMessages(accountMessages).setUpTwoStep);
  const isDone = viewer?.needsTwoStep === false && !dialog.open;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return (
    <>
      <TwoStepRequired autoFocus onSetUp={() => dialog.show('setUp')} onLogout={() => void leave()} />
      <TwoStepChange dialog={dialog} />
    </>
  );
}
