import type { Kind } from '@content-planner/model';
import { Controller } from 'react-hook-form';
import { styled } from 'styled-components';
import { EntryChip } from '../../calendar/entry/EntryChip.js';
import { perOpening } from '../../internal/per-opening.js';
import { useOnDemand } from '../../internal/use-on-demand.js';
import { KitProvider } from '../../kit/KitProvider.js';
import { useKindDescriptions } from '../../kit/use-kind-descriptions.js';
import { useMessages } from '../../kit/use-messages.js';
import { useTranslatedForm } from '../../kit/use-translated-form.js';
import { kindGlyphsPart } from '../../logs/kinds/kind-glyphs-part.js';
import { kindIcon } from '../../logs/kinds/kind-icon.js';
import { isBuiltIn } from '../../logs/kinds/kinds-in.js';
import { Badge } from '../../primitives/Badge.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { ColorField } from '../../primitives/ColorField.js';
import { Field } from '../../primitives/Field.js';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { TextInput } from '../../primitives/TextInput.js';
import { SegmentedField } from '../sharing/SegmentedField.js';
import { ChoiceGrid } from './ChoiceGrid.js';
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

/** The colors that are offered, with the keys of their names. */
const COLORS = {
  red: '#ef4444',
  orange: '#f97316',
  yellow: '#eab308',
  lime: '#84cc16',
  green: '#22c55e',
  teal: '#14b8a6',
  cyan: '#06b6d4',
  blue: '#3b82f6',
  violet: '#8b5cf6',
  pink: '#ec4899',
} as const;

/** The maximum length of a name in characters. */
const MAX_NAME = 300;

const Preview = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--cp-space-4);
  min-width: 0;
  padding: var(--cp-space-3);
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-md);
  background: var(--cp-surface-panel);

  & > :first-child {
    flex: 0 1 232px;
    min-width: 0;
  }
  & > :last-child {
    display: inline-flex;
    align-items: center;
    gap: var(--cp-space-2);
    min-width: 0;
    color: var(--cp-text-secondary);
    overflow-wrap: anywhere;
  }
`;

const Caption = styled.p`
  margin-bottom: 6px;
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  font-weight: var(--cp-weight-medium);
`;

const Hint = styled.p`
  margin-top: 4px;
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
`;

const AnyColor = styled.div`
  max-width: 200px;
  margin-top: var(--cp-space-2);
`;

/** Displays how the kind will look: an entry in the calendar, the badge in details, and the link in the sidebar. */
function KindPreview({ kind, sample }: { kind: Kind; sample: string }) {
  const descriptions = useKindDescriptions([kind]);
  const [described] = descriptions;
  if (!described) return null;
  const { icon: Icon, badge, texts } = described;
  return (
    <KitProvider kinds={descriptions}>
      <Preview aria-hidden>
        <EntryChip kind={kind.id} title={sample} />
        <Badge color={kind.color} icon={<Icon size={12} strokeWidth={1.75} />}>
          {badge}
        </Badge>
        <span>
          <Icon size={16} strokeWidth={1.75} />
          {texts.pluralTitle}
        </span>
      </Preview>
    </KitProvider>
  );
}

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
      color: kind?.color ?? COLORS.teal,
      dates: kind?.dates ?? 'day',
      titleLabel: kind?.titleLabel ?? 'Title',
      isHidden: kind?.isHidden ?? false,
    },
  });
  const { errors, isDirty, dirtyFields } = formState;
  const values = watch();
  const { one, many, color } = values;
  const valuesOf = ({ one, many, ...form }: KindForm): KindValues => ({
    ...form,
    color: form.color.trim(),
    names: { one: one.trim(), many: many.trim() },
  });
  const nameOptions = (required: string) => ({
    validate: (value: string) => isFixed || value.trim() !== '' || required,
    maxLength: { value: MAX_NAME, message: text.tooLong },
  });
  const offered = Object.entries(COLORS) as [keyof typeof COLORS, string][];
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
            <ChoiceGrid
              data-size="sm"
              legend={text.color}
              value={color.trim().toLowerCase()}
              onValueChange={({ value }) => field.onChange(value)}
              choices={offered.map(([name, value]) => ({
                value,
                name: text.colorNames[name],
                picture: <ColorDot shape="swatch" size={20} color={value} />,
              }))}
            >
              <AnyColor>
                <ColorField
                  aria-label={text.color}
                  aria-invalid={fieldErrors?.color ? true : undefined}
                  pickLabel={text.pickColor}
                  value={field.value}
                  onValueChange={({ value }) => field.onChange(value)}
                />
              </AnyColor>
              {fieldErrors?.color && <Hint role="alert">{fieldErrors.color}</Hint>}
            </ChoiceGrid>
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
          <Caption aria-hidden>{text.preview}</Caption>
          <KindPreview
            sample={text.sample}
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
