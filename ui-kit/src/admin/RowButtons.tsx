import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { css, styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { IconButton } from '../primitives/IconButton.js';
import { Menu, type MenuItem } from '../primitives/Menu.js';
import { narrow, RowActions } from './admin-table.js';
import { rowOrderMessages } from './row-order-messages.js';

interface RowButtonsProps {
  /** What the row is about. */
  name: string;
  /** The labels of the buttons. */
  editLabel: string;
  deleteLabel: string;
  onEdit: () => void;
  onDelete: (() => void) | undefined;
  /** Moves the row. Undefined if it can't be moved in this direction. */
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
}

const Buttons = styled(RowActions)`
  @media (hover: none), (pointer: coarse) {
    &[data-mouse] {
      display: none;
    }
  }
  &[data-touch] {
    display: none;
    opacity: 1;

    @media (hover: none), (pointer: coarse) {
      display: inline-flex;
    }
  }
  ${narrow(css`
    &[data-mouse] {
      display: none;
    }
    &[data-touch] {
      display: inline-flex;
    }
  `)}
`;

const icon = { size: 16, strokeWidth: 1.75 };

/** The buttons of a row that can be moved. On touch screens and in narrow rows, they are in a menu. */
export function RowButtons({
  name,
  editLabel,
  deleteLabel,
  onEdit,
  onDelete,
  onMoveUp,
  onMoveDown,
}: RowButtonsProps) {
  const text = useMessages(rowOrderMessages);
  const item = (id: string, label: string, glyph: MenuItem['icon'], onSelect: (() => void) | undefined) =>
    onSelect ? [{ id, label, icon: glyph, onSelect, danger: id === 'delete' }] : [];
  return (
    <>
      <Buttons data-mouse="">
        <IconButton
          size="sm"
          label={editLabel}
          icon={<Pencil size={14} strokeWidth={1.75} />}
          onClick={onEdit}
        />
        {onDelete && (
          <IconButton
            size="sm"
            label={deleteLabel}
            icon={<Trash2 size={14} strokeWidth={1.75} />}
            onClick={onDelete}
          />
        )}
      </Buttons>
      <Buttons data-touch="">
        <Menu
          trigger={
            <IconButton label={text.more({ name })} tooltip={false} icon={<EllipsisVertical {...icon} />} />
          }
          items={[
            ...item('edit', editLabel, <Pencil {...icon} />, onEdit),
            ...item('up', text.moveUp, <ArrowUp {...icon} />, onMoveUp),
            ...item('down', text.moveDown, <ArrowDown {...icon} />, onMoveDown),
            ...item('delete', deleteLabel, <Trash2 {...icon} />, onDelete),
          ]}
        />
      </Buttons>
    </>
  );
}
