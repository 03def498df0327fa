import { useState } from 'react';

/**
 * A value that the host keeps, or that is kept here when it does not.
 *
 * @param given The host's value; undefined where it leaves it to the component.
 * @param initial The first value where it is kept here.
 */
export function useControlled<T>(given: T | undefined, initial: T | (() => T)): [T, (next: T) => void] {
  const [own, setOwn] = useState(initial);
  return [given ?? own, setOwn];
}
