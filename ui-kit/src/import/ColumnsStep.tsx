import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { cellText } from './cell-text.js';
import { importWizardMessages } from './import-messages.js';
import { Foot, Panel, Problems } from './import-style.js';
import { LazySelect } from './LazySelect.js';
import { ReadingPanel } from './ReadingPanel.js';
import type { ImportPlan } from './use-import-plan.js';

/** The number of rows to display. The next step displays all rows. */
const SHOWN = 50;

/** The columns that every sheet must have. */
const REQUIRED = ['title', 'startDate'] as const;

interface ColumnsStepProps {
  plan: ImportPlan;
  canCreateBrands: boolean;
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

const Scroller = styled.div`
  flex: 1;
  min-width: 0;
  overflow: auto;
  outline-offset: -2px;

  @container (max-width: 899px) {
    flex: none;
  }
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

/** The second step: the user checks how the sheet is read, and what its columns mean. */
export function ColumnsStep({ plan, canCreateBrands, onBack, onNext }: ColumnsStepProps) {
  const text = useMessages(importWizardMessages);
  const { sheet, headers, headerRow, width, columns, targets, dataRows } = plan;
  const rows = sheet?.rows ?? [];
  const places = Array.from({ length: width }, (_, column) => column);
  const missing = REQUIRED.filter((target) => !columns.includes(target));
  const options = targets.map(({ id, label }) => ({ value: id, label }));
  const shown = rows.slice(0, SHOWN + (headerRow ?? 0));
  return (
    <Container>
      <Split>
        <Scroller tabIndex={0} role="region" aria-label={text.sheet}>
          <table>
            <thead>
              <tr>
                <td />
                {places.map((column) => (
                  <td key={column}>
                    <LazySelect
                      aria-label={text.column({ header: headers?.[column] ?? '', number: column + 1 })}
                      options={options}
                      emptyLabel={text.leaveOut}
                      value={columns[column] ?? null}
                      onValueChange={({ value }) => plan.chooseColumn(column, value)}
                    />
                  </td>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((cells, index) => (
                <tr
                  // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a sheet never move
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
                  {places.map((column) => (
                    <td
                      key={column}
                      translate="no"
                      data-unused={(columns[column] ?? null) === null ? '' : undefined}
                    >
                      {cellText(cells[column] ?? '')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length > shown.length && <p>{text.moreRows({ count: rows.length - shown.length })}</p>}
        </Scroller>
        <ReadingPanel plan={plan} canCreateBrands={canCreateBrands} />
      </Split>
      <Foot>
        <div>
          {missing.length === 0
            ? text.remembered
            : missing.map((target) => (
                <Problems key={target} role="status">
                  {text.missingColumn({ target })}
                </Problems>
              ))}
        </div>
        <Button onClick={onBack}>{text.back}</Button>
        <Button variant="primary" disabled={missing.length > 0 || dataRows.length === 0} onClick={onNext}>
          {text.check({ rows: dataRows.length })}
        </Button>
      </Foot>
    </Container>
  );
}
