import { createContext } from 'react';

/** The parts of an application in which shortcuts work, in the order of the sheet. */
export const SHORTCUT_GROUPS = ['everywhere', 'calendar', 'entry'] as const;

/** Where a shortcut works. The sheet lists shortcuts by group. */
export type ShortcutGroup = (typeof SHORTCUT_GROUPS)[number];

/** A keyboard shortcut. */
export interface Shortcut {
  /**
   * A key as in `KeyboardEvent.key`, such as 'F' or '/', or a combination such as 'Ctrl+Z'. On Macs, Ctrl is displayed
   * as ⌘. With several keys, each of them works.
   */
  keys: string | readonly string[];
  /** Whether the sheet displays only the first and the last of the keys, as '1 to 9'. @default false */
  isRange?: boolean;
  group: ShortcutGroup;
  /** What the shortcut does, such as 'Open the filters'. */
  label: string;
  /**
   * Called when the user presses a single key, outside of fields, menus and dialogs. Omit it for combinations and for
   * keys that a component handles itself. The sheet only lists them.
   */
  run?: (pressed: { key: string }) => void;
}

/** The shortcuts of all mounted components. */
export interface ShortcutRegistry {
  /** Adds the shortcuts of a component. Returns a function that removes them. */
  register: (current: () => readonly Shortcut[]) => () => void;
  openSheet: () => void;
  /** Whether single keys are on. */
  singleKeys: boolean;
}

/** The registry of the nearest `ShortcutProvider`, or null. */
export const ShortcutContext = createContext<ShortcutRegistry | null>(null);

/** Returns the keys of a shortcut as a list. */
export const keysOf = ({ keys }: Pick<Shortcut, 'keys'>): readonly string[] =>
  typeof keys === 'string' ? [keys] : keys;
