import type { CalendarDate, Weekday } from '@content-planner/model';
import type { ForwardedRef, RefObject } from 'react';
import type { CalendarEntry } from '../../logs/types.js';
import type { OwnFormDialogProps } from '../../primitives/FormDialog.js';
import type { EntriesMove } from './entry-move.js';

/** Props of `MoveDialog`. All other props are passed to the dialog element. */
export interface MoveDialogProps extends OwnFormDialogProps {
  /**
   * The entries to move. For one entry, each button moves the entry immediately. For several, the dialog displays a
   * preview.
   */
  entries: readonly CalendarEntry[];
  /** The initial choice for several entries: moving by a number of days, or to a date. @default 'days' */
  defaultWay?: 'days' | 'date';
  /**
   * Called with the new dates. For one entry, the dialog calls `onOpenChange` first. For several, close the dialog once
   * the dates are saved.
   */
  onMove: (moved: EntriesMove) => void;
  /** An element next to which the dialog for one entry opens as a popover. If omitted, the dialog is modal. */
  anchorRef?: RefObject<HTMLElement | null>;
  /** Today's date, which the date picker marks. Defaults to the current date in the user's time zone. */
  today?: CalendarDate;
  /** First day of the week in the date picker. @default 0, Sunday */
  weekStartsOn?: Weekday;
}

/** Props of the dialogs for one and for several entries. */
export type MovePartProps = MoveDialogProps & { dialogRef: ForwardedRef<HTMLDivElement> };

/** The quick steps, in days. */
export const STEPS = [-7, -1, 1, 7];
