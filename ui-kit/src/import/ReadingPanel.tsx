import type { Weekday } from '@content-planner/model';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { formatFullDate, formatWeekday } from '../dates/format-date.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import type { LogKind } from '../logs/types.js';
import { Field } from '../primitives/Field.js';
import { Select } from '../primitives/Select.js';
import { TextInput } from '../primitives/TextInput.js';
import type { Encoding } from './decode-text.js';
import { HiddenParts } from './files/HiddenParts.js';
import { importWizardMessages } from './import-messages.js';
import type { NumberStyle } from './number-texts.js';
import { DELIMITERS, type Delimiter } from './parse-sheet.js';
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

const Row = styled.div`
  display: grid;
  grid-template-columns: 72px repeat(2, minmax(0, 1fr));
  gap: var(--cp-space-2);
`;

const Group = styled.div`
  display: grid;
  gap: var(--cp-space-2);

  & > h3 {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-medium);
  }
  & > p {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    overflow-wrap: anywhere;
  }
  & > label {
    display: flex;
    align-items: center;
    gap: var(--cp-space-2);
    min-height: 28px;
    cursor: pointer;
  }
  & > label > input {
    flex: none;
    margin: 0;
    width: 16px;
    height: 16px;
    accent-color: var(--cp-text-primary);
  }
`;

interface RadiosProps<T extends string> {
  title: string;
  options: readonly { value: T; label: string }[];
  value: T | null;
  onChoose: (value: T) => void;
  children?: ReactNode;
}

function Radios<T extends string>({ title, options, value, onChoose, children }: RadiosProps<T>) {
  const id = useId();
  return (
    <Group role="radiogroup" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
      {children}
    </Group>
  );
}

/** Monday first, because calendar weeks start on Mondays. */
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/**
 * How the sheet is read: its format, its dates and its numbers. All of this is detected, and users can change it.
 */
export function ReadingPanel({ plan }: { plan: ImportPlan }) {
  const text = useMessages(importWizardMessages);
  const kindOf = useKindOf();
  const titleId = useId();
  const { dates, order, numbers, numberStyle, sheet, encoding, headerRow } = plan;
  const { datesAbove } = plan;
  const { locale } = useKit();
  const kindOptions = plan.reading.kinds.map((kind) => ({ value: kind, label: kindOf(kind).badge }));
  const kindColumn = plan.columns.indexOf('kind');
  const { filled = 0, rows = 0 } = plan.matched.contents[kindColumn] ?? {};
  const lacksKind = kindColumn < 0 || filled < rows;
  const evidenceText = (evidence: NonNullable<typeof dates.evidence>) => {
    if (evidence.type === 'weekday') return text.weekdayFits(evidence);
    return evidence.type === 'dots' ? text.dots(evidence) : text.onlyFit(evidence);
  };
  const hasOrder = dates.mustAsk || dates.evidence !== null;
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{text.reading}</h2>
      <Row>
        <Field label={text.headerRow}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              placeholder={text.noHeaderRow}
              value={headerRow === null ? '' : String(headerRow + 1)}
              onChange={({ target }) => {
                const row = Number(target.value);
                const isRow = Number.isInteger(row) && row >= 1 && row <= (sheet?.rows.length ?? 0);
                if (isRow || target.value === '') plan.chooseHeaderRow(isRow ? row - 1 : null);
              }}
            />
          )}
        </Field>
        {sheet?.delimiter && (
          <Field label={text.delimiter}>
            {(control) => (
              <Select
                {...control}
                options={DELIMITERS.map((delimiter) => ({
                  value: delimiter,
                  label: text.delimiterName({ delimiter }),
                }))}
                value={sheet.delimiter}
                onValueChange={({ value }) => plan.choose({ delimiter: value as Delimiter, columns: {} })}
              />
            )}
          </Field>
        )}
        {encoding !== null && (
          <Field label={text.encoding}>
            {(control) => (
              <Select
                {...control}
                options={plan.encodings.map((each) => ({
                  value: each,
                  label: text.encodingName({ encoding: each }),
                }))}
                value={encoding}
                onValueChange={({ value }) => plan.choose({ encoding: value as Encoding, columns: {} })}
              />
            )}
          </Field>
        )}
      </Row>
      {plan.source?.workbook && <HiddenParts {...plan.source.workbook} />}
      {plan.unclearLine !== null && (
        <Group>
          <h3>{text.unclearEncoding}</h3>
          <p role="status" translate="no">
            {plan.unclearLine}
          </p>
        </Group>
      )}
      {hasOrder && (
        <Radios
          title={text.dates}
          options={(['monthFirst', 'dayFirst'] as const).map((value) => ({
            value,
            label: text.dateOrder({ order: value }),
          }))}
          value={order}
          onChoose={(value) => plan.choose({ order: value })}
        >
          {dates.evidence && <p>{evidenceText(dates.evidence)}</p>}
          {dates.mustAsk && order === null && (
            <p role="status">{dates.isMixed ? text.mixedOrders : text.chooseOrder}</p>
          )}
        </Radios>
      )}
      {dates.week && (
        <Group>
          <Field label={text.weekday}>
            {(control) => (
              <Select
                {...control}
                options={WEEKDAYS.map((weekday) => ({
                  value: String(weekday),
                  label: formatWeekday(`2023-01-0${weekday + 1}`, 'long', locale),
                }))}
                placeholder={text.chooseWeekday}
                value={plan.weekday === null ? null : String(plan.weekday)}
                onValueChange={({ value }) => plan.choose({ weekday: Number(value) as Weekday })}
              />
            )}
          </Field>
          <p role="status">{text.weeks(dates.week)}</p>
        </Group>
      )}
      {datesAbove.size > 0 && (
        <Radios
          title={text.datesAbove}
          options={(['yes', 'no'] as const).map((value) => ({
            value,
            label: text.datesAboveChoice({ use: value === 'yes' }),
          }))}
          value={plan.usesDatesAbove === null ? null : plan.usesDatesAbove ? 'yes' : 'no'}
          onChoose={(value) => plan.choose({ usesDatesAbove: value === 'yes' })}
        >
          <p role="status">{text.datesAboveHint({ count: datesAbove.size })}</p>
        </Radios>
      )}
      {(plan.instant || plan.undated || dates.ranges > 0) && (
        <Group>
          {plan.instant && <p>{text.zone({ ...plan.instant, zone: plan.timeZone })}</p>}
          {plan.undated && (
            <p>
              {text.undated({
                from: formatFullDate(plan.undated.from, locale),
                to: formatFullDate(plan.undated.to, locale),
              })}
            </p>
          )}
          {dates.ranges > 0 && <p>{text.ranges({ count: dates.ranges })}</p>}
        </Group>
      )}
      {dates.lacksYear && (
        <Field label={text.year}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              key={plan.undated === null ? '' : 'undated'}
              defaultValue={String(plan.year)}
              onChange={({ target }) => {
                if (/^\d{4}$/.test(target.value)) plan.choose({ year: Number(target.value) });
              }}
            />
          )}
        </Field>
      )}
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
      {lacksKind && kindOptions.length > 1 && (
        <Field label={kindColumn < 0 ? text.kindOfAll : text.kindOfRest}>
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
    </Root>
  );
}
