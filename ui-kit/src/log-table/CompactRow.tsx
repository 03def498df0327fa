import { type ComponentProps, memo } from 'react';
import { styled } from 'styled-components';
import { EntryMenu } from '../calendar/details/EntryMenu.js';
import { entryData } from '../calendar/entry/entry-data.js';
import { type EntryExtras, useEntryHost } from '../entries/use-entry-host.js';
import { useMessages } from '../kit/use-messages.js';
import type { Entry } from '../logs/entry.js';
import { hasPeople } from '../logs/field-types/field-text.js';
import type { FieldConfiguration } from '../logs/types.js';
import { ColorDot } from '../primitives/ColorDot.js';
import { FieldValue } from '../value-menu/FieldValue.js';
import type { CellTextInput } from './cell-text.js';
import { entryDates, entryFacts } from './entry-facts.js';
import { logTableMessages } from './log-table-messages.js';
import { OpenTitle } from './OpenTitle.js';
import type { RowActions } from './RowActions.js';
import { RowSelect, TouchTarget } from './RowSelect.js';

/** The layout of a row on small screens. */
export const CompactFrame = styled.li`
  --cp-control-h: 44px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 44px;
  align-items: center;
  min-height: 60px;
  cursor: pointer;
  padding-inline-start: var(--cp-space-3);
  border-block-end: 1px solid var(--cp-border-subtle);

  &[data-selectable] {
    grid-template-columns: 44px minmax(0, 1fr) auto 44px;
    padding-inline-start: 0;
  }
  &[data-selected] {
    border-color: var(--cp-border-default);
    background: var(--cp-surface-active);
  }
  &[aria-current] {
    background: var(--cp-surface-active);
  }
  & b {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: var(--cp-weight-medium);
  }
  /* Inset the focus ring, because the button is at the edge of the scroll container, which would clip the ring. */
  & > :focus-visible {
    outline-offset: -2px;
  }
`;

const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);
  min-width: 0;
  overflow: hidden;
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
  line-height: 18px;
  white-space: nowrap;

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-width: 0;
  }
  & > button {
    flex: none;
    max-width: 60%;
    margin-block: -4px;
  }
  & > [data-date] {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

/** Only the initials, because the name is part of the button's accessible name. */
const People = styled.div`
  display: flex;

  & > button {
    min-width: 44px;
    min-height: 44px;
    margin: 0;
    justify-content: center;
  }
  & span > span:nth-child(2) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Cut = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

interface CompactRowProps extends Pick<ComponentProps<typeof RowActions>, 'actionsOf'> {
  entry: Entry;
  /** The index among the rows that match the search, starting at 0. */
  index: number;
  /** The number of rows that match the search. */
  count: number;
  texts: CellTextInput;
  selectable: boolean;
  isSelected: boolean;
  /** Whether the row's controls are the tab stops of the list. */
  isTabStop: boolean;
  /** Whether the details of the entry are open. */
  isOpen: boolean;
  extras: EntryExtras;
  /** The status and the person. */
  values: readonly FieldConfiguration[];
  /** Whether users can change these values. */
  canChange: boolean;
}

/** An entry in the list on small screens. */
export const CompactRow = memo(function CompactRow({
  entry,
  index,
  count,
  texts,
  selectable,
  isSelected,
  isTabStop,
  isOpen,
  extras,
  values,
  canChange,
  actionsOf,
}: CompactRowProps) {
  const text = useMessages(logTableMessages);
  const host = useEntryHost<Entry>();
  const part = { entry, isTabStop };
  const valuesOf = (isPerson: boolean) =>
    values
      .filter(({ fieldType }) => hasPeople(fieldType) === isPerson)
      .map((field) => (
        <FieldValue
          key={field.id}
          field={field}
          dynamicFields={entry.dynamicFields}
          isButton={canChange}
          tabIndex={isTabStop ? 0 : -1}
        />
      ));
  const brand = texts.brands.get(entry.brandId ?? '');
  return (
    <CompactFrame
      aria-posinset={index + 1}
      aria-setsize={count}
      data-cp-row={index}
      {...entryData(entry)}
      data-selectable={selectable ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      aria-current={isOpen || undefined}
    >
      {selectable && (
        <TouchTarget>
          <RowSelect {...part} isSelected={isSelected} />
        </TouchTarget>
      )}
      <div>
        <b>
          <OpenTitle {...part} extras={extras}>
            {entry.title}
          </OpenTitle>
        </b>
        <Facts>
          <span data-date="">{entryDates(entry, texts)}</span>
          {valuesOf(false)}
          {brand && (
            <span>
              <ColorDot color={brand.color} />
              <Cut>{brand.name}</Cut>
            </span>
          )}
          {values.length === 0 &&
            entryFacts(entry, texts).map((fact) => (
              <span key={fact.name}>
                <Cut>{fact.text}</Cut>
              </span>
            ))}
        </Facts>
      </div>
      <People>{valuesOf(true)}</People>
      <EntryMenu
        label={text.entryActions({ title: entry.title })}
        tabIndex={isTabStop ? 0 : -1}
        data-cp-control="menu"
        actions={actionsOf(entry)}
        onRun={(action) => host.run(action, host.placeOf(entry))}
      />
    </CompactFrame>
  );
});
