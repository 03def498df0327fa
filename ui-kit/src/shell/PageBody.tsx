import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { css, styled } from 'styled-components';
import { narrowPart } from '../primitives/narrow-part.js';

/** Props of {@link PageBody}. All props are passed to the `<div>`. */
export type PageBodyProps = ComponentPropsWithoutRef<'div'>;

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  padding: var(--cp-space-4);
  border-block-start: 1px solid var(--cp-border-subtle);
  overflow-wrap: anywhere;

  ${narrowPart(css`
    padding: var(--cp-space-3);
  `)}
`;

/** The part of a page that scrolls below the header. */
export const PageBody = forwardRef<HTMLDivElement, PageBodyProps>(function PageBody(props, ref) {
  return <Root {...props} ref={ref} />;
});
