import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { narrowPart, partOfPage } from '../primitives/narrow-part.js';

/** Props of {@link PageHeader}. All other props are passed to the root element. */
export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The page's heading. */
  title: ReactNode;
  /** Buttons, at the end of the row. */
  actions?: ReactNode;
  /** Displayed after the heading, such as a count. */
  children?: ReactNode;
}

const Root = styled.div`
  ${partOfPage}
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--cp-space-2);
  min-height: var(--cp-toolbar-h);
  padding: var(--cp-space-2) var(--cp-space-4);

  & > h1 {
    min-width: 0;
    font-size: var(--cp-text-lg);
    line-height: var(--cp-leading-lg);
    font-weight: var(--cp-weight-semibold);
    letter-spacing: -0.018em;
    overflow-wrap: anywhere;
  }
  ${narrowPart(css`
    min-height: 48px;
    padding-inline: var(--cp-space-3);
  `)}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--cp-space-2);
  margin-inline-start: auto;

  /* Touch targets are as tall as those of the icon buttons next to them. */
  ${narrowPart(css`
    --cp-control-h: 44px;
  `)}
`;

/**
 * The first row of a page, with its heading and actions.
 *
 * @example <PageHeader title="Brand Management" actions={<Button variant="primary">Create Brand</Button>} />
 */
export const PageHeader = forwardRef<HTMLDivElement, PageHeaderProps>(function PageHeader(
  { title, actions, children, ...rest },
  ref,
) {
  return (
    <Root {...rest} ref={ref}>
      <h1>{title}</h1>
      {children}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
});
