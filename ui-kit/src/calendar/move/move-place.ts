import { elementsAt } from '../../internal/browser.js';
import { cssString } from '../../internal/css-string.js';
import type { CalendarEntry } from '../../logs/types.js';
import type { Point } from '../date-at.js';

/** A place in a view whose entries have the same values, such as a column of a board. */
export interface MovePlace {
  /** The place's accessible name. */
  label: string;
  /** The values that entries get there. They are properties of entries, such as `brandId`. */
  values: Readonly<Record<string, unknown>>;
}

const PLACE = '[data-cp-place]';

/** Returns the element of the place that contains an element. */
export const placeAround = (element: Element | null | undefined): HTMLElement | null =>
  element?.closest<HTMLElement>(PLACE) ?? null;

/** Returns the element of the place at a point. During a drag, other elements can be on top of it. */
export const placeAt = (point: Point): HTMLElement | null =>
  placeAround(elementsAt(point).find((element) => placeAround(element)));

/** Returns all places of a view, each of them once. */
export function placesIn(root: HTMLElement | null): HTMLElement[] {
  const all = [...(root?.querySelectorAll<HTMLElement>(PLACE) ?? [])];
  return [...new Map(all.map((place) => [place.dataset.cpPlace, place])).values()];
}

/** Returns the elements that belong to the same place. */
export const placeSelector = ({ dataset }: HTMLElement): string =>
  `[data-cp-place=${cssString(dataset.cpPlace ?? '')}]`;

/** Returns what a place's attributes describe, or undefined if it is the place where the entry is. */
export function movedTo(place: HTMLElement | null, home: HTMLElement | null): MovePlace | undefined {
  const given = place?.dataset.cpPlace;
  if (given === undefined || given === home?.dataset.cpPlace) return undefined;
  return { label: place?.getAttribute('aria-label') ?? '', values: JSON.parse(given) };
}

/** Returns an entry with the values of a place. Custom fields that the place doesn't have stay the same. */
export function entryIn(entry: CalendarEntry, place: MovePlace | undefined): CalendarEntry {
  if (!place) return entry;
  const { dynamicFields, ...values } = place.values;
  return {
    ...entry,
    ...values,
    ...(typeof dynamicFields === 'object' && {
      dynamicFields: { ...entry.dynamicFields, ...dynamicFields },
    }),
  };
}
