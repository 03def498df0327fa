import { ChevronDown, Download, Ellipsis, Printer, Settings2, Sheet } from 'lucide-react';
import { type ReactElement, useId, useState } from 'react';
import { useOnDemand } from '../internal/use-on-demand.js';
import { useMessages } from '../kit/use-messages.js';
import { ButtonGroup } from '../primitives/ButtonGroup.js';
import { IconButton } from '../primitives/IconButton.js';
import { usePopoverButton } from '../primitives/use-popover-button.js';
import { AppearanceMenu } from './appearance/AppearanceMenu.js';
import type { AppearanceControl } from './appearance/AppearancePopover.js';
import { appearanceMessages } from './appearance/appearance-messages.js';
import { calendarMessages } from './calendar-messages.js';
import { calendarParts } from './calendar-parts.js';
import type { PrintLayout } from './print-layout.js';

interface ToolbarActionsProps {
  /** The appearance and its change handler. If omitted, the button is hidden. */
  appearance: AppearanceControl | undefined;
  onPrint: (() => void) | undefined;
  /** Called when the user chooses what to print in the menu beside the Print button. If omitted, the menu is hidden. */
  onPrintLayout: ((layout: PrintLayout) => void) | undefined;
  onPdf: (() => void) | undefined;
  /** Called when the user downloads the view as CSV. If omitted, the command is hidden. */
  onCsv: (() => void) | undefined;
  /** Whether all commands share one button, for toolbars that have no room for several buttons. */
  compact: boolean;
}

/** A command in a toolbar menu. */
export interface ToolbarAction {
  id: string;
  label: string;
  icon: ReactElement;
  onSelect: () => void;
}

const icons = {
  appearance: <Settings2 size={16} strokeWidth={1.75} />,
  print: <Printer size={16} strokeWidth={1.75} />,
  pdf: <Download size={16} strokeWidth={1.75} />,
  csv: <Sheet size={16} strokeWidth={1.75} />,
  open: <ChevronDown size={14} strokeWidth={1.75} />,
  more: <Ellipsis size={16} strokeWidth={1.75} />,
};

/** One button for all commands. The popovers that the commands open also appear beside this button. */
function MoreActions({
  actions,
  appearance,
  onPrintLayout,
}: Pick<ToolbarActionsProps, 'appearance' | 'onPrintLayout'> & {
  actions: readonly ToolbarAction[];
}) {
  const text = useMessages(calendarMessages);
  const appearanceText = useMessages(appearanceMessages);
  const { button, popover } = usePopoverButton({ part: calendarParts });
  const id = useId();
  const [shown, setShown] = useState<'appearance' | 'print' | null>(null);
  const { value: parts } = useOnDemand(calendarParts, popover.open);
  const next = (name: 'appearance' | 'print') => ({
    id: `${id}-${name}`,
    open: shown === name,
    onOpenChange: ({ open }: { open: boolean }) => setShown(open ? name : null),
    anchorRef: popover.anchorRef,
  });
  const all: ToolbarAction[] = [
    ...(appearance
      ? [
          {
            id: 'appearance',
            label: appearanceText.appearance,
            icon: icons.appearance,
            onSelect: () => setShown('appearance'),
          },
        ]
      : []),
    ...actions,
    ...(onPrintLayout
      ? [{ id: 'layout', label: text.printOptions, icon: icons.print, onSelect: () => setShown('print') }]
      : []),
  ];
  return (
    <>
      <IconButton {...button} variant="default" tooltip={false} label={text.moreActions} icon={icons.more} />
      {parts && <parts.ActionsPopover {...popover} label={text.moreActions} actions={all} />}
      {parts && appearance && <parts.AppearancePopover {...next('appearance')} {...appearance} />}
      {parts && onPrintLayout && <parts.PrintPopover {...next('print')} onChoose={onPrintLayout} />}
    </>
  );
}

function PrintMenu({ onPrintLayout }: { onPrintLayout: (layout: PrintLayout) => void }) {
  const text = useMessages(calendarMessages);
  const { button, popover } = usePopoverButton({ part: calendarParts });
  const { value: parts } = useOnDemand(calendarParts, popover.open);
  return (
    <>
      <IconButton {...button} data-menu="" variant="default" label={text.printOptions} icon={icons.open} />
      {parts && <parts.PrintPopover {...popover} onChoose={onPrintLayout} />}
    </>
  );
}

function DownloadMenu({ actions }: { actions: readonly ToolbarAction[] }) {
  const text = useMessages(calendarMessages);
  const { button, popover } = usePopoverButton({ part: calendarParts });
  const { value: parts } = useOnDemand(calendarParts, popover.open);
  return (
    <>
      <IconButton {...button} data-menu="" variant="default" label={text.downloadOptions} icon={icons.open} />
      {parts && <parts.ActionsPopover {...popover} label={text.downloadOptions} actions={actions} />}
    </>
  );
}

/**
 * The buttons for the appearance, Print and PDF. The Print and PDF buttons take effect immediately. Small menus beside
 * them offer more options.
 */
export function ToolbarActions({
  appearance,
  onPrint,
  onPrintLayout,
  onPdf,
  onCsv,
  compact,
}: ToolbarActionsProps) {
  const text = useMessages(calendarMessages);
  const action = (id: 'print' | 'pdf' | 'csv', onSelect: (() => void) | undefined): ToolbarAction[] =>
    onSelect === undefined ? [] : [{ id, label: text[id], icon: icons[id], onSelect: () => onSelect() }];
  const [print, pdf, csv] = [action('print', onPrint), action('pdf', onPdf), action('csv', onCsv)];
  const actions = [...print, ...pdf, ...csv];
  if (actions.length === 0 && !appearance) return null;
  if (compact) return <MoreActions actions={actions} appearance={appearance} onPrintLayout={onPrintLayout} />;
  const buttons = (list: readonly ToolbarAction[]) =>
    list.map(({ id, label, icon, onSelect }) => (
      <IconButton key={id} variant="default" label={label} icon={icon} onClick={onSelect} />
    ));
  return (
    <>
      <span data-separator="" />
      {appearance && <AppearanceMenu {...appearance} />}
      {onPrintLayout && print.length > 0 ? (
        <ButtonGroup label={text.print}>
          {buttons(print)}
          <PrintMenu onPrintLayout={onPrintLayout} />
        </ButtonGroup>
      ) : (
        buttons(print)
      )}
      {pdf.length > 0 && csv.length > 0 ? (
        <ButtonGroup label={text.pdf}>
          {buttons(pdf)}
          <DownloadMenu actions={csv} />
        </ButtonGroup>
      ) : (
        buttons([...pdf, ...csv])
      )}
    </>
  );
}
