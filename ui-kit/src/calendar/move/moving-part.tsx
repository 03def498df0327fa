import { useMemo } from 'react';
import type { EntryHost, FeaturePart } from '../../entries/feature.js';
import { useEntryHost, useFeatureState, useGivenEntries } from '../../entries/use-entry-host.js';
import type { CalendarEntry } from '../../logs/types.js';
import { defaultCalendarAppearance } from '../appearance/calendar-appearance.js';
import { useCalendar, useCalendarSettings } from '../use-calendar.js';
import { CalendarMoves } from './CalendarMoves.js';
import { moveAction } from './move-action.js';
import type { MoveState } from './move-overlay.js';
import { askedToMove, moveState } from './move-state.js';
import type { MovingOptions } from './moving.js';

const always = () => true;

/** Returns a function that returns whether users can move an entry. */
const movableBy =
  ({ canMove = always }: Pick<MovingOptions, 'canMove'>) =>
  (entry: CalendarEntry) =>
    !entry.readOnly && canMove(entry);

const settersOf = (host: EntryHost): Pick<MoveState, 'setOverlay' | 'ask' | 'announce'> => ({
  setOverlay: (next) => host.write(moveState, next),
  ask: (entry) => host.write(askedToMove, entry),
  announce: host.announce,
});

/** Connects the code that moves entries to the calendar. */
function Moves(options: MovingOptions) {
  const { props, range, view, viewStartsOn, today, selection } = useCalendar();
  const { isSmallWindow } = useCalendarSettings();
  const { appearance = defaultCalendarAppearance } = props;
  const host = useEntryHost();
  const setters = useMemo(() => settersOf(host), [host]);
  return (
    <CalendarMoves
      {...setters}
      given={useGivenEntries()}
      overlay={useFeatureState(moveState)}
      asked={useFeatureState(askedToMove)}
      rootRef={host.rootRef}
      anchorRef={host.anchorRef}
      onMove={options.onMove}
      canMove={movableBy(options)}
      selectedIds={selection.ids}
      range={range}
      isEndless={view.isEndless === true}
      onShowDate={(date) => host.days()?.show(date)}
      onTurn={(direction) => host.days()?.turn(direction)}
      today={today}
      compact={isSmallWindow}
      weekStartsOn={viewStartsOn}
      hideWeekends={appearance.hideWeekends}
    />
  );
}

/** The parts of {@link moving} that load on demand. */
export const movingPart = (options: MovingOptions): FeaturePart => {
  const canMove = movableBy(options);
  return {
    actions: (entry, site) => (canMove(entry) ? [moveAction(entry, site)] : []),
    layer: <Moves {...options} />,
  };
};
