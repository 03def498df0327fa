import type { LogKind } from '@content-planner/sdk';
import {
  type CalendarState,
  type DateRange,
  type EntryValues,
  LOG_KINDS,
  type ToastMessage,
} from '@content-planner/ui-kit';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.js';

interface Shown {
  state: CalendarState;
  onStateChange: (state: CalendarState) => void;
  /** The days that the calendar displays. */
  range: DateRange;
}

/**
 * Returns a function that creates the addition to the toast for a new entry that the calendar doesn't display: the
 * reason, and a Show button.
 */
export function useAboutHidden({ state, onStateChange, range }: Shown) {
  const navigate = useNavigate();
  return ({ kind, values }: { kind: LogKind; values: EntryValues }): Partial<ToastMessage> => {
    const show = (description: string, onAction: () => void) => ({
      description,
      action: { label: 'Show', onAction },
    });
    if (!values.showOnCalendar)
      return show('It is not shown on the calendar.', () => navigate(paths.logs(kind)));
    const isFiltered = !state.kinds.includes(kind);
    const isElsewhere = values.startDate > range.to || values.endDate < range.from;
    if (!isFiltered && !isElsewhere) return {};
    return show(isFiltered ? 'Your type filter hides it.' : 'It is outside the dates on screen.', () =>
      onStateChange({
        ...state,
        kinds: isFiltered ? LOG_KINDS : state.kinds,
        date: isElsewhere ? values.startDate : state.date,
      }),
    );
  };
}
