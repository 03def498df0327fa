import { Download, Ellipsis, Printer } from 'lucide-react';
import { IconButton } from '../primitives/IconButton.js';
import { Menu } from '../primitives/Menu.js';
import type { CalendarLabels } from './calendar-labels.js';

interface PrintActionsProps {
  onPrint: (() => void) | undefined;
  onPdf: (() => void) | undefined;
  /** One menu for both: there is no room for two buttons. */
  compact: boolean;
  labels: CalendarLabels;
}

/** The ways to paper: print, and PDF. */
export function PrintActions({ onPrint, onPdf, compact, labels }: PrintActionsProps) {
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
      <Menu
        items={actions}
        trigger={
          <IconButton
            variant="default"
            tooltip={false}
            label={labels.moreActions}
            icon={<Ellipsis size={16} strokeWidth={1.75} />}
          />
        }
      />
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
