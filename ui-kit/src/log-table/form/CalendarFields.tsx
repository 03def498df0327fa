import { Controller, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { EntryChip } from '../../calendar/entry/EntryChip.js';
import { safeColor } from '../../colors/safe-color.js';
import { useKindOf } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import type { LogKind } from '../../logs/types.js';
import { Button } from '../../primitives/Button.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { ColorField } from '../../primitives/ColorField.js';
import { Field } from '../../primitives/Field.js';
import { ChoiceField } from './ChoiceField.js';
import { entryDialogMessages } from './entry-dialog-messages.js';
import type { FormPart } from './form-part.js';
import { TickField } from './TickField.js';

interface CalendarFieldsProps extends FormPart {
  kind: LogKind;
}

const Preview = styled.div`
  align-self: center;
  min-width: 0;
`;

const Warning = styled.span`
  color: var(--cp-warning-text);
`;

/** The fields that determine how the calendar displays an entry: brand, color and visibility, with a preview. */
export function CalendarFields({ kind, form }: CalendarFieldsProps) {
  const { brands } = useKit();
  const text = useMessages(entryDialogMessages);
  const { badge, defaultColor } = useKindOf()(kind);
  const [title, brandId, color, shown] = useWatch({
    control: form.control,
    name: ['title', 'brandId', 'color', 'showOnCalendar'],
  });
  const brandColor = brands.find((brand) => brand.id === brandId)?.color;
  return (
    <>
      <ChoiceField
        form={form}
        name="brandId"
        label={text.brand}
        options={brands.map(({ id, name, color }) => ({
          value: id,
          label: name,
          start: <ColorDot color={color} />,
        }))}
        emptyLabel={text.noBrand}
      />
      <Controller
        control={form.control}
        name="color"
        render={({ field, fieldState }) => (
          <Field
            label={text.customColor}
            error={fieldState.error?.message}
            hint={
              color.trim() !== '' && safeColor(color) === null ? <Warning>{text.noColor}</Warning> : undefined
            }
          >
            {(control) => (
              <ColorField
                {...control}
                ref={field.ref}
                value={field.value}
                onValueChange={({ value }) => field.onChange(value)}
                onBlur={field.onBlur}
                fallback={brandColor ?? defaultColor}
                end={
                  <Button
                    disabled={color === ''}
                    onClick={() => {
                      field.onChange('');
                      // Move focus to the color field, because a disabled button loses focus.
                      form.setFocus('color');
                    }}
                  >
                    {text.useBrandColor}
                  </Button>
                }
              />
            )}
          </Field>
        )}
      />
      <TickField form={form} name="showOnCalendar" label={text.showOnCalendar} />
      <Preview aria-hidden>
        {shown && (
          <EntryChip kind={kind} title={title.trim() || badge} color={color} brandColor={brandColor} />
        )}
      </Preview>
    </>
  );
}
