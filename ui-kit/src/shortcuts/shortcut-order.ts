import { PALETTE_KEYS, SIDEBAR_KEYS } from './shortcut-keys.js';
import { keysOf, SHORTCUT_GROUPS, type Shortcut, type ShortcutGroup } from './shortcut-registry.js';

/**
 * The first key of each built-in shortcut, in the order in which the sheet lists the shortcuts. Application shortcuts
 * come last.
 */
const ORDER: Readonly<Record<ShortcutGroup, readonly string[]>> = {
  everywhere: ['?', PALETTE_KEYS, SIDEBAR_KEYS, 'Ctrl+Z', 'Ctrl+Shift+Z', '/'],
  calendar: [
    'V',
    '1',
    'F',
    '/',
    'ArrowLeft',
    'ArrowUp',
    'Home',
    'PageUp',
    'Enter',
    'N',
    'T',
    'Shift+ArrowLeft',
    'Ctrl+A',
    'Escape',
  ],
  entry: ['E', 'Delete', 'ArrowLeft', 'ArrowUp', 'X', 'M'],
};

/** Returns the position of a shortcut in its group. */
const placeOf = (shortcut: Shortcut): number => {
  const place = ORDER[shortcut.group].indexOf(keysOf(shortcut)[0] ?? '');
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
};

/** Groups shortcuts, and sorts each group. The registration order varies, because code loads on demand. */
export const shortcutsByGroup = (
  shortcuts: readonly Shortcut[],
): { group: ShortcutGroup; members: readonly Shortcut[] }[] =>
  SHORTCUT_GROUPS.map((group) => ({
    group,
    members: shortcuts
      .filter((shortcut) => shortcut.group === group)
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  })).filter(({ members }) => members.length > 0);
