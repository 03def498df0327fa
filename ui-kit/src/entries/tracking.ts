import { createElement } from 'react';
import type { CalendarEntry } from '../logs/types.js';
import type { EntryFeature } from './feature.js';
import { InputListener } from './InputListener.js';
import { lastInput } from './last-input.js';

/** Something that a user has done in a calendar or a list. */
export interface UserAction<Entry extends CalendarEntry = CalendarEntry> {
  /**
   * The id of a command, such as 'edit', 'create' or one of your own, or what has been done: 'opened', 'selected',
   * 'moved', 'changed', 'created', 'received', 'duplicated', or 'deleted'.
   */
  readonly name: string;
  /** With what the user has done it. A menu can also be a dialog or the command palette. */
  readonly input: 'mouse' | 'touch' | 'keyboard' | 'menu';
  /** The entries before the change. Empty for commands that are not for entries. */
  readonly entries: readonly Entry[];
}

/**
 * Reports what users do, for example to a service for analytics.
 *
 * @example
 * <Calendar entries={entries} features={[tracking(({ name, input }) => console.info(name, input))]} />
 */
export const tracking = <Entry extends CalendarEntry>(
  onAction: (action: UserAction<Entry>) => void,
): EntryFeature<Entry> => ({
  name: 'tracking',
  acted: (name, entries) => onAction({ name, input: lastInput(), entries }),
  layer: createElement(InputListener),
});
