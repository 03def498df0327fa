import { Download, Ellipsis, Printer } from 'lucide-react';
import type { ReactElement } from 'react';
import { useOnDemand } from '../internal/use-on-demand.js';
import { IconButton } from '../primitives/IconButton.js';
import { usePopoverButton } from '../primitives/use-popover-button.js';
import type { CalendarLabels } from './calendar-labels.js';
import { calendarParts } from './calendar-parts.js';

interface PrintActionsProps {
  onPrint: (() => void) | undefined;
  onPdf: (() => void) | undefined;
  /** Whether Print and PDF share one button, for toolbars that have no room for two buttons. */
  compact: boolean;
  labels: CalendarLabels;
}

/** An item in the print menu. */
export interface PrintAction {
  id: string;
  label: string;
  icon: ReactElement;
  onSelect: () => void;
}

function MoreActions({ label, actions }: { label: string; actions: readonly PrintAction[] }) {
  const { button, popover } = usePopoverButton({ part: calendarParts });
  const { value: parts } = useOnDemand(calendarParts, popover.open);
  return (
    <>
      <IconButton
        {...button}
        variant="default"
        tooltip={false}
        label={label}
        icon={<Ellipsis size={16} strokeWidth={1.75} />}
      />
      {parts && <parts.ActionsPopover {...popover} label={label} actions={actions} />}
    </>
  );
}

/** The Print and PDF buttons. */
export function PrintActions({ onPrint, onPdf, compact, labels }: PrintActionsProps) {
  const actions = [
    { id: 'print', label: labels.print, Icon: Printer, onSelect: onPrint },
    { id: 'pdf', label: labels.pdf, Icon: Download, onSelect: onPdf },
  ].flatMap(({ Icon, onSelect, ...action }): PrintAction[] =>
    onSelect === undefined
      ? []
      : [{ ...action, onSelect: () => onSelect(), icon: <Icon size={16} strokeWidth={1.75} /> }],
  );
  if (actions.length === 0) return null;
  if (compact) return <MoreActions label={labels.moreActions} actions={actions} />;
  return (
    <>
      <span data-separator="" />
      {actions.map(({ id, label, icon, onSelect }) => (
        <IconButton key={id} variant="default" label={label} icon={icon} onClick={onSelect} />
      ))}
    </>
  );
}
