import { createContext, useContext, useMemo } from 'react';
import { useKinds } from '../kit/use-kinds.js';
import type { KindDescription } from '../logs/kinds/kind.js';
import type { CalendarEntry, LogKind } from '../logs/types.js';

/** The hidden kinds of the entries that a calendar displays, whatever its filter is. */
export const HiddenKinds = createContext<readonly KindDescription[]>([]);

/** Returns the hidden kinds of entries, for {@link HiddenKinds}. */
export function useHiddenKinds(entries: readonly CalendarEntry[]): readonly KindDescription[] {
  const { hidden } = useKinds();
  return useMemo(
    () =>
      hidden.length === 0
        ? hidden
        : hidden.filter(({ kind }) => entries.some((entry) => entry.kind === kind)),
    [hidden, entries],
  );
}

/** A kind that a filter offers. */
interface OfferedKind extends KindDescription {
  /** Whether the filter displays entries of this kind. */
  isShown: boolean;
}

/**
 * Returns the kinds that a filter offers: those that users can choose for new entries, the hidden ones of the displayed
 * entries, and those in the filter.
 *
 * @param shown The kinds that the filter displays. Null if it displays all.
 */
export function useOfferedKinds(shown: readonly LogKind[] | null): readonly OfferedKind[] {
  const { list, of } = useKinds();
  const hidden = useContext(HiddenKinds);
  return [...new Set([...list, ...hidden, ...(shown ?? []).map(of)])].map((kind) => ({
    ...kind,
    isShown: shown?.includes(kind.kind) ?? true,
  }));
}

/** Returns the kinds in a filter after the user has shown or hidden one. Null if the filter then displays all. */
export function withKind(
  offered: readonly OfferedKind[],
  changed: LogKind,
  isShown: boolean,
): readonly LogKind[] | null {
  const shown = offered.filter((one) => (one.kind === changed ? isShown : one.isShown));
  return shown.length === offered.length ? null : shown.map(({ kind }) => kind);
}
