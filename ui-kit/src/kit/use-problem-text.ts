import { useMemo } from 'react';
import { type LoadError, type ProblemText, problemTextIn } from '../messages/problem.js';
import { useTranslate } from './use-messages.js';

/**
 * Returns the function that gives the text of an error in the language of the {@link KitProvider}, from the set `problems`
 * in its `messages`. Errors that it doesn't contain are in English. It is the same function until the language changes.
 *
 * @example
 * const problemText = useProblemText();
 * const { error } = useBrands();
 * const alert = error && <p role="alert">{problemText(error)}</p>;
 */
export function useProblemText(): ProblemText {
  const translate = useTranslate();
  return useMemo(() => problemTextIn(translate), [translate]);
}

/** Returns the sentence that an error displays; null if the component's own message should be displayed. */
export function useReason(error: LoadError | undefined): string | null {
  const problemText = useProblemText();
  if (typeof error === 'object' && error !== null) return problemText(error);
  return typeof error === 'string' && error !== '' ? error : null;
}
