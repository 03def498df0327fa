import { Settings2 } from 'lucide-react';
import type { EntryFeature } from '../../entries/feature.js';
import { useEntries } from '../../entries/use-entry-host.js';
import { useOnDemand } from '../../internal/use-on-demand.js';
import type { ButtonPopoverProps } from '../../primitives/use-popover-button.js';
import { calendarMessages } from '../calendar-messages.js';
import { calendarParts } from '../calendar-parts.js';
import { useCalendar } from '../use-calendar.js';
import { appearanceMessages } from './appearance-messages.js';
import { type CalendarAppearance, defaultCalendarAppearance } from './calendar-appearance.js';

/** Options of {@link changingAppearance}. They are described at the props of `Calendar`. */
export interface AppearanceOptions {
  appearance?: CalendarAppearance | undefined;
  onAppearanceChange: (change: { appearance: CalendarAppearance }) => void;
}

function Choices({
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

/** Lets users change how entries are displayed. */
export const changingAppearance = (options: AppearanceOptions): EntryFeature => ({
  name: 'appearance',
  toolbar: ({ text, showsEntries }) => {
    const label = text(appearanceMessages).appearance;
    const render = (popover: ButtonPopoverProps) => <Choices {...options} popover={popover} />;
    const icon = <Settings2 size={16} strokeWidth={1.75} />;
    return showsEntries ? [{ id: 'appearance', label, icon, menu: { label, render } }] : [];
  },
  commands: ({ text, showsEntries }) => {
    const { appearance = defaultCalendarAppearance, onAppearanceChange } = options;
    const { hideWeekends } = appearance;
    const label = hideWeekends ? text(calendarMessages).showWeekends : text(appearanceMessages).hideWeekends;
    const run = () => onAppearanceChange({ appearance: { ...appearance, hideWeekends: !hideWeekends } });
    return showsEntries ? [{ group: 'calendar', label, run }] : [];
  },
});
