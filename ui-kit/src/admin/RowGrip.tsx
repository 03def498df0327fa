import { GripVertical } from 'lucide-react';
import { forwardRef } from 'react';
import { css, styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { narrow } from './admin-table.js';
import { rowOrderMessages } from './row-order-messages.js';
import type { RowOrder } from './use-row-order.js';

interface RowGripProps {
  id: string;
  name: string;
  order: RowOrder;
}

const Root = styled.button`
  display: grid;
  place-content: center;
  width: 24px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: var(--cp-radius-sm);
  background: none;
  color: var(--cp-text-tertiary);
  cursor: grab;

  /* The cell cuts off what is outside. */
  &:focus-visible {
    outline-offset: -2px;
  }
  tr:hover &,
  &:focus-visible,
  &[aria-pressed='true'] {
    color: var(--cp-text-primary);
  }
  /* Touch screens and narrow rows have a menu instead. */
  @media (hover: none), (pointer: coarse) {
    display: none;
  }
  ${narrow(css`
    display: none;
  `)}
`;

/** The styles of a table whose rows can be moved. */
export const movableRows = css`
  & :is(th, td):first-child:has(button, [data-grip-head]) {
    padding-inline: 8px 0;
  }
  & tr[data-dragged] {
    opacity: 0.38;
  }
  & tr[data-lifted] > td {
    background: var(--cp-surface-hover);
    box-shadow:
      inset 0 2px 0 var(--cp-text-primary),
      inset 0 -2px 0 var(--cp-text-primary);
  }
  & tr[data-line='above'] > td {
    box-shadow: inset 0 2px 0 var(--cp-text-primary);
  }
  & tr[data-line='below'] > td {
    box-shadow: inset 0 -2px 0 var(--cp-text-primary);
  }
`;

/** The button with which users move a row by mouse and keys. */
export const RowGrip = forwardRef<HTMLButtonElement, RowGripProps>(function RowGrip(
  { id, name, order },
  ref,
) {
  const text = useMessages(rowOrderMessages);
  return (
    <Root ref={ref} type="button" aria-label={text.move({ name })} {...order.gripProps(id)}>
      <GripVertical size={14} strokeWidth={1.75} aria-hidden />
    </Root>
  );
});
