import { type EndedSessions, useEndUserSessions } from '@content-planner/sdk';
import {
  ConfirmDialog,
  type DialogState,
  questionProps,
  type User,
  useMessages,
} from '@content-planner/ui-kit';
import { userMessages } from './user-messages.js';

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
  const text = useMessages(userMessages);
  const { subject: user } = dialog;
  const end = () => {
    if (!user) return;
    const failure = { orServerMessage: text.sessionsNotEnded };
    const success = (ended: EndedSessions) => ({ title: text.sessionsEnded(ended) });
    const leave = () => {
      dialog.close();
      refresh();
    };
    void dialog.submit(endUserSessions(user.id), success, failure, { refresh: leave });
  };
  return (
    <ConfirmDialog
      {...questionProps(dialog)}
      title={text.endSessionsTitle}
      description={text.endSessionsDescription({ email: isOwnAccount ? null : (user?.email ?? '') })}
      confirmLabel={text.endSessions}
      onConfirm={end}
    />
  );
}
