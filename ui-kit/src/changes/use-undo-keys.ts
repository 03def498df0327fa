import { useEffect } from 'react';
import { useShortcuts } from '../shortcuts/use-shortcuts.js';
import { useUndoTexts } from './use-undo-texts.js';
import { REDO_KEYS, UNDO_KEYS, type UndoHistory, useUndoToasts } from './use-undo-toasts.js';

/**
 * Matches elements in which the keys don't undo changes: text fields, which have their own undo, and forms, whose input
 * would be lost if an undo changed the entry that is being edited.
 */
const OWN_UNDO = [
  'input:not([type=checkbox], [type=radio], [type=button])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role=dialog]:has(form)',
  '[role=alertdialog]',
].join();

/**
 * Undoes the latest change on Ctrl+Z, and redoes it on Ctrl+Shift+Z. On Macs, the keys are Cmd+Z and Cmd+Shift+Z.
 *
 * @example useUndoKeys(useUndoHistory());
 */
export function useUndoKeys(history: UndoHistory): void {
  const { undo, redo } = useUndoToasts(history);
  const text = useUndoTexts();
  useShortcuts([
    { keys: UNDO_KEYS, group: 'everywhere', label: text.undo },
    { keys: REDO_KEYS, group: 'everywhere', label: text.redo },
  ]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
      // Ignore repeated events. Otherwise, holding down the keys would undo all changes.
      if (!isShortcut || event.repeat || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(OWN_UNDO)) return;
      event.preventDefault();
      void (event.shiftKey ? redo() : undo());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}
