import { fromSearchParams, toSearchParams } from '@content-planner/sdk';
import {
  type CalendarAppearance,
  type CalendarState,
  defaultCalendarAppearance,
  loadCalendarState,
  saveCalendarState,
} from '@content-planner/ui-kit';
import { appearanceOf } from './plan.js';

const APPEARANCE_KEY = 'content-planner:appearance:v1';

/** Returns the properties whose values have changed. */
function changedParts<Value extends object>(before: Value, after: Value): Partial<Value> {
  const changed = Object.entries(after).filter(([name, value]) => before[name as keyof Value] !== value);
  return Object.fromEntries(changed) as Partial<Value>;
}

/**
 * Stores only the properties that the user has changed, so that other properties from a link don't replace the stored
 * ones.
 */
export function storeChanges(before: CalendarState, after: CalendarState): void {
  saveCalendarState(localStorage, { ...loadCalendarState(localStorage), ...changedParts(before, after) });
}

/** Returns the user's own appearance settings. */
export function loadAppearance(): CalendarAppearance {
  const { appearance } = fromSearchParams(localStorage.getItem(APPEARANCE_KEY) ?? '');
  return { ...defaultCalendarAppearance, ...appearance };
}

/** Stores the appearance settings that the user has changed. */
export function storeAppearanceChanges(before: CalendarAppearance, after: CalendarAppearance): void {
  const appearance = appearanceOf({ ...loadAppearance(), ...changedParts(before, after) });
  try {
    localStorage.setItem(APPEARANCE_KEY, toSearchParams({ appearance }).toString());
  } catch {
    // If the storage is full, the appearance applies until the page is closed.
  }
}
