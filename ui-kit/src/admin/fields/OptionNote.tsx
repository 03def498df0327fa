import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { fieldConfigurationDialogMessages } from './messages.js';
import { type CountOf, isRenamed, type OptionRow, type rowError } from './option-rows.js';

interface OptionNoteProps {
  id: string;
  row: OptionRow;
  error: ReturnType<typeof rowError>;
  countOf: CountOf;
}

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-block-start: -4px;
  padding-block-end: 8px;
  padding-inline: 67px 8px;
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    color: var(--cp-success-text);
  }
  &[data-error] {
    color: var(--cp-danger-text);
  }
  @media (pointer: coarse) {
    padding-inline-start: 63px;
  }
`;

/** What is wrong with an option, or how many entries are renamed with it. */
export function OptionNote({ id, row, error, countOf }: OptionNoteProps) {
  const text = useMessages(fieldConfigurationDialogMessages);
  if (error) {
    return (
      <Root id={id} role="alert" data-error="">
        {text[error]}
      </Root>
    );
  }
  if (!row.stored || !isRenamed(row)) return null;
  return (
    <Root id={id}>
      <Check size={12} strokeWidth={2.25} aria-hidden />
      {text.renamed({ before: row.stored.name, count: countOf(row.stored) })}
    </Root>
  );
}
