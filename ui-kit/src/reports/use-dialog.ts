import { useCallback, useMemo, useState } from 'react';
import { useMessages } from '../kit/use-messages.js';
import { useProblemText } from '../kit/use-problem-text.js';
import type { ChangeError } from './change-error.js';
import { fieldTexts } from './field-texts.js';
import { reportMessages } from './report-messages.js';
import { type Report, useReport } from './use-report.js';

interface Shown<Subject> {
  open: boolean;
  /**
   * The subject of the dialog, such as the item to edit; null for a new item. The subject doesn't change while the
   * dialog fades out.
   */
  subject: Subject | null;
  /** Whether the dialog's change is in progress. */
  busy: boolean;
}

/** The state of a dialog, from when it opens until its change succeeds. */
export interface DialogState<Subject> extends Shown<Subject> {
  /** The messages of the last error since the dialog opened, keyed by field name. Each error creates a new object. */
  fieldErrors: Record<string, string>;
  /** The message of the last error if the dialog displays it. Null if there is no error or only a toast shows it. */
  problem: string | null;
  show: (subject: Subject | null) => void;
  close: () => void;
  onOpenChange: (change: { open: boolean }) => void;
  /**
   * Works like the function that {@link useReport} returns, but also marks the dialog as busy until the change
   * finishes, and closes it on success.
   */
  submit: Report;
}

/**
 * Returns the state of a dialog, with functions that open, close and submit it.
 *
 * @example
 * const { open, subject, busy, problem, onOpenChange, show, submit } = useDialog<{ id: string }>();
 * const save = (name: string) => submit(update({ name }), 'Brand saved', 'The brand could not be saved');
 */
export function useDialog<Subject = never>(): DialogState<Subject> {
  const [shown, setShown] = useState<Shown<Subject> & { error: ChangeError | null }>({
    open: false,
    subject: null,
    busy: false,
    error: null,
  });
  const report = useReport();
  const problemText = useProblemText();
  const { inputKept } = useMessages(reportMessages);
  const change = useCallback((part: Partial<typeof shown>) => setShown((last) => ({ ...last, ...part })), []);
  const show = useCallback(
    (subject: Subject | null) => change({ open: true, subject, error: null }),
    [change],
  );
  const onOpenChange = useCallback(({ open }: { open: boolean }) => change({ open }), [change]);
  const close = useCallback(() => change({ open: false }), [change]);
  const submit: Report = async (changed, success, failure, gone) => {
    change({ busy: true });
    let error: ChangeError | null = null;
    const failed = (reason: ChangeError) => {
      error = reason;
      return typeof failure === 'function' ? failure(reason) : failure;
    };
    const isDone = await report(changed, success, failed, gone);
    change({ busy: false, ...(isDone ? { open: false } : { error }) });
    return isDone;
  };
  const { error, ...state } = shown;
  const fieldErrors = useMemo(() => fieldTexts(error, problemText), [error, problemText]);
  const problem = error?.type === 'network' ? inputKept : null;
  return { ...state, fieldErrors, problem, show, close, onOpenChange, submit };
}
