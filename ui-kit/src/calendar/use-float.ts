import type { CalendarDate } from '@content-planner/model';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { CalendarEntry } from '../logs/types.js';
import { type DetailsSide, detailsSide } from '../entries/details-side.js';

/** The calendar's open popover: an entry's details, or a day's list. */
export type CalendarFloat = { type: 'details'; entry: CalendarEntry } | { type: 'day'; date: CalendarDate };

interface FloatState {
  float: CalendarFloat | null;
  /** The open popover, or the last one while it fades out. */
  shown: CalendarFloat | null;
  anchorRef: RefObject<HTMLElement | null>;
  /** The side of the anchor on which the popover opened. It depends on the available space. */
  side: DetailsSide;
  /**
   * The distance from the top of the day to the anchor's lower edge, in px. The day's list is offset by this distance
   * so that it covers the day.
   */
  dayHeight: number;
  open: (float: CalendarFloat, anchor?: HTMLElement) => void;
  close: () => void;
  /** Closes a popover that is not displayed yet, without a fade-out. */
  cancel: () => void;
}

/**
 * Manages the calendar's only popover and its anchor. If an entry is deleted, its details close. If the entry changes,
 * the details display the new values.
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
