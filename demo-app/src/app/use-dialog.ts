import { useCallback, useState } from 'react';

/** The state of a dialog, with its subject. The subject doesn't change while the dialog fades out. */
export interface DialogState<Subject> {
  open: boolean;
  /** The item to edit, or null to create one. */
  subject: Subject | null;
  show: (subject: Subject | null) => void;
  close: () => void;
  /** A handler for the dialog's `onOpenChange`. */
  onOpenChange: (change: { open: boolean }) => void;
}

/** Returns the state of a dialog, with functions to open and close it. */
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
