import type { LogKind } from '@content-planner/sdk';
import {
  type CalendarState,
  conditionOn,
  type DateRange,
  type EntryValues,
  entryMatcher,
  type FieldConfiguration,
  NO_FILTER,
  type ToastMessage,
  useMessages,
} from '@content-planner/ui-kit';
import { useNavigate } from 'react-router';
import { entryMessages } from '../../app/entry-messages.js';
import { paths } from '../../app/paths.js';
import { calendarScreenMessages } from './calendar-screen-messages.js';

interface Shown {
  state: CalendarState;
  onStateChange: (state: CalendarState) => void;
  /** The days that the calendar displays. */
  range: DateRange;
  /** The custom fields of all kinds. */
  fieldConfigurations: readonly FieldConfiguration[];
}

/**
 * Returns a function for new entries that the calendar doesn't display. The function returns what to add to the entry's
 * toast: the reason, and a Show button.
 */
export function useAboutHidden({ state, onStateChange, range, fieldConfigurations }: Shown) {
  const navigate = useNavigate();
  const text = useMessages(calendarScreenMessages);
  const { show: showLabel, hiddenByFilters } = useMessages(entryMessages);
  return ({ kind, values }: { kind: LogKind; values: EntryValues }): Partial<ToastMessage> => {
    const show = (description: string, onAction: () => void) => ({
      description,
      action: { label: showLabel, onAction },
    });
    const { filter = NO_FILTER } = state;
    if (!values.showOnCalendar && conditionOn(filter, '@showOnCalendar', 'is')?.value !== false)
      return show(text.notOnCalendar, () => navigate(paths.logs(kind)));
    const isOfHiddenKind = state.kinds?.includes(kind) === false;
    const isFiltered = !entryMatcher(filter, fieldConfigurations)({ ...values, kind });
    const isElsewhere = values.startDate > range.to || values.endDate < range.from;
    if (!isOfHiddenKind && !isFiltered && !isElsewhere) return {};
    const reason = isFiltered ? hiddenByFilters : isOfHiddenKind ? text.hiddenByTypes : text.outsideDates;
    return show(reason, () =>
      onStateChange({
        ...state,
        kinds: isOfHiddenKind ? null : state.kinds,
        filter: isFiltered ? NO_FILTER : filter,
        date: isElsewhere ? values.startDate : state.date,
      }),
    );
  };
}
