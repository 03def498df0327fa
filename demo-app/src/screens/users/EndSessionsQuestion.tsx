import { type EndedSessions, useEndUserSessions } from '@content-planner/sdk';
import { ConfirmDialog, type User } from '@content-planner/ui-kit';
import { type DialogState, questionProps } from '../../app/use-dialog.js';

const success = ({ count }: EndedSessions) => ({
  title: count === 0 ? 'There were no sessions to end' : 'Sessions ended successfully',
});

/** Props of {@link EndSessionsQuestion}. */
interface EndSessionsQuestionProps {
  dialog: DialogState<User>;
  isOwnAccount: boolean;
  /** Refetches the list. Called if the user no longer exists. */
  refresh: () => void;
}

/** Asks for confirmation before all sessions of a user end. */
export function EndSessionsQuestion({ dialog, isOwnAccount, refresh }: EndSessionsQuestionProps) {
  const [endUserSessions] = useEndUserSessions();
  const { subject: user } = dialog;
  const end = () => {
    if (!user) return;
    const failure = { orServerMessage: 'Failed to end the sessions' };
    const leave = () => {
      dialog.close();
      refresh();
    };
    void dialog.submit(endUserSessions(user.id), success, failure, { refresh: leave });
  };
  return (
    <ConfirmDialog
      {...questionProps(dialog)}
      title="End all sessions?"
      description={
        isOwnAccount
          ? 'This logs you out everywhere except on this device.'
          : `This logs ${user?.email} out on all devices immediately. They can log in again.`
      }
      confirmLabel="End sessions"
      onConfirm={end}
    />
  );
}
