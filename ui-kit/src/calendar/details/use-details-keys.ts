import type { KeyboardEvent } from 'react';
import type { EntryAction } from '../../entries/feature.js';
import { useSingleKeys } from '../../shortcuts/use-shortcuts.js';

/** The commands that have shortcuts in an entry's details. */
export interface DetailsCommands {
  actions: readonly EntryAction[];
  onRun: (action: EntryAction) => void;
  /** Opens the details of the previous or the next entry. */
  onStep?: ((direction: -1 | 1) => void) | undefined;
  /** Whether the entries are in a list, so that the Up and Down arrow keys also work. */
  isList?: boolean;
}

/** Elements in which keys have their own meaning. */
const OCCUPIED = 'input, textarea, select, [contenteditable], [role="menu"]';

/**
 * Returns the `onKeyDown` handler for the element that contains an entry's details. The keys of the actions run them,
 * and the Left and Right arrow keys open the previous and the next entry. In right-to-left text, the arrow keys are
 * reversed.
 */
export function useDetailsKeys({ actions, onRun, onStep, isList = false }: DetailsCommands) {
  const singleKeys = useSingleKeys();
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    if (event.defaultPrevented || event.repeat || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // In React, events from a menu on top of the details also bubble to this handler, which ignores them.
    if (!currentTarget.contains(target as Node) || (target as Element).closest(OCCUPIED)) return;
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    // Users can turn off the keys that are characters.
    const action = actions.find(
      (one) => one.key?.toUpperCase() === key.toUpperCase() && (singleKeys || key.length > 1),
    );
    const step = {
      ArrowLeft: isRightToLeft ? 1 : -1,
      ArrowRight: isRightToLeft ? -1 : 1,
      ArrowUp: isList ? -1 : undefined,
      ArrowDown: isList ? 1 : undefined,
    }[key] as -1 | 1 | undefined;
    const run = action ? () => onRun(action) : step && onStep && (() => onStep(step));
    if (!run) return;
    event.preventDefault();
    run();
  };
}
