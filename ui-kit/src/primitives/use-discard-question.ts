import { type FocusEvent, useRef, useState } from 'react';

/** The state of a dialog's question before it discards unsaved input. */
export interface DiscardState {
  asking: boolean;
  /** Handles an event that would close the dialog. If there is unsaved input, prevents it and displays the question. */
  ask: (event: Event) => void;
  /** Displays the question. @returns false if no input would be lost. */
  askNow: () => boolean;
  /** Hides the question and returns the focus to the field. */
  keep: () => void;
  /** The `onFocus` handler for the element around the fields. */
  noteFocus: (event: FocusEvent) => void;
}

/** Returns the state of the question, which is reset when the dialog opens again. */
export function useDiscardQuestion(open: boolean, dirty: boolean): DiscardState {
  const [shown, setShown] = useState({ open, asking: false });
  if (shown.open !== open) setShown({ open, asking: shown.asking && !open });
  // When a click outside is reported, the focus has already moved.
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
