import { useCallback } from 'react';
import { useMessages } from '../kit/use-messages.js';
import { useProblemText } from '../kit/use-problem-text.js';
import type { TextsOf } from '../messages/define-messages.js';
import type { ProblemText } from '../messages/problem.js';
import { type ToastMessage, useToast } from '../primitives/Toast.js';
import { type ChangeError, changeErrorOf } from './change-error.js';
import { reportMessages } from './report-messages.js';

/**
 * The text of the toast for a failure. A string is the title of the toast. With an object, the title is 'Error', and
 * the description is the server's message, or `orServerMessage` if the server sent no message.
 */
type FailureToast = string | { orServerMessage: string };

/**
 * The toast for a failure, or a function that returns it. Null shows no toast, because the dialog displays the error.
 */
type Failure = FailureToast | ((error: ChangeError) => FailureToast | null);

/** What to do if another user has already deleted the item. */
interface Gone {
  /** Refetches the lists that still display the item. */
  refresh: () => void;
  /** The description of the toast, if `failure` is a title. */
  description?: string;
}

/**
 * The toast to show on success, or a function that creates it from the change's result. If null, no toast is shown.
 */
type Success<Result> = string | ToastMessage | null | ((result: Result) => ToastMessage | null);

/** Waits for a change, shows a toast with the outcome, and resolves to whether the change succeeded. */
export type Report = <Result>(
  change: Promise<Result>,
  success: Success<Result>,
  failure: Failure,
  gone?: Gone,
) => Promise<boolean>;

function successToast<Result>(success: Success<Result>, result: Result): ToastMessage | null {
  if (typeof success === 'function') return success(result);
  return typeof success === 'string' ? { title: success } : success;
}

function failureToast(
  failure: FailureToast,
  error: ChangeError,
  gone: Gone | undefined,
  text: TextsOf<typeof reportMessages>,
  problemText: ProblemText,
): ToastMessage {
  if (typeof failure === 'string') {
    const isExplained = error.type === 'conflict' || error.code === 'queryInvalid';
    const description = isExplained ? problemText(error) : error.type === 'notFound' && gone?.description;
    return { title: failure, tone: 'destructive', ...(description && { description }) };
  }
  const reason = error.type !== 'network' && problemText(error);
  return { title: text.error, description: reason || failure.orServerMessage, tone: 'destructive' };
}

/**
 * Returns a function that waits for a change and shows a toast with the outcome. Its arguments are the change's
 * promise, the toast for success, the toast for a failure, and what to do if another user has deleted the item. The
 * function resolves to whether the change succeeded.
 *
 * @example
 * const report = useReport();
 * await report(save(), 'Brand saved', 'The brand could not be saved');
 */
export function useReport(): Report {
  const toast = useToast();
  const text = useMessages(reportMessages);
  const problemText = useProblemText();
  return useCallback<Report>(
    async (change, success, failure, gone) => {
      try {
        const message = successToast(success, await change);
        if (message) toast(message);
        return true;
      } catch (reason) {
        const error = changeErrorOf(reason);
        const failed = typeof failure === 'function' ? failure(error) : failure;
        if (failed !== null && !error.isSessionEnded)
          toast(failureToast(failed, error, gone, text, problemText));
        if (error.type === 'notFound') gone?.refresh();
        return false;
      }
    },
    [toast, text, problemText],
  );
}
