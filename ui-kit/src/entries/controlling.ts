import type { CalendarDate } from '@content-planner/model';
import { createElement, type Ref } from 'react';
import type { CalendarEntry } from '../logs/types.js';
import { ControlRef } from './ControlRef.js';
import type { EntryFeature, EntryHost } from './feature.js';

/** What an application can do with a calendar or a list: the functions of the host, and shorter ways to common ones. */
export interface EntryControl<Entry extends CalendarEntry = CalendarEntry> extends EntryHost<Entry> {
  /** Displays a date. Does nothing in lists. */
  goTo(date: CalendarDate): void;
  /**
   * Displays an entry, and moves focus to its element. Resolves to false if the entry is not displayed, for example
   * because of a filter.
   */
  focusEntry(entry: Pick<Entry, 'id' | 'startDate'>): Promise<boolean>;
  /** Displays an entry, and opens its details. Resolves to false if the entry is not displayed. */
  openEntry(entry: Pick<Entry, 'id' | 'startDate'>): Promise<boolean>;
  /** Loads the entries again: calls `refetch` of `Calendar`, and `refresh` of its features. */
  refresh(): void;
}

/**
 * Lets your code turn pages, open entries, or load them again: sets a ref to a control of a calendar or a list.
 *
 * @example
 * <Calendar entries={entries} features={[controlling(menuRef)]} />
 */
export const controlling = <Entry extends CalendarEntry>(
  ref: Ref<EntryControl<Entry>>,
): EntryFeature<Entry> => ({
  name: 'controlling',
  layer: createElement(ControlRef<Entry>, { to: ref }),
});
