import { styled } from 'styled-components';
import { formatTime } from '../dates/format-instant.js';
import { useMessages } from '../kit/use-messages.js';
import type { TextsOf } from '../messages/define-messages.js';
import { Link, type Navigation } from '../primitives/Link.js';
import { VisuallyHidden, visuallyHiddenStyle } from '../primitives/VisuallyHidden.js';
import { displayName } from '../shell/initials.js';
import { activityListMessages } from './activity-messages.js';
import { changeMessages } from './change-messages.js';
import { groupFields, groupRows, kindNames } from './group-fields.js';
import type { SentenceContext } from './sentences.js';
import type { ChangeSet, SubjectChange } from './types.js';
import type { ValueRow } from './value-rows.js';

interface ChangeTableProps {
  set: ChangeSet;
  context: SentenceContext;
  subjectHref: ((change: SubjectChange) => string | null) | undefined;
  onNavigate: ((navigation: Navigation) => void) | undefined;
  compact: boolean;
}

/** A table of changes. `data-compact` displays it as lines. */
export const Table = styled.table`
  width: 100%;
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-md);
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  background: var(--cp-surface-panel);
  overflow: hidden;

  & :is(th, td) {
    padding: var(--cp-space-2) var(--cp-space-3);
    border-block-end: 1px solid var(--cp-border-subtle);
    color: var(--cp-text-secondary);
    font-weight: var(--cp-weight-regular);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & thead th {
    border-block-end-color: var(--cp-border-default);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
  }
  & thead th:first-child {
    width: 32%;
  }
  &:not([data-rows]) thead th:nth-child(2) {
    width: 13%;
  }
  &[data-rows] {
    table-layout: auto;
  }
  & tbody th,
  & td[data-now] {
    color: var(--cp-text-primary);
  }
  & small {
    display: block;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
  & tbody th > a {
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--cp-border-control);
    text-underline-offset: 3px;
  }
  & tbody th > a:hover {
    text-decoration-color: currentcolor;
  }
  & td[data-was] {
    color: var(--cp-text-tertiary);
    text-decoration: line-through;
  }
  & td[data-note] {
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    text-align: end;
  }
  & tbody[data-left] :is(th, td) {
    color: var(--cp-text-tertiary);
  }
  & tbody:last-child tr:last-child > :is(th, td),
  & tbody:last-child th[rowspan] {
    border-block-end: 0;
  }

  &[data-compact],
  &[data-compact] tbody {
    display: block;
  }
  &[data-compact] thead {
    ${visuallyHiddenStyle}
  }
  &[data-compact] tr {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--cp-space-2);
    padding: 6px var(--cp-space-3);
  }
  &[data-compact] :is(th, td) {
    max-width: 100%;
    padding: 0;
    border: 0;
  }
  &[data-compact] tbody :is(th, td[data-field], td[data-note]) {
    flex: 1 0 100%;
    text-align: start;
  }
  &[data-compact] tbody th {
    padding-block-start: var(--cp-space-1);
    font-weight: var(--cp-weight-medium);
  }
  &[data-compact] td:empty {
    display: none;
  }
  &[data-compact] td[data-field] {
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
  &[data-compact] tbody:not(:last-child) {
    border-block-end: 1px solid var(--cp-border-subtle);
  }
`;

/** Returns the reason why an undo does not change an entry, or '' if the undo changes the entry. */
function noteOf({ state, changedBy, changedAt }: SubjectChange, { translate, locale }: SentenceContext) {
  const text = translate(activityListMessages);
  const { somebody, deletedUser } = translate(changeMessages);
  if (state === 'current') return '';
  if (state === 'deleted') return text.deletedSince;
  const person = changedBy ? displayName(changedBy) || somebody : deletedUser;
  return text.changedBy({ person, time: changedAt === null ? '' : formatTime(changedAt, locale) });
}

/** Returns whether an entry no longer exists, because this change or a later one deleted it. */
const isGone = ({ subjectType, state, values }: SubjectChange) =>
  subjectType === 'entry' &&
  (state === 'deleted' || values.some(({ name, after }) => name === 'title' && after === null));

interface Column {
  side: 'before' | 'after';
  label: string;
}

/** Returns the value columns: before and after, or only one column if entries were created or deleted. */
function columnsOf(
  changes: readonly SubjectChange[],
  { before, after, value }: TextsOf<typeof activityListMessages>,
): Column[] {
  const values = changes.flatMap((change) => change.values);
  if (values.length > 1 && values.every((one) => one.before === null))
    return [{ side: 'after', label: value }];
  if (values.length > 1 && values.every((one) => one.after === null))
    return [{ side: 'before', label: value }];
  return [
    { side: 'before', label: before },
    { side: 'after', label: after },
  ];
}

/** A table of the values in a change set. Each row contains one value, before and after the change. */
export function ChangeTable({ set, context, subjectHref, onNavigate, compact }: ChangeTableProps) {
  const text = useMessages(activityListMessages);
  const changeText = useMessages(changeMessages);
  const columns = columnsOf(set.changes, text);
  const both = columns.length === 2;
  const hasNotes = set.undoneBy === null && set.changes.some(({ state }) => state !== 'current');
  const cell = (row: ValueRow, { side }: Column) => {
    const value = row[side] || changeText.emptyValue;
    return (
      <td key={side} {...(both && { [side === 'before' ? 'data-was' : 'data-now']: '' })} dir="auto">
        {both && side === 'before' ? <s>{value}</s> : value}
      </td>
    );
  };
  return (
    <Table data-compact={compact ? '' : undefined}>
      <thead>
        <tr>
          <th scope="col">{text.subjects[set.subjectType] ?? set.subjectType}</th>
          <th scope="col">{text.field}</th>
          {columns.map(({ side, label }) => (
            <th key={side} scope="col">
              {label}
            </th>
          ))}
          {hasNotes && (
            <th scope="col">
              <VisuallyHidden>{text.note}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      {groupFields(set.changes).map((group) => {
        const [change] = group;
        const rows = groupRows(group, context);
        const kinds = kindNames(group, context);
        const href = isGone(change) ? null : (subjectHref?.(change) ?? null);
        const note = hasNotes ? noteOf(change, context) : '';
        return (
          <tbody key={change.subjectId} data-left={note ? '' : undefined}>
            {rows.map((row, place) => (
              <tr key={row.name}>
                {place === 0 && (
                  <th scope="rowgroup" rowSpan={rows.length} dir="auto">
                    {href === null ? (
                      change.title
                    ) : (
                      <Link variant="bare" href={href} onNavigate={onNavigate}>
                        {change.title}
                      </Link>
                    )}
                    {kinds.length > 0 && <small>{kinds.join(', ')}</small>}
                  </th>
                )}
                <td data-field="">{row.label}</td>
                {columns.map((column) => cell(row, column))}
                {hasNotes && place === 0 && (
                  <td data-note="" rowSpan={rows.length}>
                    {note}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        );
      })}
    </Table>
  );
}
