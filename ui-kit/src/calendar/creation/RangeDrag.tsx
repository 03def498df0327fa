import { type RefObject, useRef, useState } from 'react';
import { kindColor } from '../../colors/entry-color.js';
import { useBeforePaint } from '../../internal/use-before-paint.js';
import { useKinds } from '../../kit/use-kinds.js';
import { useMessages } from '../../kit/use-messages.js';
import { calendarMessages } from '../calendar-messages.js';
import { useGroundDrag } from '../ground-drag.js';
import type { DateRange } from '../layout/range-of-days.js';
import { DragGhost } from '../move/DragGhost.js';
import type { EntryDates } from '../move/entry-move.js';
import { MoveRules } from '../move/MoveRules.js';
import { placeGhost } from '../move/place-ghost.js';
import { spansDays } from '../move/spans-days.js';

interface RangeDragProps {
  rootRef: RefObject<HTMLElement | null>;
  /** Returns whether a press can become a drag. */
  canStart: () => boolean;
  /** Called with the days that the user has marked. There are at least two. */
  onRange: (range: EntryDates) => void;
  /** Displays the previous (-1) or next (1) page. */
  onTurn: (direction: -1 | 1) => void;
}

const NO_IDS: readonly string[] = [];

/**
 * Lets users mark several days by dragging across the free parts of the days. Highlights the days and displays the
 * number of days.
 */
export function RangeDrag({ rootRef, canStart, onRange, onTurn }: RangeDragProps) {
  const text = useMessages(calendarMessages);
  const { list, of } = useKinds();
  const kind = list.find(spansDays) ?? of('event');
  const { color } = kindColor(kind);
  const [days, setDays] = useState<DateRange | null>(null);
  const ghostRef = useRef<HTMLDivElement>(null);
  const point = useRef({ x: 0, y: 0 });
  useGroundDrag(rootRef, {
    starts: (event) => !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey && canStart(),
    onDrag: ({ x, y, days: next }) => {
      point.current = { x, y };
      placeGhost(ghostRef.current, point.current);
      setDays((last) => (last && next && last.from === next.from && last.to === next.to ? last : next));
    },
    onEnd: () => setDays(null),
    onDrop: ({ days: { from, to } }) => {
      // A drag within one day counts as a click, which adds an entry on this day.
      if (from === to) return false;
      onRange({ startDate: from, endDate: to });
      return true;
    },
    edges: { onTurn, isEndless: false, navigation: text.navigation },
  });
  useBeforePaint(() => placeGhost(ghostRef.current, point.current));
  if (days === null) return null;
  const target = { startDate: days.from, endDate: days.to };
  return (
    <>
      <MoveRules highlights={{ draggedIds: NO_IDS, landedIds: NO_IDS, target: { ...target, color } }} />
      <DragGhost
        ref={ghostRef}
        drag={{
          entry: { id: '', kind: kind.kind, title: '', brandId: null, color: null, ...target },
          isResize: true,
          color: { base: color, bar: color },
          target,
        }}
      />
    </>
  );
}
