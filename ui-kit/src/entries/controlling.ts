import { createElement, type Ref } from 'react';
import type { CalendarEntry } from '../logs/types.js';
import type { EntryFeature, EntryHost } from './feature.js';
import { HostRef } from './HostRef.js';

/**
 * Lets your code turn pages, open entries, or find their elements: sets a ref to the host of a calendar or a list.
 *
 * @example
 * <Calendar entries={entries} features={[controlling(menuRef)]} />
 */
export const controlling = <Entry extends CalendarEntry>(
  ref: Ref<EntryHost<Entry>>,
): EntryFeature<Entry> => ({
  name: 'controlling',
  layer: createElement(HostRef<Entry>, { to: ref }),
});
