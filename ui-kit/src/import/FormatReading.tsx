import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { Field } from '../primitives/Field.js';
import { Select } from '../primitives/Select.js';
import { TextInput } from '../primitives/TextInput.js';
import type { Encoding } from './decode-text.js';
import { HiddenParts } from './files/HiddenParts.js';
import { importWizardMessages } from './import-messages.js';
import { DELIMITERS, type Delimiter } from './parse-sheet.js';
import { Group, Radios } from './reading-groups.js';
import type { ImportPlan } from './use-import-plan.js';

const Row = styled.div`
  display: grid;
  grid-template-columns: 72px repeat(2, minmax(0, 1fr));
  gap: var(--cp-space-2);
`;

/** The header row, the separator and the encoding of the sheet, and what is hidden in it. */
export function FormatReading({ plan }: { plan: ImportPlan }) {
  const text = useMessages(importWizardMessages);
  const { sheet, encoding, headerRow, days } = plan;
  return (
    <>
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
      {days?.isClear && (
        <Radios
          title={text.days(days)}
          options={(['yes', 'no'] as const).map((value) => ({
            value,
            label: text.daysChoice({ ...days, uses: value === 'yes' }),
          }))}
          value={plan.usesDays ? 'yes' : 'no'}
          onChoose={(value) => plan.choose({ usesDays: value === 'yes', columns: {} })}
        />
      )}
      {plan.unclearLine !== null && (
        <Group>
          <h3>{text.unclearEncoding}</h3>
          <p role="status" translate="no">
            {plan.unclearLine}
          </p>
        </Group>
      )}
    </>
  );
}
