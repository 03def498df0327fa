import { Settings2 } from 'lucide-react';
import { createElement } from 'react';
import type { EntryFeature } from '../../entries/feature.js';
import type { ButtonPopoverProps } from '../../primitives/use-popover-button.js';
import { calendarMessages } from '../calendar-messages.js';
import { AppearanceChoices } from './AppearanceChoices.js';
import { type CalendarAppearance, defaultCalendarAppearance } from './calendar-appearance.js';

/** Options of {@link changingAppearance}. They are described at the props of `Calendar`. */
export interface AppearanceOptions {
  appearance?: CalendarAppearance | undefined;
  onAppearanceChange: (change: { appearance: CalendarAppearance }) => void;
}

/**
 * Lets users change how entries are displayed. Pass the same `appearance` to `CalendarRoot`.
 *
 * @example changingAppearance({ appearance, onAppearanceChange: ({ appearance }) => setAppearance(appearance) })
 */
export const changingAppearance = (options: AppearanceOptions): EntryFeature => ({
  name: 'appearance',
  toolbar: ({ text, showsEntries }) => {
    const label = text(calendarMessages).appearance;
    const render = (popover: ButtonPopoverProps) => createElement(AppearanceChoices, { ...options, popover });
    const icon = createElement(Settings2, { size: 16, strokeWidth: 1.75 });
    return showsEntries ? [{ id: 'appearance', label, icon, menu: { label, render } }] : [];
  },
  commands: ({ text, showsEntries }) => {
    const { appearance = defaultCalendarAppearance, onAppearanceChange } = options;
    const { hideWeekends } = appearance;
    const texts = text(calendarMessages);
    const label = hideWeekends ? texts.showWeekends : texts.hideWeekends;
    const run = () => onAppearanceChange({ appearance: { ...appearance, hideWeekends: !hideWeekends } });
    return showsEntries ? [{ group: 'calendar', label, run }] : [];
  },
});
