import { type FocusEvent, useRef, useState } from 'react';

/** The state of the question that a dialog asks before it discards unsaved input. */
export interface DiscardState {
  asking: boolean;
  /**
   * Handles an event that would close the dialog. If there is unsaved input, cancels the event and displays the
   * question.
   */
  ask: (event: Event) => void;
  /** Displays the question if there is unsaved input. @returns Whether there is unsaved input. */
  askNow: () => boolean;
  /** Hides the question and returns focus to the field that had it. */
  keep: () => void;
  /** An `onFocus` handler for the element around the fields. */
  noteFocus: (event: FocusEvent) => void;
}

/** Returns the state of the discard question. The state resets when the dialog opens again. */
export function useDiscardQuestion(open: boolean, dirty: boolean): DiscardState {
  const [shown, setShown] = useState({ open, asking: false });
  if (shown.open !== open) setShown({ open, asking: shown.asking && !open });
  // The last focused field. By the time a click outside is reported, focus has already moved.
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
