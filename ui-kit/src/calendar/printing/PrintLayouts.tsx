import { useOnDemand } from '../../internal/use-on-demand.js';
import type { ButtonPopoverProps } from '../../primitives/use-popover-button.js';
import { calendarParts } from '../calendar-parts.js';
import type { PrintLayout } from './print-layout.js';

interface PrintLayoutsProps {
  popover: ButtonPopoverProps;
  onChoose: (layout: PrintLayout) => void;
}

/** The popover in which users choose what to print, loaded when it opens. */
export function PrintLayouts({ popover, onChoose }: PrintLayoutsProps) {
  const { value: parts } = useOnDemand(calendarParts, popover.open);
  return parts && <parts.PrintPopover {...popover} onChoose={onChoose} />;
}
