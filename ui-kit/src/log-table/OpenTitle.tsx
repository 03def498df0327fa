import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { entryContent, entryMarks } from '../calendar/entry/entry-content.js';
import type { EntryExtras } from '../entries/use-entry-host.js';
import type { Entry } from '../logs/entry.js';

interface OpenTitleProps {
  entry: Entry;
  isTabStop: boolean;
  extras: EntryExtras;
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
  & > .cp-warning {
    color: var(--cp-warning-text);
  }
`;

/** The title of a row, as a button that opens the row's details. The list handles clicks on it. */
export function OpenTitle({ entry, isTabStop, extras, children }: OpenTitleProps) {
  const marks = extras.marksOf(entry);
  const title = (
    <>
      <span>{children}</span>
      {entryMarks(marks)}
    </>
  );
  return (
    <Root
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      data-cp-control="open"
      aria-haspopup="dialog"
      aria-label={extras.contentOf && [entry.title, ...marks.map(({ text }) => text)].join(' ')}
    >
      {entryContent(entry, 'row', { title }, extras)}
    </Root>
  );
}
