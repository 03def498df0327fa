import { type ComponentProps, lazy } from 'react';
import { LateDialog } from '../../app/LateDialog.js';

const load = () => import('./CalendarCsv.js');
const CalendarCsv = lazy(load);

/** The lazy version of the component that downloads the calendar's entries. */
export function LateCalendarCsv({
  wanted,
  ...props
}: Omit<ComponentProps<typeof CalendarCsv>, 'wanted'> & {
  wanted: ComponentProps<typeof CalendarCsv>['wanted'] | null;
}) {
  return (
    <LateDialog open={wanted !== null} load={load}>
      {wanted && <CalendarCsv {...props} wanted={wanted} />}
    </LateDialog>
  );
}
