import type { CalendarDate, Weekday } from '@content-planner/model';
import { useMemo } from 'react';
import {
  type CalendarAppearance,
  defaultCalendarAppearance,
} from '../calendar/appearance/calendar-appearance.js';
import { type ColorOf, useEntryLook } from '../calendar/appearance/use-entry-look.js';
import { useKit } from '../kit/use-kit.js';
import { brandInitials } from '../logs/brand-initials.js';
import type { KindOf } from '../logs/kinds/kinds-in.js';
import type { CalendarEntry, LogKind } from '../logs/types.js';

/** The props that all layouts of a printed calendar share. */
export interface PrintedEntries {
  entries: readonly CalendarEntry[];
  /** Any day of the first month. */
  date: CalendarDate;
  kinds: readonly LogKind[];
  weekStartsOn: Weekday;
  appearance: CalendarAppearance;
}

/** How printed entries are drawn. All entries share this object. */
export interface PrintLook {
  colorOf: ColorOf;
  kindOf: KindOf;
  /** The brands' initials, keyed by brand id. */
  initials: ReadonlyMap<string, string>;
  /** Returns the value of the custom field that the appearance shows, or ''. */
  fieldOf: (entry: CalendarEntry) => string;
}

const withoutField = () => '';

/**
 * Returns the settings for drawing printed entries. The result is memoized. On paper, entries always show the icon and
 * the initials, because not all printers print colors.
 */
export function usePrintLook({ colorBy, shows: { fieldId } }: CalendarAppearance): PrintLook {
  const { brands } = useKit();
  const appearance = useMemo(
    () => ({ colorBy, shows: { ...defaultCalendarAppearance.shows, fieldId } }),
    [colorBy, fieldId],
  );
  const { colorOf, kindOf, fieldOf } = useEntryLook(appearance);
  return useMemo(
    () => ({ colorOf, kindOf, initials: brandInitials(brands), fieldOf: fieldOf ?? withoutField }),
    [colorOf, kindOf, brands, fieldOf],
  );
}
