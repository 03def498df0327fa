import type { KeyboardEvent } from 'react';
import { useSingleKeys } from '../../shortcuts/use-shortcuts.js';

/** The commands that have shortcuts in an entry's details. The shortcuts of omitted commands do nothing. */
export interface DetailsCommands {
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  /** Opens the details of the previous or the next entry. */
  onStep?: ((direction: -1 | 1) => void) | undefined;
  /** Whether the entries are in a list, so that the Up and Down arrow keys also work. */
  isList?: boolean;
}

/** Elements in which keys have their own meaning. */
const OCCUPIED = 'input, textarea, select, [contenteditable], [role="menu"]';

/**
 * Returns the `onKeyDown` handler for the element that contains an entry's details. E edits the entry, Delete deletes
 * it, and the Left and Right arrow keys open the previous and the next entry. In right-to-left text, the arrow keys are
 * reversed.
 */
export function useDetailsKeys({ onEdit, onDelete, onStep, isList = false }: DetailsCommands) {
  const singleKeys = useSingleKeys();
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    if (event.defaultPrevented || event.repeat || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // In React, events from a menu on top of the details also bubble to this handler, which ignores them.
    if (!currentTarget.contains(target as Node) || (target as Element).closest(OCCUPIED)) return;
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const run = {
      E: singleKeys ? onEdit : undefined,
      DELETE: onDelete,
      ARROWLEFT: onStep && (() => onStep(isRightToLeft ? 1 : -1)),
      ARROWRIGHT: onStep && (() => onStep(isRightToLeft ? -1 : 1)),
      ARROWUP: isList && onStep ? () => onStep(-1) : undefined,
      ARROWDOWN: isList && onStep ? () => onStep(1) : undefined,
    }[key.toUpperCase()];
    if (!run) return;
    event.preventDefault();
    run();
  };
}
