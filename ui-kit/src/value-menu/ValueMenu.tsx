import { fieldTypeOf, isCalendarDate } from '@content-planner/model';
import { type ReactNode, type RefObject, useRef } from 'react';
import { styled } from 'styled-components';
import { useMediaQuery } from '../internal/use-media-query.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { isList } from '../logs/field-types/field-text.js';
import { Button } from '../primitives/Button.js';
import { DatePicker } from '../primitives/DatePicker.js';
import { Dialog } from '../primitives/Dialog.js';
import { Popover } from '../primitives/Popover.js';
import { changingValuesMessages } from './changing-values-messages.js';
import { ValueList, type ValueListProps } from './ValueList.js';

export interface ValueMenuProps extends ValueListProps {
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
  /** The element that displays the value. */
  anchorRef: RefObject<HTMLElement | null>;
  /** Replaces the field's label as the name of the menu. It is displayed above the choices. */
  title?: string;
  /** The title of the entry, which small screens display above the choices. */
  entryTitle?: string | undefined;
  /** Text below the choices. */
  footnote?: ReactNode;
  side?: 'top' | 'bottom';
}

const Frame = styled.div`
  min-width: 216px;
  max-width: 320px;

  @media (max-width: 767.98px) {
    max-width: none;
    margin-inline: -10px;
  }
  & > p {
    margin: 0;
    padding: 10px 14px 0;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
  & > p:last-child {
    padding-block: 0 12px;
  }
  & > button {
    margin: 0 var(--cp-space-3) var(--cp-space-3);
  }
`;

/**
 * The menu of a value: the choices of its field, or a calendar for dates. A choice closes it, except for one of
 * several. On small screens, it is a sheet.
 */
export function ValueMenu({
  open,
  onOpenChange,
  anchorRef,
  title,
  entryTitle,
  footnote,
  side = 'bottom',
  onChoose,
  ...list
}: ValueMenuProps) {
  const { field, value } = list;
  const { today } = useKit();
  const text = useMessages(changingValuesMessages);
  const isSmall = useMediaQuery('(width < 768px)');
  const focusRef = useRef<HTMLElement>(null);
  const name = title ?? field.fieldLabel;
  const choose: ValueListProps['onChoose'] = (change) => {
    if (!isList(field.fieldType)) onOpenChange({ open: false });
    onChoose(change);
  };
  const above = isSmall ? entryTitle : title;
  const content = (
    <Frame>
      {above !== undefined && <p dir="auto">{above}</p>}
      {fieldTypeOf(field.fieldType).format === 'date' ? (
        <>
          <DatePicker
            value={typeof value === 'string' && isCalendarDate(value) ? value : null}
            onPick={({ value: day }) =>
              day === null ? onOpenChange({ open: false }) : choose({ value: day })
            }
            today={today}
            weekStartsOn={0}
            dayRef={focusRef}
          />
          {!field.isRequired && value !== null && (
            <Button size="sm" onClick={() => choose({ value: null })}>
              {text.none({ field: field.fieldLabel })}
            </Button>
          )}
        </>
      ) : (
        <ValueList {...list} aria-label={name} onChoose={choose} focusRef={focusRef} />
      )}
      {footnote !== undefined && <p>{footnote}</p>}
    </Frame>
  );
  const frame = { open, onOpenChange, initialFocusRef: focusRef };
  return isSmall ? (
    <Dialog {...frame} data-sheet="" title={name} returnFocusRef={anchorRef}>
      {content}
    </Dialog>
  ) : (
    <Popover {...frame} anchorRef={anchorRef} side={side} sideOffset={8} aria-label={name}>
      {content}
    </Popover>
  );
}
