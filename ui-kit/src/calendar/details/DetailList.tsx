import type { MouseEventHandler, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DetailRow } from '../../logs/kinds/detail-rows.js';
import type { FieldConfiguration } from '../../logs/types.js';
import { LinkedText } from '../../primitives/LinkedText.js';

interface DetailListProps {
  rows: readonly DetailRow[];
  heading?: string;
  headingLevel?: 3 | 4;
  /** Renders a value that has a menu. Returns null for other values. */
  renderValue?: (field: FieldConfiguration) => ReactNode;
  onClick?: MouseEventHandler<HTMLDivElement>;
}

const Root = styled.div`
  margin-top: var(--cp-space-3);
  padding-top: var(--cp-space-3);
  border-top: 1px solid var(--cp-border-default);

  h3,
  h4 {
    margin: 0 0 var(--cp-space-2);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
  }

  dl {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr);
    gap: var(--cp-space-2) var(--cp-space-3);
    margin: 0;
  }

  dl > div {
    display: contents;
  }

  dt {
    color: var(--cp-text-tertiary);
    overflow-wrap: anywhere;
  }

  /* Values with a menu are as high as texts. */
  dd > button {
    margin-block: -4px;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    text-align: start;
    white-space: pre-line;
  }
`;

/** A list of labels and values, with a line above the list. Renders nothing if there are no rows. */
export function DetailList({ rows, heading, headingLevel = 3, renderValue, onClick }: DetailListProps) {
  const Heading = headingLevel === 3 ? 'h3' : 'h4';
  if (rows.length === 0) return null;
  return (
    <Root onClick={onClick}>
      {heading !== undefined && <Heading>{heading}</Heading>}
      <dl>
        {rows.map(({ name, label, value, href, field }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd dir="auto">{(field && renderValue?.(field)) ?? <LinkedText text={value} href={href} />}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
