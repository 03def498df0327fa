import { useState } from 'react';

/**
 * A value that the host keeps, or that is kept here when it does not.
 *
 * @param given The host's value; undefined where it leaves it to the component.
 * @param initial The first value where it is kept here.
 */
export function useControlled<T>(given: T | undefined, initial: T | (() => T)): [T, (next: T) => void] {
  const [own, setOwn] = useState(initial);
  return [given === undefined ? own : given, setOwn];
}

interface ValueProps<T> {
  value: T | undefined;
  defaultValue: T;
  onValueChange: ((change: { value: T }) => void) | undefined;
}

/**
 * The value of a control, kept by the host or by the control, and what changes it.
 *
 * @example const [value, change] = useValue({ value: given, defaultValue, onValueChange });
 */
export function useValue<T>({ value, defaultValue, onValueChange }: ValueProps<T>): [T, (next: T) => void] {
  const [shown, keep] = useControlled(value, defaultValue);
  const change = (next: T) => {
    keep(next);
    onValueChange?.({ value: next });
  };
  return [shown, change];
}
