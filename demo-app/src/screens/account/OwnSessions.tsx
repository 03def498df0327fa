import { readProps, useEndOtherSessions, useEndSession, useSessions } from '@content-planner/sdk';
import { type Session, SessionList } from '@content-planner/ui-kit';
import { useState } from 'react';
import { useReport } from '../../app/use-report.js';

/** The sessions of the logged-in user. */
export function OwnSessions() {
  const { sessions, ...read } = useSessions({ refreshOnFocus: true });
  const [endSession] = useEndSession();
  const [endOtherSessions, { busy: endingOthers }] = useEndOtherSessions();
  const [busySessionIds, setBusySessionIds] = useState<readonly string[]>([]);
  const report = useReport();

  const end = async ({ session: { id } }: { session: Session }) => {
    setBusySessionIds((ids) => [...ids, id]);
    const failure = { orServerMessage: 'Failed to end the session' };
    await report(endSession(id), 'Session ended successfully', failure, { refresh: read.refetch });
    setBusySessionIds((ids) => ids.filter((other) => other !== id));
  };
  const endOthers = () => {
    const failure = { orServerMessage: 'Failed to end the sessions' };
    void report(endOtherSessions(), 'Sessions ended successfully', failure);
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
