import type { MenuItem } from '../primitives/Menu.js';
import type { EntryAction } from './feature.js';

/** Returns an application's menu item as an action. */
export const menuAction = ({ onSelect, ...item }: MenuItem): EntryAction => ({ ...item, run: onSelect });
