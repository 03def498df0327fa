/** A key in a keyboard shortcut. */
interface Key {
  /** The name of the key, such as 'Ctrl', 'Shift', 'Alt' or 'Z'. On Macs, it can also be 'Cmd' or 'Option'. */
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

/** Returns the names of keys as they are spoken, such as 'Control Z'. */
export const spokenKeys = (names: readonly string[]): string =>
  names.map((name) => SPOKEN[name] ?? name).join(' ');

/** Returns the value of `aria-keyshortcuts`, such as 'Control+Z'. */
export const ariaShortcut = (keys: readonly Key[]): string | undefined =>
  keys.map(({ name }) => ARIA[name] ?? name).join('+') || undefined;
