import { styled } from 'styled-components';
import { useKindOf } from '../kit/use-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import { importWizardMessages } from './import-messages.js';
import type { LeftOutReason, LeftOutValues } from './left-out.js';

const List = styled.details`
  & > summary {
    cursor: pointer;
  }
  & > ul {
    max-height: 160px;
    margin: 0;
    padding-inline-start: var(--cp-space-5);
    overflow: auto;
    text-align: start;
  }
`;

/** Returns a function that says why values are not imported. */
export function useLeftOutText(headers: readonly string[] | null) {
  const text = useMessages(importWizardMessages);
  const kindOf = useKindOf();
  return (reason: LeftOutReason, count: number): string => {
    switch (reason.type) {
      case 'column': {
        const column = headers?.[reason.column] || text.column({ header: '', number: reason.column + 1 });
        return text.leftOutColumn({ column, count });
      }
      case 'field':
        return text.leftOutField({ label: reason.label, kind: kindOf(reason.kind).badge, count });
      case 'end':
        return text.leftOutEnd({ kind: kindOf(reason.kind).badge, count });
      case 'word':
        return text.leftOutWord({ word: reason.word, label: reason.label, count });
      default:
        return reason satisfies never;
    }
  };
}

interface LeftOutProps {
  values: readonly LeftOutValues[];
  headers: readonly string[] | null;
}

/** The values that are not imported, with their number and the reason. */
export function LeftOut({ values, headers }: LeftOutProps) {
  const text = useMessages(importWizardMessages);
  const textOf = useLeftOutText(headers);
  if (values.length === 0) return null;
  const lost = values.filter(({ reason }) => reason.type !== 'column');
  const unused = values.flatMap(({ reason, cells }) => {
    if (reason.type !== 'column') return [];
    const header = headers?.[reason.column] || text.column({ header: '', number: reason.column + 1 });
    return [{ header, count: cells.length }];
  });
  return (
    <List>
      <summary>
        {text.leftOutValues({ count: values.reduce((sum, { cells }) => sum + cells.length, 0) })}
      </summary>
      <ul>
        {lost.map(({ reason, cells }) => (
          <li key={JSON.stringify(reason)}>{textOf(reason, cells.length)}</li>
        ))}
        {unused.length > 0 && (
          <li>
            {text.leftOutColumns({
              columns: unused.map(({ header }) => header),
              count: unused.reduce((sum, { count }) => sum + count, 0),
            })}
          </li>
        )}
      </ul>
    </List>
  );
}
