import { createContext, type ReactNode } from 'react';

/** The parts of an application in which shortcuts work, in the order in which the sheet lists them. */
export const SHORTCUT_GROUPS = ['everywhere', 'calendar', 'entry'] as const;

/** Where a shortcut works. The sheet lists shortcuts by group. */
export type ShortcutGroup = (typeof SHORTCUT_GROUPS)[number];

/**
 * A command that the user can run. The command palette lists commands that have `run`, and the shortcut sheet lists
 * commands that have `keys`.
 */
export interface Command {
  /** Identifies the command among the recent commands, even if its label changes. Defaults to `label`. */
  id?: string;
  /**
   * A key as in `KeyboardEvent.key`, such as 'F' or '/', or a combination such as 'Ctrl+Z'. On Macs, Ctrl is displayed
   * as ⌘. If there are several keys, each of them runs the command, but the command palette does not list the command.
   */
  keys?: string | readonly string[];
  /** Whether the sheet displays only the first and the last of the keys, such as '1 to 9'. @default false */
  isRange?: boolean;
  group: ShortcutGroup;
  /** What the command does, such as 'Open the filters'. */
  label: string;
  /** A 16 px icon for the command palette. */
  icon?: ReactNode;
  /** Additional search terms for the command palette, such as 'dark' for the theme. */
  keywords?: readonly string[];
  /**
   * Called when the user presses a single key outside fields, menus and dialogs, or runs the command from the command
   * palette, which passes an empty `key`. Omit `run` for keys that a component handles itself: the sheet then lists the
   * keys, but nothing else happens.
   */
  run?: (pressed: { key: string }) => void;
}

/** A command with a keyboard shortcut. */
export interface Shortcut extends Command {
  keys: string | readonly string[];
}

/** The commands of all mounted components. */
export interface ShortcutRegistry {
  /** Adds the commands of a component. Returns a function that removes them. */
  register: (current: () => readonly Command[]) => () => void;
  /** Calls a function when components add or remove commands. Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
  /** Returns the commands of all mounted components. */
  commands: () => readonly Command[];
  openSheet: () => void;
  /** Whether single-key shortcuts are on. */
  singleKeys: boolean;
}

/** The registry of the nearest `ShortcutProvider`, or null. */
export const ShortcutContext = createContext<ShortcutRegistry | null>(null);

/** Returns the id of a command. */
export const commandId = ({ id, label }: Pick<Command, 'id' | 'label'>): string => id ?? label;

/** Returns the keys of a command as a list. */
export const keysOf = ({ keys = [] }: Pick<Command, 'keys'>): readonly string[] =>
  typeof keys === 'string' ? [keys] : keys;

/** Returns whether a command has a keyboard shortcut. */
export const isShortcut = (command: Command): command is Shortcut => command.keys !== undefined;

/** Returns whether a command runs when the user presses a single key. */
export const hasSingleKey = (command: Command): boolean =>
  command.run !== undefined && keysOf(command).every((key) => key === '+' || !key.includes('+'));
