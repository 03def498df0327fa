import { defineMessages } from '../../messages/define-messages.js';

/** Text of the `SelectionBar` of a `LogTable`, in addition to those of `selectionBar`. */
export const bulkBarMessages = defineMessages('bulkBar', {
  /** The accessible name of the button group. */
  name: 'Bulk actions',
  // The text is 'item(s)' even for a single entry.
  selected: ({ count }: { count: number }) => `${count} item(s) selected`,
  edit: 'Bulk Edit',
  delete: 'Bulk Delete',
});
