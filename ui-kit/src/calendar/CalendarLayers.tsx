import { FeatureLayers } from '../entries/FeatureLayers.js';
import { useOnDemand } from '../internal/use-on-demand.js';
import { calendarParts } from './calendar-parts.js';
import { useCalendar } from './use-calendar.js';

/** The layers of features: popovers, dialogs, and what floats over the view. */
export function CalendarLayers() {
  const { props, selection, creation } = useCalendar();
  const { readOnly, onCreate, onCreateRange, selectionBar } = props;
  const { value: parts } = useOnDemand(calendarParts, creation.isAsking);
  const canCreate = !readOnly && (onCreate || onCreateRange);
  return (
    <>
      <FeatureLayers />
      {selection.part && <selection.part.SelectionLayer />}
      {selectionBar}
      {canCreate && parts && <parts.CreationLayer />}
    </>
  );
}
