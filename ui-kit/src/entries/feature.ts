import type { CalendarDate } from '@content-planner/model';
import type { ReactNode, RefObject } from 'react';
import type { OnDemand } from '../internal/on-demand.js';
import type { CalendarEntry, FieldConfiguration } from '../logs/types.js';
import type { Translate } from '../messages/translate.js';
import type { ButtonPopoverProps } from '../primitives/use-popover-button.js';
import type { Command } from '../shortcuts/shortcut-registry.js';
import type { FeatureState } from './feature-state.js';

/** What is open above the entries: an entry's details, or the list of a day's entries. */
export type Opened<Entry extends CalendarEntry = CalendarEntry> =
  | { type: 'details'; entry: Entry }
  | { type: 'day'; date: CalendarDate };

/** How features turn the pages of a host that displays days. */
export interface HostDays {
  show: (date: CalendarDate) => void;
  /** Displays the previous (-1) or next (1) page. */
  turn: (direction: -1 | 1) => void;
}

/**
 * A component that displays entries and has features. The object stays the same while the component is mounted. Its
 * functions use the latest values, so call them in event handlers and effects, not while rendering.
 */
export interface EntryHost<Entry extends CalendarEntry = CalendarEntry> {
  readonly rootRef: RefObject<HTMLDivElement | null>;
  /** The element next to which a popover or dialog opens. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  read<T>(state: FeatureState<T>): T;
  write<T>(state: FeatureState<T>, next: T | ((before: T) => T)): void;
  /** Returns the displayed entries, with the changes that features make. */
  entries(): readonly Entry[];
  opened(): Opened<Entry> | null;
  open(what: Opened<Entry>, anchor?: HTMLElement): void;
  close(): void;
  /** Reports to features what the user has done, such as 'moved'. */
  acted(name: string, entries: readonly Entry[]): void;
  /** Closes something that is not displayed yet, without a fade-out. */
  cancel(): void;
  /**
   * Closes the details, unless they are beside the entries, and then runs an action.
   *
   * @param anchor The element next to which the action opens something. Defaults to where the details opened.
   */
  run(action: EntryAction, anchor?: HTMLElement | null): void;
  /** Changes the selection. Does nothing if users can't select entries. */
  select(ids: readonly string[]): void;
  /** Opens the previous (-1) or next (1) entry. */
  step(entry: Entry, direction: -1 | 1): void;
  /** Announces a text to screen readers. */
  announce(text: string): void;
  /** Returns the element that displays an entry, or null. */
  placeOf(entry: Pick<Entry, 'id' | 'startDate'>): HTMLElement | null;
  /**
   * Displays an entry's first day or, in a list, scrolls to its row. Returns the entry's element, or null if the entry
   * is not displayed there.
   */
  reveal(entry: Pick<Entry, 'id' | 'startDate'>): Promise<HTMLElement | null>;
  /** Null in lists. */
  days(): HostDays | null;
}

/** What the functions of a feature receive. It stays the same until one of its values or the language changes. */
export interface Site<Entry extends CalendarEntry = CalendarEntry> {
  readonly host: EntryHost<Entry>;
  readonly text: Translate;
  /** The custom fields of all kinds. */
  readonly fields: readonly FieldConfiguration[];
  /** Whether users can't change any entries. */
  readonly readOnly: boolean;
  /** Returns whether the user can edit and delete an entry, and change its values. */
  canEdit(entry: Entry): boolean;
  /** Whether the displayed view displays entries, and not only counts. */
  readonly showsEntries: boolean;
}

/** A displayed value that users can change. */
export interface ValuePlace {
  readonly entryId: string;
  readonly fieldId: string;
  /** The element that displays the value. */
  readonly anchor: HTMLElement;
}

/** A command for an entry. It is displayed in the entry's details, in menus, and in the command palette. */
export interface EntryAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** The key that runs the command while the details are open, as in `KeyboardEvent.key`. */
  readonly key?: string;
  /**
   * Where the details display the command: as a button, as a button beside the date, below the date on small screens
   * (`'days'`), or in the menu. The details have no command at a `'value'`, because users change it there, and they stay
   * open.
   * @default 'menu'
   */
  readonly place?: 'button' | 'date' | 'days' | 'menu' | 'value';
  /** Whether the command removes something. Such commands are the last ones. @default false */
  readonly danger?: boolean;
  readonly run: () => void;
}

/** A small sign on an entry. */
export interface EntryMark {
  /** What the sign means. It is part of the entry's accessible name. */
  readonly text: string;
  /**
   * The lines of the sign: SVG path data on a 24 × 24 grid. If omitted, the text is only for screen readers. Use this for
   * something that your own content displays.
   */
  readonly glyph?: string;
  /** The color of the sign. By default, that of the text. */
  readonly tone?: 'warning';
}

/**
 * Where an entry is displayed: as a chip in a cell or in a list of a day's entries, as a bar across several days, as a
 * card in the week view, or in a row of the agenda or of a list, in the column of the title.
 */
export type EntryPlace = 'chip' | 'bar' | 'card' | 'row';

/** The parts of an entry's content, in their order. Those that are not displayed at an entry's place are empty. */
export interface EntryParts {
  readonly icon?: ReactNode;
  /** The title and the marks. */
  readonly title: ReactNode;
  readonly field?: ReactNode;
  readonly brand?: ReactNode;
}

/** An entry, where it is displayed, and its usual content. */
export interface ShownEntry<Entry extends CalendarEntry = CalendarEntry> {
  readonly entry: Entry;
  readonly place: EntryPlace;
  readonly parts: EntryParts;
  /** All parts. */
  readonly content: ReactNode;
}

/** The parts of an entry's details below the title, in their order. */
export interface DetailsParts {
  /** What features display, such as values that users can change, and `renderEditors`. */
  readonly summary?: ReactNode;
  /** The kind, the dates and the brand. */
  readonly facts: ReactNode;
  /** The fields, or a placeholder or an error while they are not loaded. */
  readonly fields?: ReactNode;
  /** The result of `renderHistory`. */
  readonly history?: ReactNode;
}

/** An entry whose details are open, and their usual content. */
export interface ShownDetails<Entry extends CalendarEntry = CalendarEntry> {
  readonly entry: Entry;
  readonly parts: DetailsParts;
  /** All parts. */
  readonly content: ReactNode;
  /** Closes the details. */
  readonly close: () => void;
}

/** A command in the toolbar. It is also in the command palette. */
export interface ToolbarItem {
  readonly id: string;
  readonly label: string;
  /** A 16 px icon. */
  readonly icon: ReactNode;
  /** If omitted, the button opens the menu. */
  readonly run?: () => void;
  /** Commands of the same group share a button: it runs the first one, and a menu with this label has the others. */
  readonly group?: { readonly id: string; readonly label: string };
  /** A popover with more choices, which a smaller button opens if there is a command. */
  readonly menu?: { readonly label: string; render(popover: ButtonPopoverProps): ReactNode } | undefined;
}

/** A change to the displayed entries that depends on a feature's state. */
export interface Overlay<Entry extends CalendarEntry = CalendarEntry> {
  readonly of: FeatureState<unknown>;
  /** Returns the changed entries, or the same array if nothing changes. {@link overlay} checks their type. */
  apply(entries: readonly Entry[], value: unknown): readonly CalendarEntry[];
}

/**
 * Creates an overlay. Call it once, outside components, because results are remembered for each overlay. `apply` returns
 * entries of the host, with changed values.
 */
export const overlay = <T, Entry extends CalendarEntry = CalendarEntry>(
  of: FeatureState<T>,
  apply: (entries: readonly Entry[], value: T) => readonly Entry[],
): Overlay<Entry> => ({ of, apply: (entries, value) => apply(entries, value as T) });

/** The parts of a feature that can load on demand. */
export interface FeaturePart<Entry extends CalendarEntry = CalendarEntry> {
  /** Changes to the entries that all parts of the host use, such as moves that are not saved yet. */
  readonly overlays?: readonly Overlay<Entry>[];
  /** Changes that only the view displays, such as a draft. */
  readonly drawn?: readonly Overlay[];
  actions?(entry: Entry, site: Site<Entry>): readonly EntryAction[];
  commands?(site: Site<Entry>): readonly Command[];
  /** Controls beside the heading of a day. */
  dayTools?(date: CalendarDate, site: Site<Entry>): ReactNode;
  /** Content inside a list of entries outside the view, such as the list of a day's entries. */
  listTools?(listRef: RefObject<HTMLElement | null>, site: Site<Entry>): ReactNode;
  /** Content below the title in an entry's details. */
  summary?(entry: Entry, site: Site<Entry>): ReactNode;
  /** Content after the view, such as a dialog. Its components can use hooks. */
  readonly layer?: ReactNode;
  /** Content beside the entries of a list, such as details. Calendars don't display it. */
  readonly aside?: ReactNode;
}

/**
 * Something that users can do with entries. A feature consists of data, pure functions and elements, so the list of a
 * host's features can change at any time.
 */
export interface EntryFeature<Entry extends CalendarEntry = CalendarEntry> extends FeaturePart<Entry> {
  /** A later feature with the same name replaces an earlier one. */
  readonly name: string;
  /** Called when the user adds an entry to some days. If several features have this function, the last one is called. */
  create?: ((dates: Pick<Entry, 'startDate' | 'endDate'>, site: Site<Entry>) => void) | undefined;
  /**
   * Called when the user selects or deselects entries, with the ids of the selected ones. Entries can be selected if a
   * feature has this function. If several have it, the last one is called.
   */
  select?: ((ids: readonly string[], host: EntryHost<Entry>) => void) | undefined;
  /**
   * Called when the user opens the menu of a value. Values in lists and details are buttons if a feature has this
   * function. If several have it, the last one is called.
   */
  changeValue?: ((place: ValuePlace, host: EntryHost<Entry>) => void) | undefined;
  /** Signs on an entry, such as 'Approved'. Entries are drawn again if the function changes, so memoize it. */
  marks?(entry: Entry, site: Pick<Site<Entry>, 'text'>): readonly EntryMark[];
  /**
   * Returns what an entry displays. The element around it, its accessible name and its keys stay the same, so the content
   * can't contain buttons or links. If several features have this function, the last one is called. Entries are drawn
   * again if the function changes, so memoize it.
   */
  content?: ((shown: ShownEntry<Entry>) => ReactNode) | undefined;
  /**
   * Returns what an entry's details display below the title and the commands. If several features have this function,
   * the last one is called.
   */
  detailsContent?: ((shown: ShownDetails<Entry>) => ReactNode) | undefined;
  /** Loads the feature's entries again. Called by `refresh` of {@link EntryControl}. */
  refresh?: (() => void) | undefined;
  /** Commands in the toolbar. */
  toolbar?(site: Site<Entry>): readonly ToolbarItem[];
  /** Own controls in the toolbar. */
  readonly toolbarContent?: ReactNode;
  /**
   * By how many pixels `toolbarContent` is wider than a button with text. In wider toolbars, the commands share a button
   * earlier.
   * @default 0
   */
  readonly toolbarWidth?: number;
  /** Content between the toolbar and the view. */
  readonly banner?: ReactNode;
  /** Called when the user has done something. See {@link tracking}. */
  acted?(name: string, entries: readonly Entry[]): void;
  /** Called when the user opens an entry's details, and with null when the details close. */
  openChanged?(opened: Opened<Entry> | null): void;
  /** The parts that load when the browser is idle, or when the user opens something. */
  readonly lazy?: OnDemand<FeaturePart<Entry>> | undefined;
  /** When `lazy` loads. @default 'when idle' */
  readonly loads?: 'at once' | 'when idle';
}
