import { Controller, type UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { useOnDemand } from '../../internal/use-on-demand.js';
import { useMessages } from '../../kit/use-messages.js';
import { kindGlyphsPart } from '../../logs/kinds/kind-glyphs-part.js';
import { kindIcon } from '../../logs/kinds/kind-icon.js';
import { ownKindMessages } from '../../logs/kinds/kind-messages.js';
import { Field } from '../../primitives/Field.js';
import { TextInput } from '../../primitives/TextInput.js';
import { ChoiceGrid } from './ChoiceGrid.js';
import type { KindDialogProps, KindForm } from './KindDialog.js';
import { KindTile } from './KindTile.js';
import { kindDialogMessages } from './messages.js';

interface KindNamesProps {
  form: UseFormReturn<KindForm>;
  isNew: boolean;
  fieldErrors: KindDialogProps['fieldErrors'];
}

const ChosenIcon = styled(KindTile)`
  width: 100%;
  height: 100%;
  border-radius: var(--cp-radius-md);
  box-shadow: inset 0 0 0 1px var(--cp-entry-icon);

  & > svg {
    width: 18px;
    height: 18px;
  }
`;

/** The maximum length of a name in characters. */
const MAX_NAME = 300;

/** The names and the icon of an own kind. The plural of a new one follows its name until the user changes it. */
export function KindNames({ form, isNew, fieldErrors }: KindNamesProps) {
  const text = useMessages(kindDialogMessages);
  const own = useMessages(ownKindMessages);
  const { value: glyphs } = useOnDemand(kindGlyphsPart);
  const { register, control, watch, setValue, formState } = form;
  const { errors, dirtyFields } = formState;
  const [one, color] = [watch('one').trim(), watch('color')];
  const options = (required: string) => ({
    validate: (value: string) => value.trim() !== '' || required,
    maxLength: { value: MAX_NAME, message: text.tooLong },
  });
  return (
    <>
      <Field
        label={text.name}
        required
        hint={one && text.nameHint({ name: one, add: own.texts({ one, many: one }).add })}
        error={errors.one?.message ?? fieldErrors?.name}
      >
        {(bound) => (
          <TextInput
            {...bound}
            {...register('one', {
              ...options(text.nameRequired),
              onChange: ({ target }) => {
                const name = target.value.trim();
                if (!isNew || dirtyFields.many) return;
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
          <TextInput {...bound} {...register('many', options(text.pluralRequired))} autoComplete="off" />
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
              const isChosen = value === field.value;
              return {
                ...{ value, name },
                picture:
                  Icon &&
                  (isChosen ? (
                    <ChosenIcon icon={Icon} color={color} />
                  ) : (
                    <Icon size={18} strokeWidth={1.75} />
                  )),
              };
            })}
          />
        )}
      />
    </>
  );
}
