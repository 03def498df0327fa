import type { ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card.js';

const Root = styled(Card)`
  display: flex;
  align-items: center;
  gap: var(--cp-space-3);
  height: 72px;
  padding-block: 0;
  padding-inline-end: var(--cp-space-2);

  &[data-brand]:hover {
    background-image: linear-gradient(var(--cp-surface-hover), var(--cp-surface-hover));
  }
`;

/** The frame around a brand's card or its placeholder. */
export function BrandFrame(props: ComponentPropsWithoutRef<'li'>) {
  return (
    <Root asChild>
      <li {...props} />
    </Root>
  );
}
