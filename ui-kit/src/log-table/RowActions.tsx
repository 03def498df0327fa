import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import type { Entry } from '../logs/entry.js';
import { IconButton } from '../primitives/IconButton.js';
import { Menu, type MenuItem } from '../primitives/Menu.js';
import { logTableMessages } from './log-table-messages.js';

/** Callbacks for the buttons in a row. */
export interface RowActionsHandlers {
  onEdit: (edited: { entry: Entry }) => void;
  onDelete: (deleted: { entry: Entry }) => void;
  /** Returns more commands for an entry, for a menu in its row. */
  entryActions: ((shown: { entry: Entry }) => readonly MenuItem[]) | undefined;
}

interface RowActionsProps extends Pick<RowActionsHandlers, 'entryActions'> {
  entry: Entry;
  isTabStop: boolean;
}

const Root = styled.span`
  --cp-control-h: 28px;
  display: inline-flex;
  gap: 2px;
  vertical-align: middle;
`;

/** The buttons at the end of a row. The list handles clicks on the first two. */
export function RowActions({ entry, isTabStop, entryActions }: RowActionsProps) {
  const text = useMessages(logTableMessages);
  const { title } = entry;
  const button = { tooltip: false, tabIndex: isTabStop ? 0 : -1 };
  return (
    <Root data-row-actions="">
      <IconButton
        {...button}
        label={text.editEntry({ title })}
        icon={<Pencil size={16} strokeWidth={1.75} />}
        data-cp-control="edit"
        data-cp-tip={text.edit}
      />
      <IconButton
        {...button}
        label={text.deleteEntry({ title })}
        icon={<Trash2 size={16} strokeWidth={1.75} />}
        data-cp-control="delete"
        data-cp-tip={text.delete}
      />
      {entryActions && (
        <Menu
          trigger={
            <IconButton
              {...button}
              label={text.entryActions({ title })}
              icon={<Ellipsis size={16} strokeWidth={1.75} />}
              data-cp-control="menu"
              data-cp-tip={text.actions}
            />
          }
          items={entryActions({ entry })}
        />
      )}
    </Root>
  );
}
