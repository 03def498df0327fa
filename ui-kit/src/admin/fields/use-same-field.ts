import type { Field } from '@content-planner/model';
import { useEffect, useState } from 'react';

const plain = (label: string) => label.trim().toLowerCase();

/** Waits until the user pauses, in milliseconds. */
const DELAY = 300;

/** Returns the field that has the label of a new one, ignoring case and surrounding space. */
export function useSameField(fields: readonly Field[], label: string | null) {
  const typed = plain(label ?? '');
  const field = typed === '' ? undefined : fields.find((one) => plain(one.label) === typed);
  /** The label for which the hint is displayed, and the label for which the user wants a second field. */
  const [displayed, setDisplayed] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const isWanted = field !== undefined && kept !== typed;
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setDisplayed(typed), DELAY);
    return () => clearTimeout(timer);
  }, [isWanted, typed]);
  return {
    /** The field to offer. Null if there is none, or not yet. */
    shown: isWanted && displayed === typed ? field : null,
    /** Displays the field now. Returns false if there is none. */
    show: () => {
      if (isWanted) setDisplayed(typed);
      return isWanted;
    },
    /** Hides the field, because the user wants a second one. */
    keep: () => setKept(typed),
  };
}
