import { useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { Popover } from '../../primitives/Popover.js';
import type { ButtonPopoverProps } from '../../primitives/use-popover-button.js';
import { calendarMessages } from '../calendar-messages.js';
import { PRINT_MONTHS, type PrintLayout } from './print-layout.js';
import { printLayoutMessages } from './print-layout-messages.js';

interface PrintPopoverProps extends ButtonPopoverProps {
  onChoose: (layout: PrintLayout) => void;
}

const Root = styled.div`
  min-width: 208px;
  padding: 6px;

  @media (pointer: coarse) {
    --cp-control-h: 44px;
  }

  ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li > button {
    justify-content: flex-start;
    width: 100%;
    color: var(--cp-text-primary);
  }

  > :last-child {
    margin-top: 6px;
    padding: 6px var(--cp-space-3) 0;
    border-top: 1px solid var(--cp-border-subtle);
  }
`;

/** The popover beside the Print button, for printing several months, a quarter, or a list. */
export function PrintPopover({ onChoose, ...popover }: PrintPopoverProps) {
  const text = useMessages(calendarMessages);
  const layouts = useMessages(printLayoutMessages);
  const [hasOutsideDays, setOutsideDays] = useState(true);
  const choices: { label: string; layout: PrintLayout }[] = [
    ...PRINT_MONTHS.map((months) => ({
      label: months === 1 ? layouts.thisMonth : text.months({ count: months }),
      layout: { type: 'months' as const, months, hasOutsideDays },
    })),
    { label: layouts.quarter, layout: { type: 'quarter' } },
    { label: layouts.agenda, layout: { type: 'agenda' } },
  ];
  return (
    <Popover {...popover} align="end" aria-label={text.printOptions}>
      <Root>
        <ul>
          {choices.map(({ label, layout }) => (
            <li key={layout.type === 'months' ? layout.months : layout.type}>
              <Button
                variant="ghost"
                onClick={() => {
                  popover.onOpenChange({ open: false });
                  onChoose(layout);
                }}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
        <Checkbox checked={hasOutsideDays} onCheckedChange={({ checked }) => setOutsideDays(checked)}>
          {layouts.outsideDays}
        </Checkbox>
      </Root>
    </Popover>
  );
}
