import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';

/** Props of {@link PageBody}; all go to the `<div>`. */
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

  @media (max-width: 767.98px) {
    padding: var(--cp-space-3);
  }
`;

/** What scrolls under a page's header. */
export const PageBody = forwardRef<HTMLDivElement, PageBodyProps>(function PageBody(props, ref) {
  return <Root {...props} ref={ref} />;
});
