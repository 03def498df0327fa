import { type ComponentProps, lazy } from 'react';
import { LateDialog } from './LateDialog.js';

const load = () => import('./SelectionActions.js');
const SelectionActions = lazy(load);

/** The lazy version of the bar for the calendar's selected entries. */
export function LateSelectionActions(props: ComponentProps<typeof SelectionActions>) {
  return (
    <LateDialog open={props.entries.length > 0} load={load}>
      <SelectionActions {...props} />
    </LateDialog>
  );
}
