import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { importWizardMessages } from '../import-messages.js';
import { columnLetters } from './column-letters.js';
import type { WorkbookSheet } from './workbook.js';

interface HiddenPartsProps {
  /** If omitted, only the hidden sheets are displayed. */
  sheet?: WorkbookSheet | undefined;
  hiddenSheets: readonly string[];
}

const Text = styled.p`
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  overflow-wrap: anywhere;
`;

/** Combines consecutive indexes into ranges, such as '4' and '7–9'. */
function ranges(indexes: readonly number[], nameOf: (index: number) => string): string[] {
  const found: { first: number; last: number }[] = [];
  for (const index of indexes) {
    const range = found.at(-1);
    if (range?.last === index - 1) range.last = index;
    else found.push({ first: index, last: index });
  }
  return found.map(({ first, last }) =>
    first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`,
  );
}

/** Names the rows, columns and sheets that are not imported because they are hidden in the workbook. */
export function HiddenParts({ sheet, hiddenSheets }: HiddenPartsProps) {
  const text = useMessages(importWizardMessages);
  const rows = ranges(sheet?.hiddenRows ?? [], (index) => String(index + 1));
  const columns = ranges(sheet?.hiddenColumns ?? [], columnLetters);
  if (rows.length + columns.length + hiddenSheets.length === 0) return null;
  return <Text>{text.hiddenParts({ rows, columns, sheets: hiddenSheets })}</Text>;
}
