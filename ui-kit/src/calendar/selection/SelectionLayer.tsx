import { useContext } from 'react';
import { CalendarContext } from '../use-calendar.js';
import { PointerSelection } from './PointerSelection.js';
import { useMissing } from './use-missing.js';
import { useSelection } from './use-selection.js';
import { useSelectionKeys } from './use-selection-keys.js';

/** Lets users select entries of a calendar or of a list, which has checkboxes for the mouse and for taps. */
export function SelectionLayer() {
  const calendar = useContext(CalendarContext);
  const selection = useSelection();
  const range = calendar === null ? 'all' : calendar.view.showsEntries === false ? null : calendar.range;
  useSelectionKeys(selection, range);
  useMissing(selection, range);
  return calendar && <PointerSelection {...selection} />;
}
