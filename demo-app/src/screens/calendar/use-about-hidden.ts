import type { LogKind } from '@content-planner/sdk';
import {
  type CalendarState,
  type DateRange,
  type EntryValues,
  type FieldConfiguration,
  LOG_KINDS,
  matchesFilter,
  type ToastMessage,
} from '@content-planner/ui-kit';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.js';

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
  return ({ kind, values }: { kind: LogKind; values: EntryValues }): Partial<ToastMessage> => {
    const show = (description: string, onAction: () => void) => ({
      description,
      action: { label: 'Show', onAction },
    });
    const { filter = {} } = state;
    if (!values.showOnCalendar && filter.isVisible !== false)
      return show('It is not shown on the calendar.', () => navigate(paths.logs(kind)));
    const isOfHiddenKind = !state.kinds.includes(kind);
    // `fields` can be empty, because no filter uses the kind's own fields: the planner searches only titles.
    const searched = { ...values, id: '', kind, fields: {} };
    const isFiltered = !matchesFilter(searched, filter, fieldConfigurations);
    const isElsewhere = values.startDate > range.to || values.endDate < range.from;
    if (!isOfHiddenKind && !isFiltered && !isElsewhere) return {};
    const reason = isFiltered
      ? 'It is hidden by your filters.'
      : isOfHiddenKind
        ? 'It is hidden by your type filter.'
        : 'It is outside the dates on screen.';
    return show(reason, () =>
      onStateChange({
        ...state,
        kinds: isOfHiddenKind ? LOG_KINDS : state.kinds,
        filter: isFiltered ? {} : filter,
        date: isElsewhere ? values.startDate : state.date,
      }),
    );
  };
}
