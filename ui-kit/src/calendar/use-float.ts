import { type RefObject, useMemo, useRef, useState } from 'react';
import type { CalendarDate, CalendarEntry } from '../logs/types.js';
import { type DetailsSide, detailsSide } from './details-side.js';

/** What floats over the calendar: one entry's details, or the list of one day. */
export type CalendarFloat = { type: 'details'; entry: CalendarEntry } | { type: 'day'; date: CalendarDate };

interface FloatState {
  float: CalendarFloat | null;
  /** What floats or, while it fades out, what did. */
  shown: CalendarFloat | null;
  anchorRef: RefObject<HTMLElement | null>;
  /** The side of that element that had room when it opened. */
  side: DetailsSide;
  /** From that element's lower edge up to the top of its day, in px: a day's list lies over the day. */
  dayHeight: number;
  open: (float: CalendarFloat, anchor?: HTMLElement) => void;
  close: () => void;
  /** Closes what has not shown yet: nothing is left to fade out. */
  cancel: () => void;
}

/**
 * The one thing that floats over the calendar and the element it belongs to. An entry that is deleted while it is
 * open takes its details with it; one that is changed is shown as it is now.
 */
export function useFloat(entries: readonly CalendarEntry[]): FloatState {
  const [state, setState] = useState<{
    float: CalendarFloat;
    isOpen: boolean;
    side: DetailsSide;
    dayHeight: number;
  } | null>(null);
  const anchorRef = useRef<HTMLElement | null>(null);
  const shown = useMemo<CalendarFloat | null>(() => {
    if (state?.float.type !== 'details') return state?.float ?? null;
    const { id } = state.float.entry;
    const entry = entries.find((candidate) => candidate.id === id);
    return entry === undefined ? null : { type: 'details', entry };
  }, [state, entries]);
  return {
    float: state?.isOpen === true ? shown : null,
    shown,
    anchorRef,
    side: state?.side ?? 'right',
    dayHeight: state?.dayHeight ?? 0,
    open: (float, anchor) => {
      if (anchor !== undefined) anchorRef.current = anchor;
      const place = anchorRef.current?.getBoundingClientRect();
      const side = place ? detailsSide(place, window.innerWidth) : 'bottom';
      const day = anchorRef.current?.closest('[data-cp-date]')?.getBoundingClientRect();
      setState({ float, isOpen: true, side, dayHeight: place && day ? place.bottom - day.top : 0 });
    },
    close: () => setState((current) => current && { ...current, isOpen: false }),
    cancel: () => setState(null),
  };
}
