import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useMediaQuery } from '../internal/use-media-query.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import type { LogKind } from '../logs/types.js';
import { Field } from '../primitives/Field.js';
import { Select } from '../primitives/Select.js';
import { DateReading } from './DateReading.js';
import { FormatReading } from './FormatReading.js';
import { importWizardMessages } from './import-messages.js';
import { CHANNEL } from './match-columns.js';
import type { NumberStyle } from './number-texts.js';
import { platformTarget } from './platform-words.js';
import { Radios } from './reading-groups.js';
import type { ImportPlan } from './use-import-plan.js';

const Root = styled.section`
  flex: none;
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);
  width: 320px;
  padding: var(--cp-space-4);
  overflow: auto;
  border-inline-start: 1px solid var(--cp-border-default);

  @container (max-width: 899px) {
    order: -1;
    width: auto;
    border-inline-start: 0;
    border-block-end: 1px solid var(--cp-border-default);
  }
  & h2 {
    font-size: var(--cp-text-sm);
    font-weight: var(--cp-weight-semibold);
  }
`;

const Fold = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: calc(-1 * var(--cp-space-3)) 0;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

/**
 * How the sheet is read: its format, its dates and its numbers. All of this is detected, and users can change it. On
 * phones, the panel is folded unless it contains a question.
 */
export function ReadingPanel({ plan }: { plan: ImportPlan }) {
  const text = useMessages(importWizardMessages);
  const kindOf = useKindOf();
  const titleId = useId();
  const isNarrow = useMediaQuery('(width < 640px)');
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const { dates, numbers, numberStyle, datesAbove } = plan;
  const kindOptions = plan.reading.kinds.map((kind) => ({ value: kind, label: kindOf(kind).badge }));
  const kindColumn = plan.columns.indexOf('kind');
  const platforms = platformTarget(plan.targets);
  const platformKind = plan.columns.some((id) => id !== null && id === platforms.id) ? platforms.kind : null;
  const { filled = 0, rows = 0 } = plan.matched.contents[kindColumn] ?? {};
  const lacksKind =
    !plan.columns.includes(CHANNEL) && (kindColumn < 0 || filled < rows) && kindOptions.length > 1;
  const asks =
    lacksKind ||
    dates.mustAsk ||
    dates.week !== null ||
    plan.months !== null ||
    plan.swap !== null ||
    plan.periods.length > 0 ||
    datesAbove.size > 0 ||
    numbers.mustAsk ||
    plan.unclearLine !== null;
  const isShown = !isNarrow || (isOpen ?? asks);
  const title = <h2 id={titleId}>{text.reading}</h2>;
  return (
    <Root aria-labelledby={titleId}>
      {isNarrow ? (
        <Fold type="button" aria-expanded={isShown} onClick={() => setIsOpen(!isShown)}>
          {title}
          <ChevronDown size={16} aria-hidden />
        </Fold>
      ) : (
        title
      )}
      {isShown && (
        <>
          <FormatReading plan={plan} />
          <DateReading plan={plan} />
          {numbers.mustAsk && (
            <Radios
              title={text.numbers}
              options={(['point', 'comma'] as const).map((value: NumberStyle) => ({
                value,
                label: text.numberStyle({ style: value }),
              }))}
              value={numberStyle}
              onChoose={(value) => plan.choose({ numbers: value })}
            >
              {numberStyle === null && <p role="status">{text.chooseNumbers}</p>}
            </Radios>
          )}
          {lacksKind && (
            <Field
              label={kindColumn < 0 && platformKind === null ? text.kindOfAll : text.kindOfRest}
              {...(platformKind !== null && {
                hint: text.platformKind({ kind: kindOf(platformKind).badge }),
              })}
            >
              {(control) => (
                <Select
                  {...control}
                  options={kindOptions}
                  placeholder={text.chooseKind}
                  value={plan.kind}
                  onValueChange={({ value }) => plan.choose({ kind: value as LogKind })}
                />
              )}
            </Field>
          )}
        </>
      )}
    </Root>
  );
}
