import { Download, Printer, Sheet } from 'lucide-react';
import { createElement } from 'react';
import type { EntryFeature, ToolbarItem } from '../../entries/feature.js';
import { calendarMessages } from '../calendar-messages.js';
import type { CalendarState } from '../calendar-state.js';
import { displayedState } from '../displayed-state.js';
import { PrintLayouts } from './PrintLayouts.js';
import type { PrintLayout } from './print-layout.js';

/** Options of {@link printing}. They are described at the props of `Calendar`. */
export interface PrintingOptions {
  /** Labels of the commands, for example with what they print. */
  texts?: { print?: string; pdf?: string; csv?: string; xlsx?: string };
  onPrint?: ((printed: { state: CalendarState }) => void) | undefined;
  onPrintLayout?: ((printed: { state: CalendarState; layout: PrintLayout }) => void) | undefined;
  onPdf?: ((printed: { state: CalendarState }) => void) | undefined;
  onCsv?: ((printed: { state: CalendarState }) => void) | undefined;
  /** Called when the user downloads the displayed entries as an Excel workbook. If omitted, the command is hidden. */
  onXlsx?: ((printed: { state: CalendarState }) => void) | undefined;
}

const ICON = { size: 16, strokeWidth: 1.75 };

/**
 * The commands that print and download the displayed entries.
 *
 * @example printing({ onPrint: () => window.print() })
 */
export const printing = ({
  texts,
  onPrint,
  onPrintLayout,
  onPdf,
  onCsv,
  onXlsx,
}: PrintingOptions): EntryFeature => ({
  name: 'printing',
  toolbar: ({ text: translate, host }) => {
    const text = { ...translate(calendarMessages), ...texts };
    const printed = () => ({ state: host.read(displayedState).current });
    const item = (
      id: 'print' | 'pdf' | 'csv' | 'xlsx',
      icon: ToolbarItem['icon'],
      call: PrintingOptions['onPrint'],
      more?: Partial<ToolbarItem>,
    ): ToolbarItem[] => (call ? [{ id, label: text[id], icon, run: () => call(printed()), ...more }] : []);
    const group = { id: 'download', label: text.downloadOptions };
    return [
      ...item('print', createElement(Printer, ICON), onPrint, {
        menu: onPrintLayout && {
          label: text.printOptions,
          render: (popover) =>
            createElement(PrintLayouts, {
              popover,
              onChoose: (layout) => onPrintLayout({ ...printed(), layout }),
            }),
        },
      }),
      ...item('pdf', createElement(Download, ICON), onPdf, { group }),
      ...item('csv', createElement(Sheet, ICON), onCsv, { group }),
      ...item('xlsx', createElement(Sheet, ICON), onXlsx, { group }),
    ];
  },
});
