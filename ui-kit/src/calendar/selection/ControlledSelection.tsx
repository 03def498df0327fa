import { type ReactNode, useLayoutEffect } from 'react';
import { useEntryHost } from '../../entries/use-entry-host.js';
import { selectedState } from './selected-state.js';

interface ControlledSelectionProps {
  /** The application's selection, if it controls the selection. */
  ids: readonly string[] | undefined;
  children?: ReactNode;
}

/** Keeps the host's selection equal to the application's. */
export function ControlledSelection({ ids, children }: ControlledSelectionProps) {
  const { write } = useEntryHost();
  useLayoutEffect(() => {
    if (ids) write(selectedState, ids);
  }, [write, ids]);
  return children;
}
