import type { User } from '@content-planner/sdk';
import { useCallback, useState } from 'react';
import { useUnsavedInput } from './unsaved-input.js';

/**
 * Returns whether all screens are replaced by the page for setting up two-step verification, and a function that closes
 * that page. If the setup becomes necessary while a form contains unsaved input, the page waits until the input is
 * discarded. The page stays open after the setup while the user saves the recovery codes.
 */
export function useRequiredSetup(viewer: User | null): [isOpen: boolean, close: () => void] {
  const unsaved = useUnsavedInput();
  const [openFor, setOpenFor] = useState<string | null>(null);
  const close = useCallback(() => setOpenFor(null), []);
  const isOpen = viewer !== null && openFor === viewer.id;
  if (viewer?.needsTwoStep && !isOpen && !unsaved) setOpenFor(viewer.id);
  return [isOpen, close];
}
