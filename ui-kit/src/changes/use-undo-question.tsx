import { type RefObject, useCallback, useRef, useState } from 'react';
import { useLatest } from '../internal/use-latest.js';
import { useMessages } from '../kit/use-messages.js';
import { ConfirmDialog } from '../primitives/ConfirmDialog.js';
import { sentenceText } from '../primitives/sentence.js';
import { activityListMessages } from './activity-messages.js';
import { activitySentence } from './sentences.js';
import type { ChangeSet } from './types.js';

/** The maximum number of entries in a change that can be undone without confirmation. */
const ASK_ABOVE = 50;

interface UndoQuestionInput {
  rootRef: RefObject<HTMLElement | null>;
  context: Parameters<typeof activitySentence>[1];
  onUndo: ((undone: { changeSet: ChangeSet }) => void) | undefined;
}

/** Returns a function that undoes a change, after a confirmation if it is large, and the dialog for the confirmation. */
export function useUndoQuestion({ rootRef, context, onUndo }: UndoQuestionInput) {
  const text = useMessages(activityListMessages);
  const [asked, setAsked] = useState<{ set: ChangeSet; open: boolean } | null>(null);
  const askedLabel = asked?.set.action === 'undo' ? text.redo : text.undo;
  const confirmedRow = useRef<HTMLElement | null>(null);
  const undo = useLatest(onUndo);
  const askOrUndo = useCallback((set: ChangeSet) => {
    confirmedRow.current = null;
    if (set.undoableCount > ASK_ABOVE) setAsked({ set, open: true });
    else undo.current?.({ changeSet: set });
  }, []);
  const question = asked && (
    <ConfirmDialog
      open={asked.open}
      onOpenChange={({ open }) => setAsked({ ...asked, open })}
      title={text.confirmTitle({ label: askedLabel, count: asked.set.undoableCount })}
      description={text.confirmText({ sentence: sentenceText(activitySentence(asked.set, context)) })}
      tone="default"
      returnFocusRef={confirmedRow}
      onConfirm={() => {
        // Focus returns to the change's row, because the button disappears once the change is undone.
        const row = `[data-cp-change="${asked.set.id}"] [aria-expanded]`;
        confirmedRow.current = rootRef.current?.querySelector<HTMLElement>(row) ?? null;
        setAsked({ ...asked, open: false });
        onUndo?.({ changeSet: asked.set });
      }}
      confirmLabel={askedLabel}
    />
  );
  return { askOrUndo, question };
}
