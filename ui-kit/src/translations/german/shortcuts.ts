import type { Messages } from '../../messages/all-messages.js';

/** The texts on the keys of German keyboards. */
const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Bild auf',
  PageDown: 'Bild ab',
  Home: 'Pos1',
  End: 'Ende',
  Delete: 'Entf',
  Escape: 'Esc',
  Space: 'Leertaste',
  Ctrl: 'Strg',
  Shift: 'Umschalt',
};

export const shortcuts = {
  shortcutSheet: {
    title: 'Tastenkürzel',
    groups: { everywhere: 'Überall', calendar: 'Kalender', entry: 'Auf einem Eintrag' },
    keyName: ({ key }) => KEY_NAMES[key] ?? key,
    to: 'bis',
    singleKeys: 'Kürzel mit einer einzelnen Taste',
    singleKeysHint: 'Andere Kürzel funktionieren immer.',
  },
} satisfies Pick<Messages, 'shortcutSheet'>;
