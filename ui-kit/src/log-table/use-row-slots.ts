import { useRef } from 'react';

/**
 * Maps the ids of the rendered rows to React keys. A row keeps its key while it is rendered. If the list scrolls so far
 * that no row remains rendered, the new rows reuse the old keys, and thus the elements, because updating elements is
 * cheaper than creating them. A focused element must not become a different row, so keys are not reused while a row has
 * focus.
 *
 * @param ids The ids of the rendered rows, in order.
 */
export function useRowSlots(ids: readonly string[], hasFocus: boolean): ReadonlyMap<string, number> {
  const last = useRef<{ slots: ReadonlyMap<string, number>; next: number }>({ slots: new Map(), next: 0 });
  const { slots } = last.current;
  let { next } = last.current;
  const free = hasFocus || ids.some((id) => slots.has(id)) ? [] : [...slots.values()];
  const current = new Map(ids.map((id, place) => [id, slots.get(id) ?? free[place] ?? next++]));
  last.current = { slots: current, next };
  return current;
}
