import { useCallback, useState } from 'react';
import type { CalendarDate, LogKind } from '../logs/types.js';

type OnCreate = (created: { date: CalendarDate; kind: LogKind }) => void;

/**
 * A new entry in two steps: a day was picked, then its kind is asked for.
 *
 * @param onCreate Undefined where nobody may add anything: then nothing asks.
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
    /** The day that was picked; kept while the question fades out. */
    date: asked?.date,
    isAsking: asked?.isAsking === true,
    ask: onCreate && ask,
    close,
    choose,
  };
}
