import type { Field } from '@content-planner/model';
import { Eye, EyeOff, Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useBeforePaint } from '../../internal/use-before-paint.js';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { IconButton } from '../../primitives/IconButton.js';
import { TextInput } from '../../primitives/TextInput.js';
import { type AbbreviatedRow, abbreviatedError, isFixed } from './abbreviated-rows.js';
import { fieldConfigurationDialogMessages } from './messages.js';

interface AbbreviatedOptionsProps {
  field: Field;
  rows: readonly AbbreviatedRow[];
  onRowsChange: (change: { rows: AbbreviatedRow[] }) => void;
  /** Whether to display what is missing, too. */
  isSubmitted: boolean;
  error: string | undefined;
}

const Root = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-direction: column;
  gap: 8px;

  & > h3 {
    margin: 0;
    font-size: var(--cp-text-sm);
    font-weight: var(--cp-weight-medium);
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    padding-block: 3px;
  }
  & > ul > li > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 64px auto;
    gap: 8px;
    align-items: center;
  }
  & > ul > li input:read-only {
    border-color: transparent;
    background: none;
  }
  & > ul > li[data-hidden] input {
    text-decoration: line-through;
  }
  & > button {
    align-self: start;
  }
`;

const Text = styled.p`
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);

  &[role='alert'] {
    color: var(--cp-danger-text);
  }
`;

/** The options of a built-in field, with abbreviations. Users can add options, and hide all of them. */
export function AbbreviatedOptions({
  field,
  rows,
  onRowsChange,
  isSubmitted,
  error,
}: AbbreviatedOptionsProps) {
  const text = useMessages(fieldConfigurationDialogMessages);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const added = useRef(false);
  useBeforePaint(() => {
    if (!added.current) return;
    added.current = false;
    list.current?.querySelector<HTMLElement>(':scope > :last-child input')?.focus();
  });
  const change = (row: AbbreviatedRow, part: Partial<AbbreviatedRow>) =>
    onRowsChange({ rows: rows.map((one) => (one === row ? { ...row, ...part } : one)) });
  const hide = (row: AbbreviatedRow) =>
    row.stored
      ? change(row, { isHidden: !row.isHidden })
      : onRowsChange({ rows: rows.filter((one) => one !== row) });
  const add = () => {
    added.current = true;
    const row = { key: `${id}-${rows.length}`, stored: null, name: '', abbreviation: '', isHidden: false };
    onRowsChange({ rows: [...rows, row] });
  };
  return (
    <Root aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{text.options}</h3>
      <ul ref={list}>
        {rows.map((row, place) => {
          const found = abbreviatedError(rows, row);
          const isMissing = row.abbreviation.trim() === '' && !isSubmitted;
          const problem = found === 'abbreviationInvalid' && isMissing ? null : found;
          const position = { place: place + 1, total: rows.length };
          const option = row.name || text.optionName(position);
          const props = {
            autoComplete: 'off',
            disabled: row.isHidden,
            readOnly: isFixed(field, row),
            'aria-describedby': `${id}-${row.key}`,
          };
          return (
            <li key={row.key} data-hidden={row.isHidden ? '' : undefined}>
              <div>
                <TextInput
                  {...props}
                  aria-label={text.optionName(position)}
                  aria-invalid={problem === 'isTaken' ? true : undefined}
                  maxLength={300}
                  value={row.name}
                  onChange={({ target }) => change(row, { name: target.value })}
                />
                <TextInput
                  {...props}
                  aria-label={text.abbreviationOf({ option })}
                  aria-invalid={problem && problem !== 'isTaken' ? true : undefined}
                  maxLength={3}
                  value={row.abbreviation}
                  onChange={({ target }) => change(row, { abbreviation: target.value })}
                />
                <IconButton
                  label={row.isHidden ? text.showOption({ option }) : text.hideOption({ option })}
                  icon={row.isHidden ? <EyeOff size={16} /> : <Eye size={16} />}
                  onClick={() => hide(row)}
                />
              </div>
              {problem && (
                <Text id={`${id}-${row.key}`} role="alert">
                  {text[problem]}
                </Text>
              )}
            </li>
          );
        })}
      </ul>
      <Button variant="ghost" size="sm" icon={<Plus size={14} />} onClick={add}>
        {text.addOption}
      </Button>
      {error && <Text role="alert">{error}</Text>}
      <Text>{text.hiddenHint}</Text>
    </Root>
  );
}
