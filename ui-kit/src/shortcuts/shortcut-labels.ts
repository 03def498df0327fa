import { type DialogLabels, dialogLabels } from '../primitives/dialog-labels.js';
import type { ShortcutGroup } from './shortcut-registry.js';

/** Labels for ShortcutSheet and ShortcutProvider. */
export interface ShortcutSheetLabels extends Pick<DialogLabels, 'close'> {
  title: string;
  groups: Record<ShortcutGroup, string>;
  /** The text on a key, such as 'Page Up' for 'PageUp'. */
  keyName: (key: { key: string }) => string;
  /** The word between the first and the last key in a range. */
  to: string;
  singleKeys: string;
  singleKeysHint: string;
}

const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
};

/** The default {@link ShortcutSheetLabels}. */
export const shortcutSheetLabels: ShortcutSheetLabels = {
  close: dialogLabels.close,
  title: 'Keyboard shortcuts',
  groups: { everywhere: 'Everywhere', calendar: 'Calendar', entry: 'On an entry' },
  keyName: ({ key }) => KEY_NAMES[key] ?? key,
  to: 'to',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Other shortcuts always work.',
};
