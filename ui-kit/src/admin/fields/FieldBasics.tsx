import {
  FIELD_TYPES,
  type Field as FieldOfEntries,
  type FieldType,
  type LogKind,
} from '@content-planner/model';
import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { useMediaQuery } from '../../internal/use-media-query.js';
import { useMessages } from '../../kit/use-messages.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { Field } from '../../primitives/Field.js';
import { Select } from '../../primitives/Select.js';
import { TextInput } from '../../primitives/TextInput.js';
import type { AccessToken } from '../sharing/types.js';
import { isReservedFieldName } from './derive-field-name.js';
import { FieldWarning } from './FieldWarning.js';
import { type FieldCount, type FieldForm, nameOf, possibleTypes } from './field-values.js';
import { LinksShowing } from './LinksShowing.js';
import { fieldConfigurationDialogMessages, fieldSettingsMessages } from './messages.js';
import { parseOrder } from './parse-order.js';
import { TypeIcon } from './TypeIcon.js';
import { UsedBy } from './UsedBy.js';

interface FieldBasicsProps {
  field: FieldOfEntries | null;
  form: UseFormReturn<FieldForm>;
  /** How many entries have a value in the field. */
  count: FieldCount | null;
  /** The kind whose settings are edited. */
  kind: LogKind;
  /** The kinds that always have the field. */
  ownKinds: readonly LogKind[];
  /** The links and embeds that show the field. */
  showing: readonly AccessToken[];
  fieldErrors: Partial<Record<string, string>>;
}

/** The maximum label length in characters. */
const MAX_LABEL = 300;

const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  margin-block-start: -10px;
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);

  & > input {
    field-sizing: content;
    min-width: 4ch;
    max-width: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-overflow: ellipsis;
  }
  & > label::after {
    content: ':';
  }
  & > span::before {
    content: '·';
    margin-inline-end: 4px;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 140px minmax(0, 1fr);
  gap: var(--cp-space-4);
  align-items: start;

  & > :last-child {
    margin-block-start: 22px;
  }
`;

const Problem = styled.p`
  color: var(--cp-danger-text);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
`;

/** The settings that all fields have: label, type, kinds, order, and whether they are required and shareable. */
export function FieldBasics({ field, form, count, kind, ownKinds, showing, fieldErrors }: FieldBasicsProps) {
  const text = useMessages(fieldConfigurationDialogMessages);
  const { types } = useMessages(fieldSettingsMessages);
  const { register, control, watch, setValue, formState } = form;
  const { errors } = formState;
  const [label, kinds, isShareable, keepInLinks] = watch(['label', 'kinds', 'isShareable', 'keepInLinks']);
  const isFixed = field?.isBuiltIn ?? false;
  const possible = isFixed && field ? [field.type] : possibleTypes(field, count);
  const wasShareable = field?.isShareable ?? false;
  const name = nameOf(field, label);
  const nameError = fieldErrors.name;
  const nameId = useId();
  const hasDrag = useMediaQuery('(hover: hover) and (pointer: fine)');
  return (
    <>
      <Field label={text.fieldLabel} required error={errors.label?.message ?? fieldErrors.label}>
        {(bound) => (
          <TextInput
            {...bound}
            {...register('label', {
              validate: {
                filled: (value) => value.trim() !== '' || text.labelRequired,
                short: (value) => value.trim().length <= MAX_LABEL || text.labelTooLong,
                free: (value) => !isReservedFieldName(nameOf(field, value)) || text.nameReserved,
              },
            })}
            readOnly={isFixed}
            autoComplete="off"
          />
        )}
      </Field>
      <div>
        <NameLine>
          <label htmlFor={nameId}>{text.fieldName}</label>
          <input
            id={nameId}
            value={name}
            readOnly
            tabIndex={-1}
            aria-invalid={nameError ? true : undefined}
            size={Math.max(name.length, 4)}
          />
          {field && <span>{isFixed ? text.builtInNote : text.nameFixed}</span>}
        </NameLine>
        {nameError && <Problem role="alert">{nameError}</Problem>}
      </div>
      <Field label={text.type} required error={fieldErrors.type}>
        {(bound) => (
          <Controller
            control={control}
            name="type"
            render={({ field: { value, onChange, ref } }) => (
              <Select
                {...bound}
                ref={ref}
                options={FIELD_TYPES.map((type) => {
                  const disabled = possible !== null && !possible.includes(type);
                  const hint = disabled ? text.typeFixed : text.typeHints[type];
                  return {
                    value: type,
                    label: types[type],
                    start: <TypeIcon type={type} />,
                    end: hint,
                    disabled,
                  };
                })}
                value={value}
                onValueChange={({ value }) => onChange(value as FieldType)}
              />
            )}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="kinds"
        rules={{ validate: (kinds) => kinds.length > 0 || text.kindsRequired }}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <UsedBy
            kinds={value}
            onKindsChange={({ kinds }) => onChange(kinds)}
            before={field?.kinds.map(({ kind }) => kind) ?? []}
            fixed={ownKinds}
            counts={count?.kinds ?? []}
            error={error?.message ?? fieldErrors.kinds}
          />
        )}
      />
      {!ownKinds.includes(kind) && (
        <Line>
          <Field label={text.order} hint={hasDrag && text.orderHint} error={fieldErrors.displayOrder}>
            {(bound) => (
              <TextInput
                {...bound}
                {...register('order', {
                  // Replaces invalid input with the value that will be saved.
                  onBlur: ({ target }) => setValue('order', String(parseOrder(target.value))),
                })}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </Field>
          <Controller
            control={control}
            name="isRequired"
            render={({ field: { value, onChange, ref } }) => (
              <Checkbox ref={ref} checked={value} onCheckedChange={({ checked }) => onChange(checked)}>
                {text.required}
              </Checkbox>
            )}
          />
        </Line>
      )}
      {kinds.some((one) => !ownKinds.includes(one)) && (
        <div>
          <Controller
            control={control}
            name="isShareable"
            render={({ field: { value, onChange, ref } }) => (
              <Checkbox ref={ref} checked={value} onCheckedChange={({ checked }) => onChange(checked)}>
                {text.shareable}
              </Checkbox>
            )}
          />
          {wasShareable && !isShareable && showing.length > 0 ? (
            <LinksShowing
              tokens={showing}
              kept={text.links.kept}
              keep={keepInLinks}
              onKeepChange={({ keep }) => setValue('keepInLinks', keep, { shouldDirty: true })}
            />
          ) : (
            <FieldWarning>{isShareable && !wasShareable ? text.nowShareable : ''}</FieldWarning>
          )}
        </div>
      )}
    </>
  );
}
