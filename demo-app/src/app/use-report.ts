import { PlannerError } from '@content-planner/sdk';
import {
  type ProblemText,
  type TextsOf,
  type ToastMessage,
  useMessages,
  useProblemText,
  useToast,
} from '@content-planner/ui-kit';
import { useCallback } from 'react';
import { appMessages } from './app-messages.js';

/**
 * The text of the toast for a failure. A string is the title of the toast. With an object, the title is 'Error', and
 * the description is the server's message, or `orServerMessage` if the server sent no message.
 */
type FailureToast = string | { orServerMessage: string };

/**
 * The toast for a failure, or a function that returns it. Null shows no toast, because the dialog displays the error.
 */
type Failure = FailureToast | ((error: PlannerError) => FailureToast | null);

/** What to do if another user has already deleted the item. */
interface Gone {
  /** Refetches the lists that still display the item. */
  refresh: () => void;
  /** The description of the toast, if `failure` is a title. */
  description?: string;
}

/**
 * The toast to show on success, or a function that creates it from the mutation's result. If null, no toast is shown.
 */
type Success<Result> = string | ToastMessage | null | ((result: Result) => ToastMessage | null);

/** Waits for a mutation, shows a toast with the outcome, and resolves to whether the mutation succeeded. */
export type Report = <Result>(
  mutation: Promise<Result>,
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
  error: PlannerError,
  gone: Gone | undefined,
  text: TextsOf<typeof appMessages>,
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
 * Returns a function that waits for a mutation and shows a toast with the outcome. Its arguments are the mutation's
 * promise, the toast for success, the toast for a failure, and what to do if another user has deleted the item. The
 * function resolves to whether the mutation succeeded.
 *
 * @example
 * const report = useReport();
 * await report(deleteBrand(id), text.deleted, text.deleteFailed);
 */
export function useReport(): Report {
  const toast = useToast();
  const text = useMessages(appMessages);
  const problemText = useProblemText();
  return useCallback<Report>(
    async (mutation, success, failure, gone) => {
      try {
        const result = await mutation;
        const message = successToast(success, result);
        if (message) toast(message);
        return true;
      } catch (error) {
        if (!(error instanceof PlannerError)) throw error;
        const failed = typeof failure === 'function' ? failure(error) : failure;
        // SessionWatch shows the toast for an ended session.
        if (failed !== null && !error.isSessionEnded)
          toast(failureToast(failed, error, gone, text, problemText));
        if (error.type === 'notFound') gone?.refresh();
        return false;
      }
    },
    [toast, text, problemText],
  );
}
