import { type RefObject, useContext, useEffect, useRef } from 'react';
import { useMessages } from '../../kit/use-messages.js';
import type { CalendarEntry } from '../../logs/types.js';
import { Button } from '../../primitives/Button.js';
import { ShortcutContext } from '../../shortcuts/shortcut-registry.js';
import { SelectionMarks } from './SelectionMarks.js';
import { selectionMessages } from './selection-messages.js';
import { toggleSelection } from './toggle-selection.js';
import { usePresses } from './use-presses.js';

/** The input that `ListSelection` and `SelectAll` share. Both are part of the list of a day's entries. */
interface ListSelectionInput {
  /** The ids of the selected entries. */
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
  entries: readonly CalendarEntry[];
  announce: (text: string) => void;
}

/** Props of ListSelection. */
interface ListSelectionProps extends ListSelectionInput {
  /** The element that contains the list. Its entries have `data-cp-entry`. */
  listRef: RefObject<HTMLElement | null>;
}

/**
 * Marks the selected entries in a list outside the view. Users can select entries in the same ways as in the view,
 * except by dragging.
 */
export function ListSelection({ listRef, ...input }: ListSelectionProps) {
  const { ids } = input;
  const isOn = useContext(ShortcutContext)?.singleKeys ?? true;
  const text = useMessages(selectionMessages);
  const toggle = (id: string) => toggleSelection(id, { ...input, text });
  usePresses({ rootRef: listRef, hasSelection: ids.length > 0, onToggle: toggle });
  const latest = useRef({ isOn, toggle });
  useEffect(() => {
    latest.current = { isOn, toggle };
  });
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

/** The button that selects or deselects all entries in a list. */
export function SelectAll({ ids, onChange, entries, announce }: ListSelectionInput) {
  const text = useMessages(selectionMessages);
  const ofList = entries.map(({ id }) => id);
  const others = ids.filter((id) => !ofList.includes(id));
  const isAll = others.length + ofList.length === ids.length;
  if (ofList.length === 0) return null;
  return (
    <Button
      variant="ghost"
      onClick={() => {
        // Announce nothing here, because the selection bar announces the number of selected entries.
        announce('');
        onChange(isAll ? others : [...others, ...ofList]);
      }}
    >
      {isAll ? text.deselectAll : text.selectAll}
    </Button>
  );
}
