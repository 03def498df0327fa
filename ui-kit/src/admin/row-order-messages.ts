import { defineMessages } from '../messages/define-messages.js';

export interface Place {
  name: string;
  /** Starts at 1. */
  place: number;
  total: number;
}

/** Text of tables whose rows can be moved. */
export const rowOrderMessages = defineMessages('rowOrder', {
  move: ({ name }: { name: string }) => `Move ${name}`,
  more: ({ name }: { name: string }) => `Actions for ${name}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  /** For screen readers. */
  lifted: ({ name, place, total }: Place) => `Lifted ${name}, ${place} of ${total}.`,
  moved: ({ place, total }: Omit<Place, 'name'>) => `${place} of ${total}.`,
  dropped: ({ place, total }: Omit<Place, 'name'>) => `Dropped, ${place} of ${total}.`,
  putBack: ({ name }: { name: string }) => `${name} is back in its place.`,
});
