import { useEntries } from '../../entries/use-entry-host.js';
import { useOnDemand } from '../../internal/use-on-demand.js';
import type { ButtonPopoverProps } from '../../primitives/use-popover-button.js';
import { calendarParts } from '../calendar-parts.js';
import { useCalendar } from '../use-calendar.js';
import type { AppearanceOptions } from './appearance.js';
import { defaultCalendarAppearance } from './calendar-appearance.js';

/** The popover in which users choose the appearance, loaded when it opens. */
export function AppearanceChoices({
  popover,
  appearance = defaultCalendarAppearance,
  onAppearanceChange,
}: AppearanceOptions & { popover: ButtonPopoverProps }) {
  const { value: parts } = useOnDemand(calendarParts, popover.open);
  const { shown } = useEntries();
  const { range } = useCalendar();
  const control = { appearance, onAppearanceChange, entries: shown, range };
  return parts && <parts.AppearancePopover {...popover} {...control} />;
}
