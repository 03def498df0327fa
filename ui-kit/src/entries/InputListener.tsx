import { useEffect } from 'react';
import { rememberInput } from './last-input.js';

/** Remembers with what users do something. */
export function InputListener() {
  useEffect(() => {
    const listeners = new AbortController();
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, rememberInput, { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, []);
  return null;
}
