import { styled } from 'styled-components';
import { SelectionMarks } from './SelectionMarks.js';
import { useBand } from './use-band.js';
import { usePresses } from './use-presses.js';
import type { Selection } from './use-selection.js';

const BandBox = styled.div`
  position: fixed;
  z-index: var(--cp-z-float);
  border: 1px solid var(--cp-text-primary);
  border-radius: 2px;
  background: color-mix(in oklab, var(--cp-text-primary) 8%, transparent);
  pointer-events: none;
`;

/** Marks the selected entries of a calendar, and lets users select entries with the mouse and with taps. */
export function PointerSelection({ host: { rootRef }, ids, entries, text, select, toggle }: Selection) {
  const withBand = (touched: readonly string[]) => [...new Set([...ids, ...touched])];
  const drawn = useBand(rootRef, {
    canSelect: (id) => entries.some((entry) => entry.id === id),
    onSelect: (touched) => {
      if (touched.length > 0) select(withBand(touched));
    },
  });
  usePresses({ rootRef, hasSelection: ids.length > 0, onToggle: toggle });
  const touched = drawn?.ids;
  return (
    <>
      <SelectionMarks
        rootRef={rootRef}
        ids={touched ? withBand(touched) : ids}
        description={text.isSelected}
      />
      {drawn && <BandBox style={drawn.band} />}
    </>
  );
}
