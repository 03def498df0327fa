import { useState } from 'react';

/**
 * Returns the controlled value or, if the component is uncontrolled, its own state. Also returns a function that sets
 * the state.
 *
 * @param given The controlled value, or undefined if the component is uncontrolled.
 * @param initial The initial value if the component is uncontrolled.
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
 * Returns the value of a controlled or uncontrolled control, and a function that changes the value.
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
