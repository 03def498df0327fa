import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useBeforePaint } from '../../internal/use-before-paint.js';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { Field } from '../../primitives/Field.js';
import { TextArea } from '../../primitives/TextInput.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { fieldConfigurationDialogMessages } from './messages.js';
import { type OptionChange, OptionItem } from './OptionItem.js';
import {
  type CountOf,
  changedRow,
  keptRows,
  newRow,
  type OptionRow,
  removeRow,
  rowsFromText,
  rowsText,
} from './option-rows.js';

interface OptionsEditorProps {
  rows: readonly OptionRow[];
  onChange: (change: { rows: OptionRow[] }) => void;
  countOf: CountOf;
  error: string | undefined;
}

const Box = styled.div`
  --cp-option-columns: 20px 24px minmax(0, 1fr) 48px 28px;
  /* It shrinks before what contains it scrolls. */
  && {
    flex: 0 1 auto;
  }
  min-height: 160px;
  max-height: 400px;
  overflow: auto;
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-md);
  background: var(--cp-surface-float);

  & > [data-head] {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    display: grid;
    grid-template-columns: var(--cp-option-columns);
    align-items: center;
    gap: 0 8px;
    height: 28px;
    padding-inline: 4px 6px;
    border-block-end: 1px solid var(--cp-border-default);
    background: var(--cp-surface-float);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-medium);
  }
  & > [data-head] > :first-child {
    grid-column: 3;
    padding-inline-start: 7px;
  }
  & > [data-head] > :last-child {
    text-align: center;
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > button {
    margin: 3px 4px;
  }
  @media (pointer: coarse) {
    --cp-option-columns: 44px minmax(0, 1fr) 48px 44px;
    max-height: none;

    & > [data-head] > :first-child {
      grid-column: 2;
    }
  }
`;

const Area = styled(TextArea)`
  && {
    min-height: 54px;
    resize: none;
    field-sizing: content;
  }
`;

const Hint = styled.p`
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
`;

/** The options of a field as comma-separated text, and as rows with their colors. Both follow each other. */
export function OptionsEditor({ rows, onChange, countOf, error }: OptionsEditorProps) {
  const text = useMessages(fieldConfigurationDialogMessages);
  const root = useRef<HTMLDivElement>(null);
  const list = useId();
  /** The last announcement, as a function because the language can change. */
  const [spoken, setSpoken] = useState<{ in: (texts: typeof text) => string } | null>(null);
  const focused = useRef<string | null>(null);
  /** The text while the user edits it, and the rows before. */
  const [typed, setTyped] = useState<string | null>(null);
  const before = useRef(rows);
  useBeforePaint(() => {
    if (focused.current === null) return;
    const key = CSS.escape(focused.current);
    focused.current = null;
    root.current
      ?.querySelector<HTMLElement>(`[data-option="${key}"] :is([data-name], [data-restore])`)
      ?.focus();
  });
  const shown = typed ?? rowsText(rows);
  const change = (next: OptionRow[], focus?: string) => {
    focused.current = focus ?? null;
    onChange({ rows: next });
  };
  const add = (after: number) => {
    const row = newRow('', keptRows(rows).length);
    change(rows.toSpliced(after + 1, 0, row), row.key);
  };
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (row === undefined || to < 0 || to >= rows.length || from === to) return;
    setSpoken({
      in: ({ optionMoved }) => optionMoved({ name: row.name, place: to + 1, total: rows.length }),
    });
    change(rows.toSpliced(from, 1).toSpliced(to, 0, row), row.key);
  };
  const remove = (row: OptionRow, place: number) => {
    const next = removeRow(rows, row.key, countOf);
    const isKept = next.length === rows.length;
    if (isKept) {
      const [option, count] = [row.stored?.name ?? row.name, row.stored && countOf(row.stored)];
      setSpoken({ in: ({ optionRemoved }) => optionRemoved({ option, count }) });
    }
    change(next, (isKept ? row : (rows[place - 1] ?? rows[place + 1]))?.key);
  };
  const on = (row: OptionRow, place: number, action: OptionChange) => {
    switch (action.type) {
      case 'change':
        return change(rows.map((one) => (one === row ? changedRow(row, action.part) : one)));
      case 'add':
        return add(place);
      case 'remove':
        return remove(row, place);
      case 'restore':
        return change(
          rows.map((one) => (one === row ? { ...row, removed: null } : one)),
          row.key,
        );
      case 'move':
        return move(place, place + action.by);
      case 'go': {
        const next = rows[place + action.by];
        if (next) change([...rows], next.key);
      }
    }
  };
  return (
    <>
      <Field label={text.options} required hint={text.optionsHint} error={error}>
        {(bound) => (
          <Area
            {...bound}
            rows={2}
            placeholder={text.optionsPlaceholder}
            value={shown}
            onFocus={() => {
              before.current = rows;
            }}
            onChange={({ target: { value } }) => {
              setTyped(value);
              onChange({ rows: rowsFromText(before.current, value, countOf) });
            }}
            onBlur={() => setTyped(null)}
          />
        )}
      </Field>
      <Box ref={root}>
        <div data-head="" aria-hidden>
          <span>{text.option}</span>
          <span>{text.done}</span>
        </div>
        <ul>
          {rows.map((row, place) => (
            <OptionItem
              key={row.key}
              {...{ row, rows, place, list, countOf }}
              onAction={(action) => on(row, place, action)}
              onDrop={move}
            />
          ))}
        </ul>
        <Button variant="ghost" size="sm" icon={<Plus size={14} />} onClick={() => add(rows.length - 1)}>
          {text.addOption}
        </Button>
      </Box>
      <Hint>{text.doneHint}</Hint>
      <VisuallyHidden role="status">{spoken?.in(text)}</VisuallyHidden>
    </>
  );
}
