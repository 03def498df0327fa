import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { ListItem } from './list-items.js';
import { DIVIDER_HEIGHTS } from './use-row-window.js';

interface DividerProps {
  type: Exclude<ListItem['type'], 'row'>;
  children: ReactNode;
}

const content = css`
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);
  box-sizing: border-box;
  height: ${DIVIDER_HEIGHTS.month}px;
  padding-inline: var(--cp-space-4);
  border-block-end: 1px solid var(--cp-border-subtle);
  background: var(--cp-surface-canvas);
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  font-weight: var(--cp-weight-medium);
`;

const today = css`
  height: ${DIVIDER_HEIGHTS.today}px;
  border: 0;
  background: none;
  color: var(--cp-accent-text);

  &::after {
    content: '';
    flex: 1;
    height: 2px;
    border-radius: var(--cp-radius-full);
    background: var(--cp-accent-solid);
  }
`;

const Row = styled.tr`
  & > td {
    padding: 0 !important;
    height: auto !important;
    border: 0 !important;
    background: none !important;
  }
  & > td > div {
    ${content}
  }
  &[data-today] > td > div {
    ${today}
  }
`;

const Item = styled.li`
  ${content}
  padding-inline: var(--cp-space-3);

  &[data-today] {
    ${today}
  }
`;

const place = (type: DividerProps['type']) => ({ [`data-${type}`]: '' });

/** A divider between table rows. It is hidden from screen readers, because each row contains its date. */
export function TableDivider({ type, columns, children }: DividerProps & { columns: number }) {
  return (
    <Row aria-hidden="true" {...place(type)}>
      <td colSpan={columns}>
        <div>{children}</div>
      </td>
    </Row>
  );
}

/** A divider between list items. */
export function ListDivider({ type, children }: DividerProps) {
  return (
    <Item aria-hidden="true" {...place(type)}>
      {children}
    </Item>
  );
}
