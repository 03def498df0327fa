import { type FocusEvent, useRef, useState } from 'react';

/** Whether a dialog asks before it throws away what was typed. */
export interface DiscardState {
  asking: boolean;
  /** For what would close the dialog: with unsaved input it is prevented, and the question shows. */
  ask: (event: Event) => void;
  /** Shows the question at once. @returns false where nothing would be lost */
  askNow: () => boolean;
  /** Takes the question back and leads to where one was typing. */
  keep: () => void;
  /** For the element around what is typed in. */
  noteFocus: (event: FocusEvent) => void;
}

/** The state of that question; it is gone when the dialog opens again. */
export function useDiscardQuestion(open: boolean, dirty: boolean): DiscardState {
  const [shown, setShown] = useState({ open, asking: false });
  if (shown.open !== open) setShown({ open, asking: shown.asking && !open });
  // By the time a click outside is told, the focus has gone.
  const typedIn = useRef<Element | null>(null);
  const setAsking = (asking: boolean) => setShown((before) => ({ ...before, asking }));
  const asking = shown.asking && dirty;
  const askNow = () => {
    if (dirty) setAsking(true);
    return dirty;
  };
  return {
    asking,
    ask: (event) => {
      if (askNow()) event.preventDefault();
    },
    askNow,
    keep: () => {
      if (typedIn.current instanceof HTMLElement) typedIn.current.focus();
      setAsking(false);
    },
    noteFocus: ({ target }) => {
      typedIn.current = target;
    },
  };
}
