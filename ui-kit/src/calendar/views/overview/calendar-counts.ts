import type { CalendarDate } from '@content-planner/model';
import type { LogKind } from '../../../logs/types.js';

/** The number of entries that begin in a month. */
export interface MonthCount {
  /** The first day of the month. */
  month: CalendarDate;
  count: number;
  /** Whether the month has no entries, but an earlier month and a later month have some. */
  isGap: boolean;
}

/** Consecutive days without an entry, inclusive. */
export interface Silence {
  from: CalendarDate;
  to: CalendarDate;
  days: number;
}

/** The counts for a kind, for a brand, or for the entries without a brand. */
export interface CountRow {
  /** The kind, in rows by kind. */
  kind?: LogKind | null;
  /** The brand, in rows by brand. Null for the entries without a brand. */
  brandId?: string | null;
  /** All months in the range, in order. */
  months: readonly MonthCount[];
  total: number;
  /** The longest run of days without an entry, up to today or the next planned entry. Null if there isn't one. */
  longestSilence: Silence | null;
}

/** The number of entries per month, for each kind and each brand. An entry is counted in the month of its first day. */
export interface CalendarCounts {
  byKind: readonly CountRow[];
  byBrand: readonly CountRow[];
}

/** A month in the row for a kind or a brand. If neither is set, the row counts all entries. */
export interface OverviewCell {
  /** The first day of the month. */
  month: CalendarDate;
  kind?: LogKind;
  /** Null for entries without a brand. */
  brandId?: string | null;
}
