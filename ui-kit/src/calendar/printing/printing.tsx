import { Download, Printer, Sheet } from 'lucide-react';
import type { EntryFeature, ToolbarItem } from '../../entries/feature.js';
import { useOnDemand } from '../../internal/use-on-demand.js';
import type { ButtonPopoverProps } from '../../primitives/use-popover-button.js';
import { calendarMessages } from '../calendar-messages.js';
import { calendarParts } from '../calendar-parts.js';
import type { CalendarState } from '../calendar-state.js';
import { displayedState } from '../displayed-state.js';
import type { PrintLayout } from './print-layout.js';

/** Options of {@link printing}. They are described at the props of `Calendar`. */
export interface PrintingOptions {
  onPrint?: ((printed: { state: CalendarState }) => void) | undefined;
  onPrintLayout?: ((printed: { state: CalendarState; layout: PrintLayout }) => void) | undefined;
  onPdf?: ((printed: { state: CalendarState }) => void) | undefined;
  onCsv?: ((printed: { state: CalendarState }) => void) | undefined;
}

interface LayoutsProps {
  popover: ButtonPopoverProps;
  onChoose: (layout: PrintLayout) => void;
}

function Layouts({ popover, onChoose }: LayoutsProps) {
  const { value: parts } = useOnDemand(calendarParts, popover.open);
  return parts && <parts.PrintPopover {...popover} onChoose={onChoose} />;
}

/** The commands that print and download the displayed entries. */
export const printing = ({ onPrint, onPrintLayout, onPdf, onCsv }: PrintingOptions): EntryFeature => ({
  name: 'printing',
  toolbar: ({ text: translate, host }) => {
    const text = translate(calendarMessages);
    const printed = () => ({ state: host.read(displayedState).current });
    const item = (
      id: 'print' | 'pdf' | 'csv',
      icon: ToolbarItem['icon'],
      call: PrintingOptions['onPrint'],
      more?: Partial<ToolbarItem>,
    ): ToolbarItem[] => (call ? [{ id, label: text[id], icon, run: () => call(printed()), ...more }] : []);
    const group = { id: 'download', label: text.downloadOptions };
    return [
      ...item('print', <Printer size={16} strokeWidth={1.75} />, onPrint, {
        menu: onPrintLayout && {
          label: text.printOptions,
          render: (popover) => (
            <Layouts popover={popover} onChoose={(layout) => onPrintLayout({ ...printed(), layout })} />
          ),
        },
      }),
      ...item('pdf', <Download size={16} strokeWidth={1.75} />, onPdf, { group }),
      ...item('csv', <Sheet size={16} strokeWidth={1.75} />, onCsv, { group }),
    ];
  },
});
