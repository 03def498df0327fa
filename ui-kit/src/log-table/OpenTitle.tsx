import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface OpenTitleProps {
  isTabStop: boolean;
  children: ReactNode;
}

const Root = styled.button`
  display: block;
  max-width: 100%;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
`;

/** The title of a row, as a button that opens the row's details. The list handles clicks on it. */
export function OpenTitle({ isTabStop, children }: OpenTitleProps) {
  return (
    <Root type="button" tabIndex={isTabStop ? 0 : -1} data-cp-control="open" aria-haspopup="dialog">
      {children}
    </Root>
  );
}
