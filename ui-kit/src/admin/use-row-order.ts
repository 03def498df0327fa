import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useBeforePaint } from '../internal/use-before-paint.js';
import { useMessages } from '../kit/use-messages.js';
import { rowOrderMessages } from './row-order-messages.js';

interface RowOrderOptions {
  /** The ids of the rows, in order. */
  ids: readonly string[];
  nameOf: (id: string) => string;
  /** Saves an order. Returns whether that succeeded; if not, the rows go back. */
  onOrder: (change: { ids: string[] }) => Promise<boolean> | undefined;
}

/** What a row needs to be moved. */
export interface RowOrder {
  /** The ids in the displayed order. */
  ids: readonly string[];
  /** The row that the arrow keys move. */
  lifted: string | null;
  /** The announcement for screen readers. */
  status: string;
  move: (from: number, to: number) => void;
  /** Props of the button that lifts a row. */
  gripProps: (id: string) => {
    'aria-pressed': boolean;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * Lets users move rows with the mouse, with a menu and with keys: Space lifts a row, the arrow keys move it, Space or
 * Enter drops it, and Escape puts it back. The new order is displayed before it is saved.
 */
export function useRowOrder({ ids: given, nameOf, onOrder }: RowOrderOptions): RowOrder {
  const text = useMessages(rowOrderMessages);
  const [changed, setChanged] = useState<{ given: string; ids: readonly string[] } | null>(null);
  const [lifted, setLifted] = useState<{ id: string; before: readonly string[] } | null>(null);
  const [status, setStatus] = useState<{ in: (texts: typeof text) => string } | null>(null);
  const movedGrip = useRef<HTMLElement | null>(null);
  useBeforePaint(() => {
    movedGrip.current?.focus();
    movedGrip.current = null;
  });
  const key = given.join();
  // An undo brings back the order that the change began with, so the change must not be displayed again.
  if (changed !== null && changed.given !== key) setChanged(null);
  const ids = changed?.given === key ? changed.ids : given;
  const display = (next: readonly string[]) => setChanged({ given: key, ids: next });
  const total = ids.length;
  const moved = (from: number, to: number) => {
    const id = ids[from];
    return id === undefined || to < 0 || to >= total || from === to
      ? null
      : ids.toSpliced(from, 1).toSpliced(to, 0, id);
  };
  const save = async (next: readonly string[]) => {
    display(next);
    if ((await onOrder({ ids: [...next] })) === false) setChanged(null);
  };
  const drop = () => {
    if (lifted === null) return;
    const place = ids.indexOf(lifted.id) + 1;
    setStatus({ in: ({ dropped }) => dropped({ place, total }) });
    setLifted(null);
    if (ids.join() !== lifted.before.join()) void save(ids);
  };
  const putBack = (grip: HTMLElement) => {
    if (lifted === null) return;
    const name = nameOf(lifted.id);
    setStatus({ in: (texts) => texts.putBack({ name }) });
    movedGrip.current = grip;
    display(lifted.before);
    setLifted(null);
  };
  const step = (id: string, by: number, grip: HTMLElement) => {
    const from = ids.indexOf(id);
    const next = moved(from, from + by);
    if (next === null) return;
    movedGrip.current = grip;
    setStatus({ in: (texts) => texts.moved({ place: from + by + 1, total }) });
    display(next);
  };
  return {
    ids,
    lifted: lifted?.id ?? null,
    status: status?.in(text) ?? '',
    move: (from, to) => {
      const next = moved(from, to);
      if (next === null) return;
      setStatus({ in: ({ dropped }) => dropped({ place: to + 1, total }) });
      void save(next);
    },
    gripProps: (id) => ({
      'aria-pressed': lifted?.id === id,
      onKeyDown: (event) => {
        const isLifted = lifted?.id === id;
        const grip = event.currentTarget;
        const actions: Record<string, (() => void) | false> = {
          ' ': isLifted
            ? drop
            : () => {
                const name = nameOf(id);
                setLifted({ id, before: ids });
                setStatus({ in: (texts) => texts.lifted({ name, place: ids.indexOf(id) + 1, total }) });
              },
          Enter: isLifted && drop,
          Escape: isLifted && (() => putBack(grip)),
          ArrowUp: isLifted && (() => step(id, -1, grip)),
          ArrowDown: isLifted && (() => step(id, 1, grip)),
        };
        const action = actions[event.key];
        if (!action) return;
        event.preventDefault();
        event.stopPropagation();
        action();
      },
      onBlur: ({ currentTarget }) => {
        // Browsers blur an element that moves in the document. It gets the focus back.
        if (movedGrip.current === null) putBack(currentTarget);
      },
    }),
  };
}
