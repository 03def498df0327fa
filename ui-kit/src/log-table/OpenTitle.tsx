import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { entryMarks } from '../calendar/entry/entry-marks.js';
import type { EntryMark } from '../entries/feature.js';

interface OpenTitleProps {
  isTabStop: boolean;
  marks: readonly EntryMark[];
  children: ReactNode;
}

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  white-space: nowrap;
  cursor: pointer;

  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > svg {
    flex: none;
  }
`;

/** The title of a row, as a button that opens the row's details. The list handles clicks on it. */
export function OpenTitle({ isTabStop, marks, children }: OpenTitleProps) {
  return (
    <Root type="button" tabIndex={isTabStop ? 0 : -1} data-cp-control="open" aria-haspopup="dialog">
      <span>{children}</span>
      {entryMarks(marks)}
    </Root>
  );
}
