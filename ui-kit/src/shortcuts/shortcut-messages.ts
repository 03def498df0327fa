import { defineMessages } from '../messages/define-messages.js';

const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
};

/** Labels for ShortcutSheet and ShortcutProvider. */
export const shortcutSheetMessages = defineMessages('shortcutSheet', {
  title: 'Keyboard shortcuts',
  groups: { everywhere: 'Everywhere', calendar: 'Calendar', entry: 'On an entry' },
  /** The text on a key, such as 'Page Up' for 'PageUp'. */
  keyName: ({ key }: { key: string }) => KEY_NAMES[key] ?? key,
  /** The word between the first and the last key in a range. */
  to: 'to',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Other shortcuts always work.',
});
