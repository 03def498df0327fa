import { FeatureLayers } from '../entries/FeatureLayers.js';
import { useCalendar } from './use-calendar.js';

/** The layers of features: popovers, dialogs, and what floats over the view. */
export function CalendarLayers() {
  const { props, selection } = useCalendar();
  const { selectionBar } = props;
  return (
    <>
      <FeatureLayers />
      {selection.part && <selection.part.SelectionLayer />}
      {selectionBar}
    </>
  );
}
