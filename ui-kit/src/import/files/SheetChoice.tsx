import { Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { narrowPart, partOfPage } from '../../primitives/narrow-part.js';
import { cellText } from '../cell-text.js';
import { importWizardMessages } from '../import-messages.js';
import { Foot, Problems } from '../import-style.js';
import { columnLetters } from './column-letters.js';
import { HiddenParts } from './HiddenParts.js';
import { useDroppedSheet } from './use-dropped-sheet.js';
import { countRows, type OpenedWorkbook } from './use-sheet-file.js';
import type { WorkbookSheet } from './workbook.js';

interface SheetChoiceProps {
  workbook: OpenedWorkbook;
  /** The sheet that the user chose earlier. */
  chosen: WorkbookSheet | null;
  /** What is wrong with the chosen sheet. */
  problem: string | null;
  onChoose: (sheet: WorkbookSheet) => void;
  /** Called when the user wants to choose another file. */
  onClose: () => void;
  onFile: (file: File) => void;
  onText: (text: string) => void;
}

/** The number of rows in the preview. */
const SHOWN = 12;

const Form = styled.form`
  ${partOfPage}
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

const Split = styled.div`
  flex: 1;
  display: flex;
  min-height: 0;

  ${narrowPart(css`
    flex-direction: column;
    overflow: auto;
  `)}
`;

const List = styled.fieldset`
  flex: none;
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-2);
  width: 320px;
  min-width: 0;
  margin: 0;
  padding: var(--cp-space-4);
  overflow: auto;
  border: 0;
  border-inline-end: 1px solid var(--cp-border-default);

  & > legend {
    float: inline-start;
    padding: 0;
    font-size: var(--cp-text-md);
    font-weight: var(--cp-weight-semibold);
  }
  & > p {
    color: var(--cp-text-secondary);
    overflow-wrap: anywhere;
  }
  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: var(--cp-space-2);
    padding: var(--cp-space-2) var(--cp-space-3);
    border: 1px solid var(--cp-border-control);
    border-radius: var(--cp-radius-md);
    cursor: pointer;
  }
  & > label:has(:checked) {
    border-color: var(--cp-text-primary);
    background: var(--cp-surface-active);
  }
  & > label > input {
    width: 16px;
    height: 16px;
    margin: 2px 0 0;
    accent-color: var(--cp-text-primary);
  }
  & > label > b {
    font-weight: var(--cp-weight-medium);
    overflow-wrap: anywhere;
  }
  & > label > span {
    grid-column: 2;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
  }
  & > button {
    align-self: flex-start;
  }
  ${narrowPart(css`
    --cp-control-h: 44px;
    width: auto;
    overflow: visible;
    border-inline-end: 0;
    border-block-end: 1px solid var(--cp-border-default);
  `)}
`;

const Preview = styled.section`
  flex: 1;
  min-width: 0;
  overflow: auto;
  outline-offset: -2px;

  ${narrowPart(css`
    flex: none;
  `)}
  & > h2 {
    position: sticky;
    inset-inline-start: 0;
    padding: var(--cp-space-3) var(--cp-space-4);
    font-size: var(--cp-text-sm);
    font-weight: var(--cp-weight-semibold);
  }
  & > h2 > span {
    margin-inline-start: var(--cp-space-2);
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-regular);
  }
  & > table {
    border-collapse: separate;
    border-spacing: 0;
    min-width: 100%;
    border-block-start: 1px solid var(--cp-border-subtle);
  }
  & > table > tbody > tr > * {
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
  & > table > tbody > tr > th {
    min-width: 44px;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    text-align: end;
  }
`;

/** Returns the indexes of the columns that are not empty. */
function filledColumns(rows: readonly (readonly string[])[]): number[] {
  const filled = new Set<number>();
  for (const row of rows) {
    for (const [column, cell] of row.entries()) if (cell.trim() !== '') filled.add(column);
  }
  return [...filled].toSorted((one, other) => one - other);
}

/** The part of the first step in which the user chooses a sheet of a workbook. */
export function SheetChoice({
  workbook: { name, sheets, hiddenSheets },
  chosen,
  problem,
  onChoose,
  onClose,
  onFile,
  onText,
}: SheetChoiceProps) {
  const text = useMessages(importWizardMessages);
  const id = useId();
  const [selected, setSelected] = useState(chosen ?? sheets[0]);
  const radio = useRef<HTMLInputElement>(null);
  useDroppedSheet({ onFile, onText });
  // The button that opened the file is gone.
  useEffect(() => radio.current?.focus(), []);
  const filled = [...(selected?.rows.entries() ?? [])].filter(([, row]) => row.length > 0);
  const shown = filled.slice(0, SHOWN);
  const columns = filledColumns(selected?.rows ?? []);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (selected) onChoose(selected);
      }}
    >
      <Split>
        <List>
          <legend>{text.chooseSheet}</legend>
          <p>{text.sheetCount({ name, count: sheets.length })}</p>
          {sheets.map((sheet) => (
            <label key={sheet.name}>
              <input
                ref={sheet === selected ? radio : undefined}
                type="radio"
                name={id}
                checked={sheet === selected}
                onChange={() => setSelected(sheet)}
              />
              <b translate="no">{sheet.name}</b>
              <span>
                {text.sheetSize({ rows: countRows(sheet.rows), columns: filledColumns(sheet.rows).length })}
              </span>
            </label>
          ))}
          <HiddenParts sheet={selected} hiddenSheets={hiddenSheets} />
          <Button icon={<Upload size={16} />} onClick={onClose}>
            {text.anotherFile}
          </Button>
        </List>
        <Preview tabIndex={0} aria-labelledby={`${id}-preview`}>
          <h2 id={`${id}-preview`}>
            <bdi translate="no">{selected?.name}</bdi>
            <span>{text.firstRows({ shown: shown.length, rows: filled.length })}</span>
          </h2>
          <table>
            <tbody>
              {shown.map(([index, row]) => (
                <tr key={index}>
                  <th scope="row">{index + 1}</th>
                  {columns.map((column) => (
                    <td key={columnLetters(column)} translate="no">
                      {cellText(row[column] ?? '')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Preview>
      </Split>
      <Foot>
        <div>{problem !== null && <Problems role="alert">{problem}</Problems>}</div>
        <Button type="submit" variant="primary">
          {text.useSheet({ name: selected?.name ?? '' })}
        </Button>
      </Foot>
    </Form>
  );
}
