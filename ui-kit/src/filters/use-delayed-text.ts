import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../internal/use-latest.js';

/**
 * How long to wait after the last keystroke before the text is applied, in ms. The pause is so short that users see the
 * result while they type.
 */
const DELAY = 20;

/**
 * Returns the text that the user types, and applies it after a pause. When the field loses focus, the text is applied
 * immediately.
 *
 * @param applied The current filter text, or undefined.
 * @param onChange Called with the text without surrounding spaces, or undefined if it is empty.
 */
export function useDelayedText(applied: string | undefined, onChange: (text: string | undefined) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useLatest({ typed, applied, onChange });
  const apply = () => {
    const { typed: text, applied: last, onChange: change } = latest.current;
    const next = text?.trim() || undefined;
    if (text !== null && next !== last) change(next);
  };
  const applyLatest = useRef(apply);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(applyLatest.current, DELAY);
    return () => clearTimeout(timer);
  }, [typed]);
  // Closing the popover during the pause must not lose the text.
  useEffect(() => () => applyLatest.current(), []);
  return {
    value: typed ?? applied ?? '',
    onChange: (text: string) => setTyped(text),
    onBlur: () => {
      apply();
      // From now on, the field displays the applied text again, because other controls can change that text.
      latest.current = { ...latest.current, typed: null };
      setTyped(null);
    },
  };
}
