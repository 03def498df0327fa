import { useCalendarProps, useLoginGateProps } from '@content-planner/sdk';
import { Calendar, LoginGate } from '@content-planner/ui-kit';

const TeamCalendar = () => <Calendar {...useCalendarProps()} />;

export const Example = () => (
  <LoginGate {...useLoginGateProps()}>
    <TeamCalendar />
  </LoginGate>
);
