import { Controller } from 'react-hook-form';
import { styled } from 'styled-components';
import { safeColor } from '../../colors/safe-color.js';
import { perOpening } from '../../internal/per-opening.js';
import { useMessages } from '../../kit/use-messages.js';
import { useTranslatedForm } from '../../kit/use-translated-form.js';
import type { Brand } from '../../logs/types.js';
import { ColorField } from '../../primitives/ColorField.js';
import { Field } from '../../primitives/Field.js';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { TextInput } from '../../primitives/TextInput.js';
import { DEFAULT_BRAND_COLOR } from './default-brand-color.js';
import { brandDialogMessages } from './messages.js';

/** The form values. */
export interface BrandValues {
  name: string;
  /** The color, as free text. The expected format is `hsl()`. */
  color: string;
}

/** Props of {@link BrandDialog}. All other props are passed to the dialog element. */
export interface BrandDialogProps extends OwnFormDialogProps {
  /** The brand to edit; null to create one. */
  brand?: Brand | null;
  /** Called with valid, trimmed values. */
  onSubmit: (submission: { values: BrandValues }) => void;
  /** Error messages from the server, keyed by field. */
  fieldErrors?: Partial<Record<keyof BrandValues, string>>;
}

/** The maximum name length in characters. */
const MAX_NAME = 300;

const Warning = styled.span`
  display: block;
  color: var(--cp-warning-text);
`;

/**
 * Creates or edits a brand. For an invalid color, the form displays a warning but can still be submitted. The form
 * resets each time the dialog opens. The dialog closes only when `open` becomes false.
 *
 * @example
 * <BrandDialog open={open} brand={brand} busy={saving} onOpenChange={({ open }) => setOpen(open)}
 *   onSubmit={({ values }) => save(values)} />
 */
export const BrandDialog = perOpening(function BrandDialog(
  { brand = null, onSubmit, fieldErrors, ...rest }: BrandDialogProps,
  ref,
) {
  const text = useMessages(brandDialogMessages);
  const { register, control, handleSubmit, watch, formState } = useTranslatedForm<BrandValues>({
    defaultValues: { name: brand?.name ?? '', color: brand?.color ?? DEFAULT_BRAND_COLOR },
  });
  const { errors, isDirty } = formState;
  const color = watch('color');
  const submit = handleSubmit(({ name, color }) => {
    onSubmit({ values: { name: name.trim(), color: color.trim() || DEFAULT_BRAND_COLOR } });
  });
  const isInvalidColor = color.trim() !== '' && safeColor(color) === null;
  return (
    <FormDialog
      {...rest}
      ref={ref}
      size="sm"
      title={brand ? text.editTitle : text.createTitle}
      dirty={isDirty}
      onSubmit={submit}
      submitLabel={brand ? text.update : text.create}
    >
      <FormGrid>
        <Field data-full="" label={text.name} required error={errors.name?.message ?? fieldErrors?.name}>
          {(bound) => (
            <TextInput
              {...bound}
              {...register('name', {
                validate: (value) => value.trim() !== '' || text.nameRequired,
                maxLength: { value: MAX_NAME, message: text.nameTooLong },
              })}
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          data-full=""
          label={text.color}
          error={fieldErrors?.color}
          hint={
            <>
              {text.colorHint}
              {isInvalidColor && <Warning role="status">{text.noColor}</Warning>}
            </>
          }
        >
          {(bound) => (
            <Controller
              control={control}
              name="color"
              render={({ field: { value, onChange, onBlur, ref } }) => (
                <ColorField
                  {...bound}
                  ref={ref}
                  format="hsl"
                  value={value}
                  onValueChange={({ value }) => onChange(value)}
                  onBlur={onBlur}
                  placeholder={text.colorPlaceholder}
                />
              )}
            />
          )}
        </Field>
      </FormGrid>
    </FormDialog>
  );
});
