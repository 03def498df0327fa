import { SquareCheck, SquareX } from 'lucide-react';
import type { FeaturePart } from '../../entries/feature.js';
import { SelectDay } from './SelectDay.js';
import { SelectInList } from './SelectInList.js';
import { SelectionLayer } from './SelectionLayer.js';
import { selectedState, selectIn } from './selected-state.js';
import type { SelectingOptions } from './selecting.js';
import { selectionMessages } from './selection-messages.js';

/** The parts of `selecting` that load on demand. */
export const selectingPart = (options: SelectingOptions): FeaturePart => ({
  actions: ({ id }, { host, text: translate }) => {
    const text = translate(selectionMessages);
    const ids = host.read(selectedState);
    const isSelected = ids.includes(id);
    const Icon = isSelected ? SquareX : SquareCheck;
    return [
      {
        id: 'select',
        label: isSelected ? text.deselect : text.select,
        icon: <Icon size={16} strokeWidth={1.75} />,
        run: () => selectIn(host, options, isSelected ? ids.filter((other) => other !== id) : [...ids, id]),
      },
    ];
  },
  dayTools: (date) => <SelectDay {...options} date={date} />,
  listTools: (listRef) => <SelectInList {...options} listRef={listRef} />,
  layer: <SelectionLayer {...options} />,
});
