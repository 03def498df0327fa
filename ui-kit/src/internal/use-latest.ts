import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref to the value of the latest render, for listeners and effects that must not change with the value. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
