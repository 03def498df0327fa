import { daysBetween } from '@content-planner/model';
import { useRef } from 'react';
import { isMotionAllowed } from '../../internal/browser.js';
import { useKindOf } from '../../kit/use-kinds.js';
import { useMessages } from '../../kit/use-messages.js';
import { calendarMessages } from '../calendar-messages.js';
import { useCalendar } from '../use-calendar.js';
import { DragGhost } from './DragGhost.js';
import { datesAfter, moveOf } from './entry-move.js';
import { FlyingEntry, ghostPlace, LANDING } from './FlyingEntry.js';
import { MoveRules } from './MoveRules.js';
import { liftedDates } from './move-overlay.js';
import { placeSelector } from './move-place.js';
import { spansDays } from './spans-days.js';
import { useMoveDrag } from './use-move-drag.js';
import { chipOf, type Moves } from './use-moves.js';

/** Moves entries by dragging, and highlights the days to which they move. */
export function DragMove({ moves }: { moves: Moves }) {
  const { host, lifted, canMove, entryOf, movedWith, move, landedIds, flight, setFlight } = moves;
  const { rootRef } = host;
  const { view } = useCalendar();
  const kindOf = useKindOf();
  const { navigation } = useMessages(calendarMessages);
  const ghostRef = useRef<HTMLDivElement>(null);
  const drag = useMoveDrag({
    rootRef,
    ghostRef,
    entryOf,
    canMove,
    spansDays: ({ kind }) => spansDays(kindOf(kind)),
    onDrop: ({ entry, dates, place }) => {
      // If the user has dragged only the end of the entry, no other entries change.
      const days = daysBetween(entry.startDate, dates.startDate);
      const moved =
        days === 0 && !place
          ? moveOf([entry], () => dates)
          : moveOf(movedWith(entry), (one) => (one === entry ? dates : datesAfter(one, days)), place);
      if (!moved) return;
      const from = ghostPlace(ghostRef);
      if (drag && from && isMotionAllowed()) setFlight({ entry, color: drag.color, from, duration: LANDING });
      move(moved);
    },
    onTurn: (direction) => host.days()?.turn(direction),
    isEndless: view.isEndless === true,
    navigation,
  });
  const dragged = drag ? (drag.isResize ? [drag.entry] : movedWith(drag.entry)) : [];
  // Entries that are moved with the keyboard might be hidden behind '+N more', so their days are highlighted. If only one
  // entry moves, this is necessary only while it is hidden.
  const [liftedTarget, ...otherLifted] = lifted ? liftedDates(lifted).values() : [];
  const within = drag?.placeElement ? placeSelector(drag.placeElement) : undefined;
  const target = drag?.target
    ? { ...drag.target, color: drag.color.bar, within, isPlace: !drag.isOverDay }
    : liftedTarget && {
        ...liftedTarget,
        color: 'var(--cp-focus-ring)',
        unlessShown: otherLifted.length === 0 ? lifted?.entry.id : undefined,
      };
  const days = drag?.target ? daysBetween(drag.entry.startDate, drag.target.startDate) : 0;
  return (
    <>
      <MoveRules
        highlights={{
          liftedIds: lifted ? [lifted.entry, ...lifted.others].map(({ id }) => id) : [],
          landedIds,
          draggedIds: drag ? dragged.map(({ id }) => id) : flight ? [flight.entry.id] : [],
          target,
          otherTargets: drag?.target ? dragged.slice(1).map((one) => datesAfter(one, days)) : otherLifted,
        }}
      />
      {flight && !drag && (
        <FlyingEntry
          flight={flight}
          placeOf={({ id }) => chipOf(rootRef.current, id)}
          onEnd={() => setFlight(null)}
        />
      )}
      {drag && <DragGhost ref={ghostRef} drag={drag} others={dragged.length - 1} />}
    </>
  );
}
