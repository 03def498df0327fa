/** A key of a shortcut. */
interface Key {
  /** 'Ctrl', 'Shift', 'Alt' or 'Z'; on Macs 'Cmd' and 'Option'. */
  name: string;
  /** The text on the key: 'Ctrl', or '⌘' on Macs. */
  sign: string;
}

const MAC: Record<string, Key> = {
  Ctrl: { name: 'Cmd', sign: '⌘' },
  Alt: { name: 'Option', sign: '⌥' },
  Shift: { name: 'Shift', sign: '⇧' },
};

const SPOKEN: Record<string, string> = { Ctrl: 'Control', Cmd: 'Command' };
const ARIA: Record<string, string> = { Ctrl: 'Control', Cmd: 'Meta', Option: 'Alt' };

const isMac = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * Returns the keys of a shortcut. On Macs, Ctrl becomes ⌘.
 *
 * @example shortcutKeys('Ctrl+Z') // [{ name: 'Ctrl', sign: 'Ctrl' }, { name: 'Z', sign: 'Z' }]
 */
export function shortcutKeys(shortcut: string | undefined, mac = isMac()): Key[] {
  if (!shortcut) return [];
  return shortcut.split('+').map((name) => (mac && MAC[name]) || { name, sign: name });
}

/** Returns the spoken names of keys: 'Control Z'. */
export const spokenKeys = (names: readonly string[]): string =>
  names.map((name) => SPOKEN[name] ?? name).join(' ');

/** Returns the value of `aria-keyshortcuts`: 'Control+Z'. */
export const ariaShortcut = (keys: readonly Key[]): string | undefined =>
  keys.map(({ name }) => ARIA[name] ?? name).join('+') || undefined;
