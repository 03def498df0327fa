import { useMemo, useState } from 'react';
import { useOnDemand } from '../../internal/use-on-demand.js';
import type { CalendarEntry } from '../../logs/types.js';
import { type MoveState, NO_OVERLAY, withOverlay } from './move-overlay.js';
import { movePart } from './move-part.js';

/**
 * Returns the entries as the calendar displays them during a move. Also returns the code that moves entries, once that
 * code has loaded.
 *
 * @param isOn Whether the application accepts moves.
 */
export function useMoves(given: readonly CalendarEntry[], isOn: boolean) {
  const { value: Part } = useOnDemand(movePart, isOn);
  const [overlay, setOverlay] = useState(NO_OVERLAY);
  const [announcement, announce] = useState('');
  const [asked, ask] = useState<CalendarEntry | null>(null);
  const entries = useMemo(() => withOverlay(given, overlay), [given, overlay]);
  const partProps: MoveState = { given, overlay, setOverlay, announce, asked, ask };
  return {
    entries,
    Part: isOn ? Part : null,
    announcement,
    announce,
    ask,
    partProps,
  };
}
