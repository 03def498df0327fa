import { PlannerError } from '@content-planner/sdk';
import { useMessages, useProblemText } from '@content-planner/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import { appMessages } from './app-messages.js';
import { fieldTexts } from './field-texts.js';
import { noteUnsavedInput } from './unsaved-input.js';
import { type Report, useReport } from './use-report.js';

interface Shown<Subject> {
  open: boolean;
  /**
   * The subject of the dialog, such as the item to edit; null for a new item. The subject doesn't change while the
   * dialog fades out.
   */
  subject: Subject | null;
  /** Whether the dialog's mutation is in progress. */
  busy: boolean;
}

/** The state of a dialog, from when it opens until its mutation succeeds. */
export interface DialogState<Subject> extends Shown<Subject> {
  /** The messages of the last error since the dialog opened, keyed by field name. Each error creates a new object. */
  fieldErrors: Record<string, string>;
  /** The message of the last error if the dialog displays it. Null if there is no error or only a toast shows it. */
  problem: string | null;
  show: (subject: Subject | null) => void;
  close: () => void;
  onOpenChange: (change: { open: boolean }) => void;
  /**
   * Works like the function that {@link useReport} returns, but also marks the dialog as busy until the mutation
   * finishes, and closes it on success.
   */
  submit: Report;
}

/** Returns the state of a dialog, with functions that open, close and submit it. */
export function useDialog<Subject = never>(): DialogState<Subject> {
  const [shown, setShown] = useState<Shown<Subject> & { error: PlannerError | null }>({
    open: false,
    subject: null,
    busy: false,
    error: null,
  });
  const report = useReport();
  const problemText = useProblemText();
  const { inputKept } = useMessages(appMessages);
  const change = useCallback((part: Partial<typeof shown>) => setShown((last) => ({ ...last, ...part })), []);
  const show = useCallback(
    (subject: Subject | null) => change({ open: true, subject, error: null }),
    [change],
  );
  const onOpenChange = useCallback(({ open }: { open: boolean }) => change({ open }), [change]);
  const close = useCallback(() => change({ open: false }), [change]);
  const submit: Report = async (mutation, ...outcome) => {
    change({ busy: true });
    const after = await mutation.then(
      () => ({ open: false }),
      (reason: unknown) => ({ error: reason instanceof PlannerError ? reason : null }),
    );
    change({ busy: false, ...after });
    return report(mutation, ...outcome);
  };
  const { error, ...state } = shown;
  const fieldErrors = useMemo(() => fieldTexts(error, problemText), [error, problemText]);
  const problem = error?.type === 'network' ? inputKept : null;
  return { ...state, fieldErrors, problem, show, close, onOpenChange, submit };
}

/** Returns the props that all confirmation dialogs share. */
export const questionProps = ({
  open,
  onOpenChange,
  busy,
}: Pick<DialogState<never>, 'open' | 'onOpenChange' | 'busy'>) => ({ open, onOpenChange, busy });

/** Returns the props that all form dialogs share, except the props for their fields. */
export const formProps = ({
  problem,
  ...question
}: Pick<DialogState<never>, 'open' | 'onOpenChange' | 'busy' | 'problem'>) => ({
  ...questionProps(question),
  problem,
  onDirtyChange: noteUnsavedInput,
});
