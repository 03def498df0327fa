import type { CalendarDate } from '@content-planner/model';
import type { ReactNode } from 'react';
import type { ShownDetails, ShownEntry } from '../entries/feature.js';
import type { RecentlyChanged } from '../live/ChangedRules.js';
import type { Brand, CalendarEntry, FieldConfiguration } from '../logs/types.js';
import type { PartialMessages } from '../messages/all-messages.js';
import type { MenuItem } from '../primitives/Menu.js';
import type { EntriesMove } from './move/entry-move.js';

/** What {@link Calendar} and {@link LogTable} have in common. */
export interface HostProps<Entry extends CalendarEntry> {
  /** By default, the brands of the `KitProvider`. */
  brands?: readonly Brand[];
  /**
   * The custom fields: a list has a column for each field of its kind, and in a calendar, users can filter and color
   * entries by them. Pass the same array until its content changes. By default, the fields of the `KitProvider`.
   */
  fieldConfigurations?: readonly FieldConfiguration[];
  /**
   * The entries that other users have just changed, and who changed each entry. The entries are highlighted for two
   * seconds. Pass the result of `useRecentlyChanged` from `@content-planner/sdk`.
   */
  recentlyChanged?: RecentlyChanged;
  /**
   * Called when the user moves entries to other dates with the keyboard or a dialog or, in a calendar, by dragging. Only
   * the dates change. If the function returns a promise, the new dates are displayed until the promise settles, and then
   * those in `entries`. If the promise resolves to false or rejects, the move has failed: display the
   * reason in a toast. If this callback is omitted, entries cannot be moved. See `useCalendarMove` in
   * `@content-planner/sdk`.
   */
  onMove?: (moved: EntriesMove<Entry>) => unknown;
  /** Returns whether the user can move an entry. @default canEdit */
  canMove?: (entry: Entry) => boolean;
  /**
   * Returns additional commands for the menus of an entry in its details and its row, such as 'Duplicate'. The details
   * close before a command runs. Memoize the function, because rows depend on it.
   */
  entryActions?: (shown: { entry: Entry }) => readonly MenuItem[];
  /** Called with an entry when its details open, and with null when they close. A calendar then needs its `details`. */
  onSelectEntry?: (selected: { entry: Entry | null }) => void;
  /**
   * The id of the entry whose details should be open, such as an id from a link. Null closes the details. The details
   * open once the entry is in `entries`. Users can also open and close details, so update this prop in
   * `onSelectEntry`.
   */
  openEntryId?: string | null;
  /** Renders additional content below the title in the details of an entry, such as `EntryEditors`. */
  renderEditors?: (shown: { entry: Entry }) => ReactNode;
  /** Renders additional content after the details of an entry, such as an `EntryHistory`. */
  renderHistory?: (shown: { entry: Entry }) => ReactNode;
  /**
   * Returns what entries display in cells and rows: `({ entry, content }) => <>{content}<Avatar … /></>`. Screen readers
   * hear the entry's usual name. Entries are drawn again if the function changes, so memoize it.
   */
  entryContent?: (shown: ShownEntry<Entry>) => ReactNode;
  /**
   * Returns what an entry's details display below the title: `({ entry, content }) => <>{content}<Budget … /></>`. Leave
   * out or reorder its usual `parts`.
   */
  detailsContent?: (shown: ShownDetails<Entry>) => ReactNode;
  /** Today's date. Set this if you render on the server. By default, the date of the `KitProvider`. */
  today?: CalendarDate;
  /** BCP 47 language tag. By default, the locale of the `KitProvider`. */
  locale?: string;
  /** Texts that replace those of the `KitProvider`. Pass the same object on every render. */
  labels?: PartialMessages;
}
