import { useEffect, useId, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { perOpening } from '../../internal/per-opening.js';
import { useMessages } from '../../kit/use-messages.js';
import { useTranslatedForm } from '../../kit/use-translated-form.js';
import { fieldIdOf } from '../../logs/field-id.js';
import { FIELD_TYPES } from '../../logs/field-types/index.js';
import type { FieldConfiguration, LogKind } from '../../logs/types.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { Field } from '../../primitives/Field.js';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { Select } from '../../primitives/Select.js';
import { TextArea, TextInput } from '../../primitives/TextInput.js';
import type { AccessToken } from '../sharing/types.js';
import { isReservedFieldName } from './derive-field-name.js';
import { FieldNameField } from './FieldNameField.js';
import { FieldWarning } from './FieldWarning.js';
import {
  type FieldConfigurationValues,
  type FieldForm,
  fieldForm,
  fieldValues,
  hasOptions,
  nameOf,
  optionsOf,
} from './field-values.js';
import { fieldConfigurationDialogMessages, fieldSettingsMessages } from './messages.js';
import { OptionColors } from './OptionColors.js';
import { parseOrder } from './parse-order.js';
import { shownIn } from './shown-in.js';

/** Props of {@link FieldConfigurationDialog}. All other props are passed to the dialog element. */
export interface FieldConfigurationDialogProps extends OwnFormDialogProps {
  /** The field to edit; null to create one. */
  field?: FieldConfiguration | null;
  /** The display order of a new field: the current number of fields, which can change. @default 0 */
  nextOrder?: number;
  /** The kind of a new field. @default 'blog' */
  kind?: LogKind;
  /**
   * The links and embeds that clients have. When the user changes whether clients can see the field, the dialog displays
   * how many of them are affected. Without them, it displays a general sentence.
   */
  tokens?: readonly AccessToken[];
  /**
   * Called with the options that the user has removed or renamed, whenever they change. Count the entries that still
   * have one of them, and pass the number as `removedCount`.
   */
  onRemovedChange?: (change: { options: readonly string[] }) => void;
  /** The number of entries that have one of the removed options. */
  removedCount?: number | undefined;
  /** Called with valid values. */
  onSubmit: (submission: { values: FieldConfigurationValues }) => void;
  /** Error messages from the server, keyed by field. Use the key `fieldName` if the name is already taken. */
  fieldErrors?: Partial<Record<keyof FieldConfigurationValues, string>>;
}

/** The maximum label length in characters. */
const MAX_LABEL = 300;

/**
 * Creates or edits a custom field. The name of a new field is derived from its label, and never changes afterward. The
 * form resets each time the dialog opens. The dialog closes only when `open` becomes false.
 *
 * @example
 * <FieldConfigurationDialog open={open} field={field} nextOrder={fields.length} busy={saving}
 *   onOpenChange={({ open }) => setOpen(open)} onSubmit={({ values }) => save(values)} />
 */
export const FieldConfigurationDialog = perOpening(function FieldConfigurationDialog(
  {
    field = null,
    nextOrder = 0,
    kind = 'blog',
    tokens,
    onRemovedChange,
    removedCount = 0,
    onSubmit,
    fieldErrors,
    ...rest
  }: FieldConfigurationDialogProps,
  ref,
) {
  const settingsText = useMessages(fieldSettingsMessages);
  const text = useMessages(fieldConfigurationDialogMessages);
  const { register, control, handleSubmit, watch, setValue, resetField, formState } =
    useTranslatedForm<FieldForm>({
      defaultValues: fieldForm(field, nextOrder),
    });
  const { errors, isDirty, dirtyFields } = formState;
  const followsCount = field === null && !dirtyFields.order;
  useEffect(() => {
    // While the dialog is open, another user's field or the previous one can be added to the list.
    if (followsCount) resetField('order', { defaultValue: String(nextOrder) });
  }, [followsCount, nextOrder, resetField]);
  const [fieldLabel, fieldType, options, colors, isShareable] = watch([
    'fieldLabel',
    'fieldType',
    'options',
    'colors',
    'isShareable',
  ]);
  const optionNames = optionsOf(field, { fieldType, options }) ?? [];
  const shareableId = useId();
  const wasShareable = field?.isShareable ?? false;
  const shareableChange =
    isShareable === wasShareable
      ? ''
      : text.shareableChange({
          isShareable,
          shownIn: tokens && field ? shownIn(tokens, fieldIdOf(field), new Date()) : null,
        });
  const stored = field?.dropdownOptions ?? [];
  const removed = hasOptions(fieldType) ? stored.filter((option) => !optionNames.includes(option)) : [];
  const changeRemoved = useRef(onRemovedChange);
  useEffect(() => {
    changeRemoved.current = onRemovedChange;
  });
  const removedKey = JSON.stringify(removed);
  useEffect(() => changeRemoved.current?.({ options: JSON.parse(removedKey) }), [removedKey]);
  const label = register('fieldLabel', {
    validate: {
      filled: (value) => value.trim() !== '' || text.labelRequired,
      short: (value) => value.trim().length <= MAX_LABEL || text.labelTooLong,
      free: (value) => !isReservedFieldName(nameOf(field, value)) || text.nameReserved,
    },
  });
  const submit = handleSubmit((form) => onSubmit({ values: fieldValues(field, form) }));
  return (
    <FormDialog
      {...rest}
      ref={ref}
      title={field ? text.editTitle : text.createTitle}
      dirty={isDirty}
      onSubmit={submit}
      cancelLabel={text.cancel}
      submitLabel={field ? text.update : text.create}
    >
      <FormGrid>
        <Field
          data-full=""
          label={text.fieldLabel}
          required
          error={errors.fieldLabel?.message ?? fieldErrors?.fieldLabel}
        >
          {(bound) => <TextInput {...bound} {...label} autoComplete="off" />}
        </Field>
        <FieldNameField
          label={text.fieldName}
          hint={field ? text.nameFixed : text.nameHint}
          error={fieldErrors?.fieldName}
          name={nameOf(field, fieldLabel)}
        />
        <Field label={text.type} error={fieldErrors?.fieldType}>
          {(bound) => (
            <Controller
              control={control}
              name="fieldType"
              render={({ field: { value, onChange, ref } }) => (
                <Select
                  {...bound}
                  ref={ref}
                  options={FIELD_TYPES.map((type) => ({ value: type, label: settingsText.types[type] }))}
                  value={value}
                  onValueChange={({ value }) => onChange(value)}
                />
              )}
            />
          )}
        </Field>
        {hasOptions(fieldType) && (
          <Field
            data-full=""
            label={text.options}
            required
            hint={text.optionsHint}
            error={errors.options?.message ?? fieldErrors?.dropdownOptions}
          >
            {(bound) => (
              <TextArea
                {...bound}
                {...register('options', {
                  validate: (_, form) => optionsOf(field, form) !== null || text.optionsRequired,
                  shouldUnregister: false,
                })}
                placeholder={text.optionsPlaceholder}
                rows={2}
              />
            )}
          </Field>
        )}
        <FieldWarning data-full="">
          {removed.length > 0 && removedCount > 0
            ? text.removedOptions({ options: removed, count: removedCount })
            : ''}
        </FieldWarning>
        {optionNames.length > 0 && (
          <OptionColors
            options={optionNames}
            colors={colors}
            onColorsChange={(change) => setValue('colors', change.colors, { shouldDirty: true })}
          />
        )}
        <Field label={text.order} hint={text.orderHint} error={fieldErrors?.displayOrder}>
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
        <Controller
          control={control}
          name="isShareable"
          render={({ field: { value, onChange, ref } }) => (
            <Checkbox
              ref={ref}
              checked={value}
              onCheckedChange={({ checked }) => onChange(checked)}
              aria-describedby={shareableChange ? shareableId : undefined}
            >
              {text.shareable}
            </Checkbox>
          )}
        />
        <FieldWarning data-full="" id={shareableId}>
          {shareableChange}
        </FieldWarning>
      </FormGrid>
    </FormDialog>
  );
});
