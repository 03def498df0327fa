import type { Kind } from '@content-planner/model';
import { Controller } from 'react-hook-form';
import { styled } from 'styled-components';
import { perOpening } from '../../internal/per-opening.js';
import { useOnDemand } from '../../internal/use-on-demand.js';
import { useMessages } from '../../kit/use-messages.js';
import { useTranslatedForm } from '../../kit/use-translated-form.js';
import { kindGlyphsPart } from '../../logs/kinds/kind-glyphs-part.js';
import { kindIcon } from '../../logs/kinds/kind-icon.js';
import { isBuiltIn } from '../../logs/kinds/kinds-in.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { Field } from '../../primitives/Field.js';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { TextInput } from '../../primitives/TextInput.js';
import { SegmentedField } from '../sharing/SegmentedField.js';
import { ChoiceGrid } from './ChoiceGrid.js';
import { KIND_COLORS, KindColorField } from './KindColorField.js';
import { KindPreview } from './KindPreview.js';
import { kindDialogMessages } from './messages.js';

/** The values of a kind that the form edits. */
export type KindValues = Omit<Kind, 'id'>;

/** Props of {@link KindDialog}. All other props are passed to the dialog element. */
export interface KindDialogProps extends OwnFormDialogProps {
  /** The kind to edit; null to create one. Only the color of a built-in kind can change, and whether it is hidden. */
  kind?: Kind | null;
  /** Called with valid, trimmed values. */
  onSubmit: (submission: { values: KindValues }) => void;
  /** Error messages from the server, keyed by field. */
  fieldErrors?: Partial<Record<'name' | 'pluralName' | 'color' | 'dates', string>>;
}

interface KindForm extends Omit<KindValues, 'names'> {
  one: string;
  many: string;
}

/** The maximum length of a name in characters. */
const MAX_NAME = 300;

const Hint = styled.p`
  margin-top: 4px;
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
`;

/**
 * Creates or edits a kind of entries. The form resets each time the dialog opens. The dialog closes only when `open`
 * becomes false.
 *
 * @example
 * <KindDialog open={open} kind={kind} busy={saving} onOpenChange={({ open }) => setOpen(open)}
 *   onSubmit={({ values }) => save(values)} />
 */
export const KindDialog = perOpening(function KindDialog(
  { kind = null, onSubmit, fieldErrors, ...rest }: KindDialogProps,
  ref,
) {
  const text = useMessages(kindDialogMessages);
  const { value: glyphs } = useOnDemand(kindGlyphsPart);
  const isFixed = kind !== null && isBuiltIn(kind.id);
  const { register, control, handleSubmit, watch, setValue, formState } = useTranslatedForm<KindForm>({
    defaultValues: {
      one: kind?.names.one ?? '',
      many: kind?.names.many ?? '',
      icon: kind?.icon ?? 'newspaper',
      color: kind?.color ?? KIND_COLORS.teal,
      dates: kind?.dates ?? 'day',
      titleLabel: kind?.titleLabel ?? 'Title',
      isHidden: kind?.isHidden ?? false,
    },
  });
  const { errors, isDirty, dirtyFields } = formState;
  const values = watch();
  const { one, many } = values;
  const valuesOf = ({ one, many, ...form }: KindForm): KindValues => ({
    ...form,
    color: form.color.trim(),
    names: { one: one.trim(), many: many.trim() },
  });
  const nameOptions = (required: string) => ({
    validate: (value: string) => isFixed || value.trim() !== '' || required,
    maxLength: { value: MAX_NAME, message: text.tooLong },
  });
  return (
    <FormDialog
      {...rest}
      ref={ref}
      title={kind ? text.editTitle : text.createTitle}
      dirty={isDirty}
      onSubmit={handleSubmit((form) => onSubmit({ values: valuesOf(form) }))}
      cancelLabel={text.cancel}
      submitLabel={kind ? text.update : text.create}
      footerStart={<Hint as="span">{isFixed ? text.builtInNote : text.everyEntry}</Hint>}
    >
      <FormGrid>
        {!isFixed && (
          <>
            <Field
              label={text.name}
              required
              hint={one.trim() && text.nameHint({ name: one.trim() })}
              error={errors.one?.message ?? fieldErrors?.name}
            >
              {(bound) => (
                <TextInput
                  {...bound}
                  {...register('one', {
                    ...nameOptions(text.nameRequired),
                    onChange: ({ target }) => {
                      const name = target.value.trim();
                      // A plural that the user has typed stays.
                      if (kind || dirtyFields.many) return;
                      setValue('many', name && text.suggestPlural({ name }), { shouldDirty: false });
                    },
                  })}
                  autoComplete="off"
                />
              )}
            </Field>
            <Field
              label={text.plural}
              required
              hint={text.pluralHint}
              error={errors.many?.message ?? fieldErrors?.pluralName}
            >
              {(bound) => (
                <TextInput
                  {...bound}
                  {...register('many', nameOptions(text.pluralRequired))}
                  autoComplete="off"
                />
              )}
            </Field>
            <Controller
              control={control}
              name="icon"
              render={({ field }) => (
                <ChoiceGrid
                  legend={text.icon}
                  value={field.value}
                  onValueChange={({ value }) => field.onChange(value)}
                  choices={Object.entries(text.iconNames).map(([value, name]) => {
                    const glyph = glyphs?.[value as keyof typeof text.iconNames];
                    const Icon = glyph && kindIcon(glyph);
                    return { value, name, picture: Icon && <Icon size={18} strokeWidth={1.75} /> };
                  })}
                />
              )}
            />
          </>
        )}
        <Controller
          control={control}
          name="color"
          render={({ field }) => (
            <KindColorField
              value={field.value}
              onValueChange={({ value }) => field.onChange(value)}
              error={fieldErrors?.color}
            />
          )}
        />
        {!isFixed && (
          <Controller
            control={control}
            name="dates"
            render={({ field }) => (
              <SegmentedField
                label={text.dates}
                segments={[
                  { value: 'day', label: text.oneDay },
                  { value: 'span', label: text.severalDays },
                ]}
                value={field.value}
                onValueChange={({ value }) => field.onChange(value)}
                error={fieldErrors?.dates}
              />
            )}
          />
        )}
        {kind && (
          <div data-full="">
            <Controller
              control={control}
              name="isHidden"
              render={({ field }) => (
                <Checkbox
                  ref={field.ref}
                  checked={field.value}
                  onCheckedChange={({ checked }) => field.onChange(checked)}
                >
                  {text.hide}
                </Checkbox>
              )}
            />
            <Hint>{text.hideHint}</Hint>
          </div>
        )}
        <div data-full="">
          <KindPreview
            kind={{
              ...valuesOf(values),
              id: kind?.id ?? 'preview',
              names: { one: one.trim() || text.name, many: many.trim() || text.plural },
            }}
          />
        </div>
      </FormGrid>
    </FormDialog>
  );
});
