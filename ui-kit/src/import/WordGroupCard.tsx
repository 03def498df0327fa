import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { useKindOf } from '../kit/use-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { ColorDot } from '../primitives/ColorDot.js';
import { narrowPart } from '../primitives/narrow-part.js';
import type { SelectOption } from '../primitives/Select.js';
import { importWizardMessages } from './import-messages.js';
import { TextButton } from './import-style.js';
import { LazySelect } from './LazySelect.js';
import type { SheetWord, WordGroup } from './sheet-words.js';
import type { ImportPlan } from './use-import-plan.js';
import type { WordChoice, WordOption } from './vocabularies.js';

const Card = styled.section`
  margin-block-end: var(--cp-space-4);
  overflow: hidden;
  break-inside: avoid;
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-lg);

  & > header,
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--cp-space-1) var(--cp-space-2);
    min-height: 40px;
    padding: var(--cp-space-1) var(--cp-space-3);
  }
  & > header > h2 {
    font-size: var(--cp-text-sm);
    font-weight: var(--cp-weight-semibold);
  }
  & small,
  & > footer > span {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
  }
  & > header > :last-child,
  & > footer > span {
    margin-inline-end: auto;
  }
  & > header > :last-child {
    margin-inline: auto 0;
  }
  & > header > [data-open] {
    color: var(--cp-warning-text);
  }
  & > footer {
    border-block-start: 1px solid var(--cp-border-subtle);
    background: var(--cp-surface-hover);
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > p {
    padding: var(--cp-space-2) var(--cp-space-3);
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 16px minmax(0, 1fr);
  align-items: center;
  gap: var(--cp-space-2);
  min-height: 38px;
  padding: 2px var(--cp-space-3);
  border-block-start: 1px solid var(--cp-border-subtle);

  & > div {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > div > b {
    font-weight: var(--cp-weight-medium);
  }
  & > span,
  & > svg {
    color: var(--cp-text-secondary);
    font-variant-numeric: tabular-nums;
  }
  & > [data-open] {
    border-color: var(--cp-warning-text);
  }
  & > p {
    grid-column: 1 / -1;
    color: var(--cp-warning-text);
    font-size: var(--cp-text-xs);
  }
  ${narrowPart(css`
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: var(--cp-space-2);

    & > svg {
      display: none;
    }
    & > button {
      grid-column: 1 / -1;
      min-height: 44px;
    }
  `)}
`;

/** The number of words to display until the user requests all of them. */
const SHOWN = 10;

const NONE = 'none';
const selectValue = (choice: WordChoice | null): string | null => {
  if (choice === null || choice === 'none') return choice;
  return 'use' in choice ? `use:${choice.use}` : `create:${choice.create}`;
};
const choiceOf = (value: string | null): WordChoice => {
  const [, type, rest = ''] = /^(use|create):(.*)$/s.exec(value ?? NONE) ?? [];
  if (type === undefined) return NONE;
  return type === 'use' ? { use: rest } : { create: rest };
};

interface WordGroupCardProps {
  group: WordGroup;
  plan: ImportPlan;
  /** Called with choices keyed by word, and with the text of the choice. */
  onChoose: (chosen: Readonly<Record<string, WordChoice>>, label: string) => void;
}

/** The words of a column, with what each of them means. */
export function WordGroupCard({ group, plan, onChoose }: WordGroupCardProps) {
  const text = useMessages(importWizardMessages);
  const kindOf = useKindOf();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { words, options, canCreate, columns, nameOf } = group;
  const open = words.filter(({ choice }) => choice === null);
  const none = group.id === 'kind' ? text.leaveRowsOut : text.leaveEmpty;
  const optionOf = ({ value, label, color }: WordOption): SelectOption => {
    const shown = { value: `use:${value}`, label };
    if (color !== undefined) return { ...shown, start: <ColorDot color={color} /> };
    if (group.id !== 'kind') return shown;
    const { icon: Icon } = kindOf(value);
    return { ...shown, start: <Icon size={14} /> };
  };
  const shownOptions = options.map(optionOf);
  /** The names that can be created for a word: those of its unknown parts, and the whole word. */
  const creatable = ({ text: word, several }: SheetWord) =>
    canCreate ? [...new Set([...several.filter((part) => group.find(part) === null), nameOf(word)])] : [];
  const settle = (settled: readonly SheetWord[], choose: (word: SheetWord) => WordChoice, label: string) =>
    onChoose(Object.fromEntries(settled.map((word) => [word.key, choose(word)])), label);
  const unknown = open.filter(({ several }) => several.length === 0);
  const shown = isWhole ? words : words.slice(0, SHOWN);
  return (
    <Card aria-labelledby={id}>
      <header>
        <h2 id={id}>{group.label}</h2>
        <small translate="no">
          {text.wordsFrom({
            columns: columns.map(
              (column) => plan.headers?.[column] || text.column({ header: '', number: column + 1 }),
            ),
          })}
        </small>
        <small data-open={open.length > 0 ? '' : undefined}>{text.openWords({ count: open.length })}</small>
      </header>
      <ul>
        {shown.map((word) => {
          const { key, text: name, variants, count, choice, several } = word;
          const all: SelectOption[] = [
            ...shownOptions,
            ...creatable(word).map((each) => ({
              value: selectValue({ create: each }) ?? NONE,
              label: text.createWord({ word: each }),
            })),
            { value: NONE, label: none },
          ];
          return (
            <Line key={key}>
              <div translate="no" title={[name, ...variants].join(', ')}>
                <b>{name}</b> <small>{variants.join(', ')}</small>
              </div>
              <span aria-hidden="true">{count}</span>
              <ArrowRight size={14} aria-hidden />
              <LazySelect
                aria-label={text.wordCells({ word: name, count })}
                options={all}
                placeholder={text.chooseWord}
                data-open={choice === null ? '' : undefined}
                value={selectValue(choice)}
                onValueChange={({ value }) =>
                  onChoose(
                    { [key]: choiceOf(value) },
                    all.find((option) => option.value === value)?.label ?? '',
                  )
                }
              />
              {several.length > 0 && <p>{text.severalWords({ parts: several })}</p>}
            </Line>
          );
        })}
      </ul>
      {shown.length < words.length && (
        <p>
          <TextButton type="button" onClick={() => setIsWhole(true)}>
            {text.allWords({ count: words.length })}
          </TextButton>
        </p>
      )}
      {open.length > 0 && (
        <footer>
          <span>{text.forOpenWords({ count: open.length })}</span>
          {canCreate && unknown.length > 0 && (
            <Button
              variant="ghost"
              onClick={() =>
                settle(
                  unknown,
                  ({ text: word }) => ({ create: nameOf(word) }),
                  text.createWords({ count: unknown.length }),
                )
              }
            >
              {text.createWords({ count: unknown.length })}
            </Button>
          )}
          <Button variant="ghost" onClick={() => settle(open, () => 'none', none)}>
            {none}
          </Button>
        </footer>
      )}
    </Card>
  );
}
