import { CircleHelp } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { columnLetters } from './files/column-letters.js';
import { importWizardMessages } from './import-messages.js';
import { TextButton } from './import-style.js';
import type { ImportTarget } from './import-targets.js';
import { LazySelect } from './LazySelect.js';
import { CHANNEL, DATE_PART, REQUIRED, type RequiredTarget } from './match-columns.js';
import type { ImportPlan } from './use-import-plan.js';

const Root = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  container-type: inline-size;

  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) minmax(0, 2fr) minmax(120px, 180px);
  align-items: center;
  gap: 0 var(--cp-space-3);
  min-height: 48px;
  padding: var(--cp-space-1) var(--cp-space-4);
  border-block-end: 1px solid var(--cp-border-subtle);

  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > div > b {
    display: block;
    font-weight: var(--cp-weight-medium);
  }
  & > [data-letters]::before {
    content: attr(data-letters);
  }
  & > span,
  & small,
  & q {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
  & q {
    display: block;
    overflow: hidden;
    quotes: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & p {
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
  &[data-unused] b {
    color: var(--cp-text-secondary);
    font-weight: var(--cp-weight-regular);
  }
  @container (max-width: 539px) {
    grid-template-columns: 32px minmax(0, 1fr);
    row-gap: var(--cp-space-1);

    & > div:not(:nth-child(2)) {
      grid-column: 2;
    }
  }
`;

const Question = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: var(--cp-space-2);
  padding: var(--cp-space-3) var(--cp-space-4);
  border-block-end: 1px solid var(--cp-border-subtle);
  background: color-mix(in oklab, var(--cp-warning-text) 8%, transparent);

  & > h3 {
    display: flex;
    grid-column: 1 / -1;
    align-items: center;
    gap: var(--cp-space-2);
    font-size: var(--cp-text-sm);
    font-weight: var(--cp-weight-medium);
  }
  & > label {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    align-items: start;
    gap: 0 var(--cp-space-2);
    padding: var(--cp-space-2);
    border: 1px solid var(--cp-border-control);
    border-radius: var(--cp-radius-md);
    cursor: pointer;
  }
  & > label > input {
    margin: 2px 0 0;
    width: 16px;
    height: 16px;
    accent-color: var(--cp-text-primary);
  }
  & > label > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
`;

/** The number of example cells, and of other columns that fit, to display. */
const EXAMPLES = 3;

/** Returns the options of a select for the target of a column. */
export function useColumnOptions(targets: readonly ImportTarget[]) {
  const text = useMessages(importWizardMessages);
  return [
    ...targets.map(({ id, label }) => ({ value: id, label })),
    { value: CHANNEL, label: text.channelTarget },
    { value: DATE_PART, label: text.datePart },
  ];
}

function useColumnName({ headers }: ImportPlan) {
  const text = useMessages(importWizardMessages);
  return (column: number) => headers?.[column] || text.column({ header: '', number: column + 1 });
}

/** Asks which of two columns contains the dates or the titles. */
function ColumnQuestion({ plan, target }: { plan: ImportPlan; target: RequiredTarget }) {
  const text = useMessages(importWizardMessages);
  const nameOf = useColumnName(plan);
  const id = useId();
  const { evidence, contents } = plan.matched;
  return (
    <Question role="radiogroup" aria-labelledby={id}>
      <h3 id={id}>
        <CircleHelp size={16} aria-hidden />
        {text.whichColumn({ target })}
      </h3>
      {evidence[target].fitting.slice(0, EXAMPLES).map((column) => {
        const { cells = [], filled = 0 } = contents[column] ?? {};
        return (
          <label key={column}>
            <input
              type="radio"
              name={id}
              checked={plan.columns[column] === target}
              onChange={() => plan.chooseColumn(column, target)}
            />
            <span>
              <span translate="no">{nameOf(column)}</span>
              <small>
                {text.columnExample({ filled, different: new Set(cells).size, example: cells[0] ?? '' })}
              </small>
            </span>
          </label>
        );
      })}
    </Question>
  );
}

/** Asks whether each filled cell of the columns that are named after channels is an entry. */
function ChannelQuestion({ plan }: { plan: ImportPlan }) {
  const text = useMessages(importWizardMessages);
  const nameOf = useColumnName(plan);
  const id = useId();
  const { channels, contents } = plan.matched;
  const count = channels.reduce((sum, column) => sum + (contents[column]?.filled ?? 0), 0);
  return (
    <Question role="radiogroup" aria-labelledby={id}>
      <h3 id={id}>
        <CircleHelp size={16} aria-hidden />
        {text.channels({ columns: channels.map(nameOf) })}
      </h3>
      {[true, false].map((uses) => (
        <label key={String(uses)}>
          <input
            type="radio"
            name={id}
            checked={plan.usesChannels === uses}
            onChange={() => plan.choose({ usesChannels: uses })}
          />
          <span>
            {text.channelsChoice({ uses })}
            {uses && <small>{text.channelCells({ count })}</small>}
          </span>
        </label>
      ))}
    </Question>
  );
}

/** Says why a column contains the dates or the titles, and which other columns could. */
function Evidence({ plan, column, target }: { plan: ImportPlan; column: number; target: RequiredTarget }) {
  const text = useMessages(importWizardMessages);
  const nameOf = useColumnName(plan);
  const { evidence, contents } = plan.matched;
  const { filled: all = 0, rows = 0, dates = 0 } = contents[column] ?? {};
  const filled = target === 'startDate' ? Math.round(all * dates) : all;
  const others = evidence[target].fitting.filter((other) => other !== column).slice(0, EXAMPLES);
  return (
    <p>
      {text.comesFrom({ target, column: nameOf(column), filled, rows })}
      {others.length > 0 && <> {text.alsoFits({ target })} </>}
      {others.map((other, place) => (
        <span key={other}>
          {place > 0 && ', '}
          <TextButton
            type="button"
            translate="no"
            aria-label={text.chooseColumn({ target, column: nameOf(other) })}
            onClick={() => plan.chooseColumn(other, target)}
          >
            {nameOf(other)}
          </TextButton>
        </span>
      ))}
    </p>
  );
}

/** All columns of a sheet, with their content, what they mean, and why. */
export function ColumnList({ plan }: { plan: ImportPlan }) {
  const text = useMessages(importWizardMessages);
  const nameOf = useColumnName(plan);
  const { headers, columns, targets, matched } = plan;
  const options = useColumnOptions(targets);
  return (
    <Root>
      {matched.channels.length > 0 && <ChannelQuestion plan={plan} />}
      {REQUIRED.filter((target) => matched.evidence[target].mustAsk).map((target) => (
        <ColumnQuestion key={target} plan={plan} target={target} />
      ))}
      <ul>
        {columns.map((target, column) => {
          if (plan.source?.workbook?.sheet.hiddenColumns.includes(column)) return null;
          const { cells = [], filled = 0, rows = 0 } = matched.contents[column] ?? {};
          const required = REQUIRED.find((id) => id === target);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a sheet never move
            <Line key={column} data-unused={target === null ? '' : undefined}>
              <span aria-hidden="true" data-letters={columnLetters(column)} />
              <div>
                <b translate="no">{nameOf(column)}</b>
                <small>{text.partSummary({ part: filled, total: rows })}</small>
              </div>
              <div>
                <q translate="no">{[...new Set(cells)].slice(0, EXAMPLES).join(' · ')}</q>
                {required && <Evidence plan={plan} column={column} target={required} />}
              </div>
              <div>
                <LazySelect
                  aria-label={text.column({ header: headers?.[column] ?? '', number: column + 1 })}
                  options={options}
                  emptyLabel={text.leaveOut}
                  value={target}
                  onValueChange={({ value }) => plan.chooseColumn(column, value)}
                />
              </div>
            </Line>
          );
        })}
      </ul>
    </Root>
  );
}
