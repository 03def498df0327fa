import { useCallback, useState } from 'react';

/** A dialog about something; it keeps its subject while it fades out. */
export interface DialogState<Subject> {
  open: boolean;
  /** What the dialog is about; null for something new. */
  subject: Subject | null;
  show: (subject: Subject | null) => void;
  close: () => void;
  /** For the dialog's own wish to open or close. */
  onOpenChange: (change: { open: boolean }) => void;
}

/** The state of a dialog, and what opens and closes it. */
export function useDialog<Subject>(): DialogState<Subject> {
  const [state, setState] = useState<{ open: boolean; subject: Subject | null }>({
    open: false,
    subject: null,
  });
  const show = useCallback((subject: Subject | null) => setState({ open: true, subject }), []);
  const onOpenChange = useCallback(
    ({ open }: { open: boolean }) => setState((shown) => ({ ...shown, open })),
    [],
  );
  const close = useCallback(() => onOpenChange({ open: false }), [onOpenChange]);
  return { ...state, show, close, onOpenChange };
}
