import { type RefObject, useContext, useEffect } from 'react';
import { useLatest } from '../../internal/use-latest.js';
import { ShortcutContext } from '../../shortcuts/shortcut-registry.js';
import { SelectionMarks } from './SelectionMarks.js';
import { usePresses } from './use-presses.js';
import { useSelection } from './use-selection.js';

/**
 * Marks the selected entries in a list outside the view, whose entries have `data-cp-entry`. Users can select entries in
 * the same ways as in the view, except by dragging.
 */
export function ListSelection({ listRef }: { listRef: RefObject<HTMLElement | null> }) {
  const { ids, text, toggle } = useSelection();
  const isOn = useContext(ShortcutContext)?.singleKeys ?? true;
  usePresses({ rootRef: listRef, hasSelection: ids.length > 0, onToggle: toggle });
  const latest = useLatest({ isOn, toggle });
  useEffect(() => {
    const list = listRef.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat, target } = event;
      if (key.toLowerCase() !== 'x' || ctrlKey || metaKey || altKey || shiftKey || isComposing || repeat)
        return;
      const chip = target instanceof Element && target.closest<HTMLElement>('[data-cp-entry]');
      const id = chip ? chip.dataset.cpEntry : undefined;
      if (id === undefined || !latest.current.isOn) return;
      event.preventDefault();
      latest.current.toggle(id);
    };
    list?.addEventListener('keydown', onKeyDown);
    return () => list?.removeEventListener('keydown', onKeyDown);
  }, [listRef]);
  return <SelectionMarks rootRef={listRef} ids={ids} description={text.isSelected} />;
}
