import type { ForwardedRef } from 'react';
import { perOpening } from '../../internal/per-opening.js';
import { MoveOne } from './MoveOne.js';
import { MoveSeveral } from './MoveSeveral.js';
import type { MoveDialogProps } from './move-dialog-props.js';

export type { MoveDialogProps } from './move-dialog-props.js';

/**
 * A dialog that moves entries to other dates. Users don't have to drag, so they can move entries with taps, the
 * keyboard, or speech input. The choices reset each time the dialog opens. On small screens, the dialog is a sheet at
 * the bottom edge.
 *
 * @example
 * <MoveDialog open={open} entries={selected} onOpenChange={({ open }) => setOpen(open)}
 *   onMove={({ moves }) => save(moves)} />
 */
export const MoveDialog = perOpening(
  function MoveDialog(props: MoveDialogProps, ref: ForwardedRef<HTMLDivElement>) {
    const [only] = props.entries;
    return only && props.entries.length === 1 ? (
      <MoveOne {...props} entry={only} dialogRef={ref} />
    ) : (
      <MoveSeveral {...props} dialogRef={ref} />
    );
  },
  ({ entries }) => entries.map(({ id }) => id).join(),
);
