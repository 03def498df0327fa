import { SquareCheck, SquareX } from 'lucide-react';
import type { FeaturePart } from '../../entries/feature.js';
import { ListSelection } from './ListSelection.js';
import { SelectDay } from './SelectDay.js';
import { SelectionLayer } from './SelectionLayer.js';
import { selectedState } from './selected-state.js';
import { selectionMessages } from './selection-messages.js';

/** The parts of `selecting` that load on demand. */
export const selectingPart = {
  actions: ({ id }, { host, text: translate }) => {
    // In lists, entries have checkboxes.
    if (host.days() === null) return [];
    const text = translate(selectionMessages);
    const ids = host.read(selectedState);
    const isSelected = ids.includes(id);
    const Icon = isSelected ? SquareX : SquareCheck;
    return [
      {
        id: 'select',
        label: isSelected ? text.deselect : text.select,
        icon: <Icon size={16} strokeWidth={1.75} />,
        run: () => host.select(isSelected ? ids.filter((other) => other !== id) : [...ids, id]),
      },
    ];
  },
  dayTools: (date) => <SelectDay date={date} />,
  listTools: (listRef) => <ListSelection listRef={listRef} />,
  layer: <SelectionLayer />,
} satisfies FeaturePart;
