import type { CalendarEntry } from '../logs/types.js';
import type { MenuItem } from '../primitives/Menu.js';
import type { EntryAction, EntryFeature } from './feature.js';

/** Returns an application's menu item as an action. */
export const menuAction = ({ onSelect, ...item }: MenuItem): EntryAction => ({ ...item, run: onSelect });

/** Returns a feature with an application's menu items. */
export const menuItems = <Entry extends CalendarEntry>(
  itemsOf: (shown: { entry: Entry }) => readonly MenuItem[],
): EntryFeature<Entry> => ({
  name: 'entryActions',
  actions: (entry) => itemsOf({ entry }).map(menuAction),
});
