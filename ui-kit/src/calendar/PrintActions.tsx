import { Download, Ellipsis, Printer } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button.js';
import { IconButton } from '../primitives/IconButton.js';
import { Popover } from '../primitives/Popover.js';
import type { CalendarLabels } from './calendar-labels.js';

interface PrintActionsProps {
  onPrint: (() => void) | undefined;
  onPdf: (() => void) | undefined;
  /** Both behind one button: there is no room for two. */
  compact: boolean;
  labels: CalendarLabels;
}

const List = styled.div`
  display: grid;
  min-width: 184px;
  padding: 6px;

  > button {
    justify-content: flex-start;
    color: var(--cp-text-primary);
  }
`;

/** The ways to paper: print, and PDF. */
export function PrintActions({ onPrint, onPdf, compact, labels }: PrintActionsProps) {
  const [open, setOpen] = useState(false);
  const actions = [
    { id: 'print', label: labels.print, Icon: Printer, onSelect: onPrint },
    { id: 'pdf', label: labels.pdf, Icon: Download, onSelect: onPdf },
  ].flatMap(({ Icon, onSelect, ...action }) =>
    onSelect === undefined
      ? []
      : [{ ...action, onSelect: () => onSelect(), icon: <Icon size={16} strokeWidth={1.75} /> }],
  );
  if (actions.length === 0) return null;
  if (compact) {
    return (
      <Popover
        open={open}
        onOpenChange={(change) => setOpen(change.open)}
        align="end"
        aria-label={labels.moreActions}
        trigger={
          <IconButton
            variant="default"
            tooltip={false}
            label={labels.moreActions}
            icon={<Ellipsis size={16} strokeWidth={1.75} />}
          />
        }
      >
        <List>
          {actions.map(({ id, label, icon, onSelect }) => (
            <Button
              key={id}
              variant="ghost"
              icon={icon}
              onClick={() => {
                setOpen(false);
                onSelect();
              }}
            >
              {label}
            </Button>
          ))}
        </List>
      </Popover>
    );
  }
  return (
    <>
      <span data-separator="" />
      {actions.map(({ id, label, icon, onSelect }) => (
        <IconButton key={id} variant="default" label={label} icon={icon} onClick={onSelect} />
      ))}
    </>
  );
}
