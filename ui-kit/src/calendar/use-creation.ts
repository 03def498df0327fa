import { useCallback, useState } from 'react';
import type { CalendarDate } from '../dates/calendar-date.js';
import type { LogKind } from '../logs/types.js';

type OnCreate = (created: { date: CalendarDate; kind: LogKind }) => void;

/**
 * Creates an entry in two steps: the user picks a day, then the kind.
 *
 * @param onCreate If undefined, entries cannot be added and `ask` is undefined.
 */
export function useCreation(onCreate: OnCreate | undefined) {
  const [asked, setAsked] = useState<{ date: CalendarDate; isAsking: boolean } | null>(null);
  const ask = useCallback(({ date }: { date: CalendarDate }) => setAsked({ date, isAsking: true }), []);
  const close = () => setAsked((current) => current && { ...current, isAsking: false });
  const choose = ({ kind }: { kind: LogKind }) => {
    close();
    if (asked !== null) onCreate?.({ date: asked.date, kind });
  };
  return {
    /** The picked day, which is kept while the dialog fades out. */
    date: asked?.date,
    isAsking: asked?.isAsking === true,
    ask: onCreate && ask,
    close,
    choose,
  };
}
