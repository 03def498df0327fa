import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Entry } from '../logs/types.js';
import { IconButton } from '../primitives/IconButton.js';
import type { LogTableLabels } from './log-table-labels.js';

/** What a row's buttons do. */
export interface RowActionsProps {
  entry: Entry;
  /** The element that says which entry it is: its text completes the buttons' names. */
  titleId: string;
  labels: LogTableLabels;
  onEdit: (edited: { entry: Entry }) => void;
  onDelete: (deleted: { entry: Entry }) => void;
}

const Root = styled.span`
  --cp-control-h: 28px;
  display: inline-flex;
  gap: 2px;
  vertical-align: middle;
`;

/** The buttons at the end of a row. */
export function RowActions({ entry, titleId, labels, onEdit, onDelete }: RowActionsProps) {
  const id = useId();
  return (
    <Root data-row-actions="">
      <IconButton
        id={`${id}-edit`}
        label={labels.edit}
        aria-labelledby={`${id}-edit ${titleId}`}
        icon={<Pencil size={16} strokeWidth={1.75} />}
        onClick={() => onEdit({ entry })}
      />
      <IconButton
        id={`${id}-delete`}
        label={labels.delete}
        aria-labelledby={`${id}-delete ${titleId}`}
        icon={<Trash2 size={16} strokeWidth={1.75} />}
        onClick={() => onDelete({ entry })}
      />
    </Root>
  );
}
