import { readProps, useEndOtherSessions, useEndSession, useSessions } from '@content-planner/sdk';
import { type Session, SessionList, useMessages, useReport } from '@content-planner/ui-kit';
import { useState } from 'react';
import { accountMessages } from './account-messages.js';

/** The sessions of the logged-in user. */
export function OwnSessions() {
  const { sessions, ...read } = useSessions({ refreshOnFocus: true });
  const [endSession] = useEndSession();
  const [endOtherSessions, { busy: endingOthers }] = useEndOtherSessions();
  const [busySessionIds, setBusySessionIds] = useState<readonly string[]>([]);
  const report = useReport();
  const text = useMessages(accountMessages);

  const end = async ({ session: { id } }: { session: Session }) => {
    setBusySessionIds((ids) => [...ids, id]);
    const failure = { orServerMessage: text.sessionNotEnded };
    await report(endSession(id), text.sessionEnded, failure, { refresh: read.refetch });
    setBusySessionIds((ids) => ids.filter((other) => other !== id));
  };
  const endOthers = () => {
    const failure = { orServerMessage: text.sessionsNotEnded };
    void report(endOtherSessions(), text.sessionsEnded, failure);
  };

  return (
    <SessionList
      sessions={sessions}
      {...readProps(read)}
      busySessionIds={busySessionIds}
      endingOthers={endingOthers}
      onEnd={end}
      onEndOthers={endOthers}
    />
  );
}
