import { useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { SegmentedControl } from '../primitives/SegmentedControl.js';
import { ColumnList, useColumnOptions } from './ColumnList.js';
import { cellText } from './cell-text.js';
import { columnQuestions } from './column-questions.js';
import { type ColumnsView, importWizardMessages } from './import-messages.js';
import { Foot, Panel, Problems } from './import-style.js';
import { LazySelect } from './LazySelect.js';
import { ReadingPanel } from './ReadingPanel.js';
import { openWords } from './sheet-words.js';
import type { ImportPlan } from './use-import-plan.js';

/** The number of rows to display. The next step displays all rows. */
const SHOWN = 50;

interface ColumnsStepProps {
  plan: ImportPlan;
  onBack: () => void;
  onNext: () => void;
}

const Split = styled.div`
  flex: 1;
  display: flex;
  min-height: 0;

  @container (max-width: 899px) {
    flex-direction: column;
    overflow: auto;
  }
`;

const Container = styled(Panel)`
  container-type: inline-size;
`;

const Main = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  @container (max-width: 899px) {
    flex: none;
  }
`;

const Bar = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-2);
  padding: var(--cp-space-2) var(--cp-space-4);
  border-block-end: 1px solid var(--cp-border-subtle);

  & > p {
    flex: 1 1 0;
    min-width: 160px;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }
`;

const Scroller = styled.div`
  flex: 1;
  min-width: 0;
  min-height: 0;
  overflow: auto;
  outline-offset: -2px;

  & > table {
    border-collapse: separate;
    border-spacing: 0;
    min-width: 100%;
  }
  & > table > * > tr > * {
    max-width: 240px;
    height: 34px;
    padding: 0 var(--cp-space-3);
    overflow: hidden;
    border-block-end: 1px solid var(--cp-border-subtle);
    border-inline-end: 1px solid var(--cp-border-subtle);
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: var(--cp-weight-regular);
  }
  & > table > thead > tr > * {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    min-width: 112px;
    height: 60px;
    padding: 0 var(--cp-space-1);
    background: var(--cp-surface-panel);
    border-block-end-color: var(--cp-border-default);
  }
  & > table > thead > tr > :first-child {
    min-width: 44px;
  }
  & > table > tbody > tr[data-header] > * {
    background: var(--cp-surface-active);
    font-weight: var(--cp-weight-semibold);
  }
  & > table > tbody > tr[data-above] > *,
  & [data-unused] {
    color: var(--cp-text-tertiary);
  }
  & > table > tbody > tr > th > button {
    width: 100%;
    min-width: 28px;
    min-height: 28px;
    padding: 0;
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: none;
    color: var(--cp-text-secondary);
    font: inherit;
    font-size: var(--cp-text-xs);
    text-align: end;
    cursor: pointer;
  }
  & > p {
    padding: var(--cp-space-3);
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
  }
`;

const VIEWS: readonly ColumnsView[] = ['columns', 'sheet'];

/** The rows of the sheet, with the target of each column above it. */
function SheetGrid({ plan }: { plan: ImportPlan }) {
  const text = useMessages(importWizardMessages);
  const { sheet, headers, headerRow, columns, targets } = plan;
  const rows = sheet?.rows ?? [];
  const options = useColumnOptions(targets);
  const { hiddenRows = [], hiddenColumns = [] } = plan.source?.workbook?.sheet ?? {};
  const hidden = new Set(hiddenRows);
  const shown = [...rows.entries()]
    .filter(([index]) => !hidden.has(index))
    .slice(0, SHOWN + (headerRow ?? 0));
  const places = [...columns.entries()].filter(([column]) => !hiddenColumns.includes(column));
  return (
    <Scroller tabIndex={0} role="region" aria-label={text.sheet}>
      <table>
        <thead>
          <tr>
            <td />
            {places.map(([column, target]) => (
              <td key={column}>
                <LazySelect
                  aria-label={text.column({ header: headers?.[column] ?? '', number: column + 1 })}
                  options={options}
                  emptyLabel={text.leaveOut}
                  value={target}
                  onValueChange={({ value }) => plan.chooseColumn(column, value)}
                />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(([index, cells]) => (
            <tr
              key={index}
              data-header={index === headerRow ? '' : undefined}
              data-above={index < (headerRow ?? 0) ? '' : undefined}
            >
              <th scope="row">
                <button
                  type="button"
                  aria-label={text.asHeader({ row: index + 1 })}
                  aria-pressed={index === headerRow}
                  onClick={() => plan.chooseHeaderRow(index === headerRow ? null : index)}
                >
                  {index + 1}
                </button>
              </th>
              {places.map(([column, target]) => (
                <td key={column} translate="no" data-unused={target === null ? '' : undefined}>
                  {cellText(cells[column] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length - hidden.size > shown.length && (
        <p>{text.moreRows({ count: rows.length - hidden.size - shown.length })}</p>
      )}
    </Scroller>
  );
}

/** The second step: the user checks how the sheet is read, and what its columns mean. */
export function ColumnsStep({ plan, onBack, onNext }: ColumnsStepProps) {
  const text = useMessages(importWizardMessages);
  const [view, setView] = useState<ColumnsView>('columns');
  const { dataRows, counts } = plan;
  const open = openWords(plan.words);
  const { asksChannels, missing, canGoOn } = columnQuestions(plan);
  return (
    <Container>
      <Split>
        <Main>
          <Bar>
            <p>{text.rowCounts(counts)}</p>
            <SegmentedControl
              label={text.columnsView}
              segments={VIEWS.map((value) => ({ value, label: text.columnsViewName({ view: value }) }))}
              value={view}
              onValueChange={({ value }) => setView(value as ColumnsView)}
            />
          </Bar>
          {view === 'columns' ? <ColumnList plan={plan} /> : <SheetGrid plan={plan} />}
        </Main>
        <ReadingPanel plan={plan} />
      </Split>
      <Foot>
        <div>
          {plan.otherTable !== null && (
            <Problems role="status">{text.otherTable({ row: plan.otherTable })}</Problems>
          )}
          {plan.days?.isClear === false && <Problems role="status">{text.unclearDays}</Problems>}
          {asksChannels && <Problems role="status">{text.answerChannels}</Problems>}
          {missing.length === 0
            ? !asksChannels && text.remembered
            : missing.map((target) => (
                <Problems key={target} role="status">
                  {text.missingColumn({ target })}
                </Problems>
              ))}
        </div>
        <Button onClick={onBack}>{text.back}</Button>
        <Button variant="primary" busy={plan.isPlanning} disabled={!canGoOn} onClick={onNext}>
          {open.length > 0 ? text.matchWords({ count: open.length }) : text.check({ rows: dataRows.length })}
        </Button>
      </Foot>
    </Container>
  );
}
