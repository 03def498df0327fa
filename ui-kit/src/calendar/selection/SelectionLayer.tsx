import { useEntryHost } from '../../entries/use-entry-host.js';
import { useCalendar } from '../use-calendar.js';
import { CalendarSelection } from './CalendarSelection.js';
import type { SelectingOptions } from './selecting.js';
import { useSelectable } from './use-selectable.js';

/** Lets users select entries in the view. */
export function SelectionLayer(options: SelectingOptions) {
  const { props, range, view } = useCalendar();
  const { rootRef } = useEntryHost();
  return (
    <CalendarSelection
      {...useSelectable(options)}
      rootRef={rootRef}
      loading={props.loading ?? false}
      range={view.showsEntries === false ? null : range}
    />
  );
}
