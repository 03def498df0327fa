import { type ReactNode, useEffect, useRef } from 'react';
import type { OnDemand } from '../internal/on-demand.js';
import { useOnDemand } from '../internal/use-on-demand.js';
import { whenIdle } from '../internal/when-idle.js';
import { useMessages } from '../kit/use-messages.js';
import { errorStateMessages } from '../primitives/error-state-messages.js';
import { useToast } from '../primitives/Toast.js';
import { HeldKeys } from './HeldKeys.js';

interface LateDialogProps<Part> {
  part: OnDemand<Part>;
  /** Whether the dialog is open. */
  open: boolean;
  /** Called if the user presses Escape before the dialog has opened, or if its code can't be loaded. */
  onCancel: () => void;
  children: (part: Part) => ReactNode;
}

/** A dialog of a feature. Its code loads when the browser is idle, or when it opens. */
export function LateDialog<Part>({ part, open, onCancel, children }: LateDialogProps<Part>) {
  const { value } = useOnDemand(part, open);
  const toast = useToast();
  const { noResponse } = useMessages(errorStateMessages);
  const fail = useRef(onCancel);
  useEffect(() => {
    fail.current = () => {
      toast({ title: noResponse, tone: 'destructive' });
      onCancel();
    };
  });
  useEffect(() => whenIdle(part.load), [part]);
  useEffect(() => {
    if (open) void part.load().then(() => part.get().failed && fail.current());
  }, [open, part]);
  return value ? children(value) : open && <HeldKeys onCancel={onCancel} />;
}
