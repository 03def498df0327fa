import type { Field as FieldOfEntries, Kind } from '@content-planner/model';
import { Controller } from 'react-hook-form';
import { styled } from 'styled-components';
import { perOpening } from '../../internal/per-opening.js';
import { useKinds } from '../../kit/use-kinds.js';
import { useMessages } from '../../kit/use-messages.js';
import { useTranslatedForm } from '../../kit/use-translated-form.js';
import { isBuiltIn } from '../../logs/kinds/kinds-in.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { SegmentedField } from '../sharing/SegmentedField.js';
import { namesOf, tokensWithKind } from '../sharing/shown-in.js';
import type { AccessToken } from '../sharing/types.js';
import { KIND_COLORS, KindColorField } from './KindColorField.js';
import { KindFieldChoices } from './KindFieldChoices.js';
import { KindNames } from './KindNames.js';
import { KindPreview } from './KindPreview.js';
import { deleteKindDialogMessages, kindDialogMessages } from './messages.js';

/** The values of a kind that the form edits. */
export type KindValues = Omit<Kind, 'id'>;

/** What a user submits. */
interface KindSubmission {
  values: KindValues;
  fieldIds: readonly string[];
  /** Whether entries that last several days keep only their first day. The dialog has said so. */
  shortensEntries: boolean;
}

/** Props of {@link KindDialog}. All other props are passed to the dialog element. */
export interface KindDialogProps extends OwnFormDialogProps {
  /** The kind to edit; null to create one. Only the color of a built-in kind can change, and whether it is hidden. */
  kind?: Kind | null;
  /** All fields. The dialog of an own kind lists them, and users choose those that its entries have. */
  fields?: readonly FieldOfEntries[];
  /** The links and embeds that clients have. The dialog names those that keep showing the entries of a hidden kind. */
  tokens?: readonly AccessToken[];
  /** How many entries of the kind last several days. The dialog says what happens to them. @default 0 */
  longCount?: number;
  /** Called with valid, trimmed values, and the ids of the fields that the kind uses. */
  onSubmit: (submission: KindSubmission) => void;
  /**
   * Called instead of `onSubmit` when the user clicks 'New field'. Save the kind, and then open the dialog for a new field
   * of it. Without it, there is no such button.
   */
  onNewField?: (submission: KindSubmission) => void;
  /** Error messages from the server, keyed by field. */
  fieldErrors?: Partial<Record<'name' | 'pluralName' | 'color' | 'dates', string>>;
}

/** The values of the form controls. */
export interface KindForm extends Omit<KindValues, 'names'> {
  one: string;
  many: string;
  fieldIds: string[];
}

const Root = styled(FormDialog)`
  && {
    width: 640px;
  }
`;

// The preview stays below the controls, so that it is visible while one chooses.
const PINNED = '(height >= 640px)';

const Fields = styled(FormGrid)`
  @media ${PINNED} {
    & :is(input, button) {
      scroll-margin-block-end: 64px;
    }
  }
`;

const Pinned = styled.div`
  margin: var(--cp-space-4) calc(-1 * var(--cp-space-6)) calc(-1 * var(--cp-space-5));
  padding: var(--cp-space-3) var(--cp-space-6);
  background: var(--cp-surface-float);
  box-shadow: 0 -1px 0 var(--cp-border-default);

  @media (width < 768px) {
    margin-inline: calc(-1 * var(--cp-space-4));
    padding-inline: var(--cp-space-4);
  }
  @media ${PINNED} {
    position: sticky;
    z-index: 1;
    /* Without the padding of what scrolls. */
    inset-block-end: calc(-1 * var(--cp-space-5));
  }
`;

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
  {
    kind = null,
    fields = [],
    tokens = [],
    longCount = 0,
    onSubmit,
    onNewField,
    fieldErrors,
    ...rest
  }: KindDialogProps,
  ref,
) {
  const text = useMessages(kindDialogMessages);
  const { shortens: shortensText } = useMessages(deleteKindDialogMessages);
  const isFixed = kind !== null && isBuiltIn(kind.id);
  const { list } = useKinds();
  /** A new kind starts with the fields that all others have. */
  const usesInitially = ({ kinds }: FieldOfEntries) =>
    (kind ? [kind.id] : list.map((one) => one.kind)).every((id) => kinds.some((use) => use.kind === id));
  const form = useTranslatedForm<KindForm>({
    defaultValues: {
      one: kind?.names.one ?? '',
      many: kind?.names.many ?? '',
      icon: kind?.icon ?? 'newspaper',
      color: kind?.color ?? KIND_COLORS.teal,
      dates: kind?.dates ?? 'day',
      titleLabel: kind?.titleLabel ?? 'Title',
      isHidden: kind?.isHidden ?? false,
      fieldIds: fields.filter(usesInitially).map(({ id }) => id),
    },
  });
  const { control, handleSubmit, watch, formState } = form;
  const values = watch();
  const showing = kind ? tokensWithKind(tokens, kind.id, new Date()) : [];
  const { one, many } = values;
  const valuesOf = ({ one, many, fieldIds: _, ...form }: KindForm): KindValues => ({
    ...form,
    color: form.color.trim(),
    names: { one: one.trim(), many: many.trim() },
  });
  const shortens = (dates: KindValues['dates']) => longCount > 0 && kind?.dates === 'span' && dates === 'day';
  const submitTo = (receiver: (submission: KindSubmission) => void) =>
    handleSubmit((values) =>
      receiver({
        values: valuesOf(values),
        fieldIds: values.fieldIds,
        shortensEntries: shortens(values.dates),
      }),
    );
  return (
    <Root
      {...rest}
      ref={ref}
      data-sheet=""
      title={kind ? text.editTitle : text.createTitle}
      dirty={formState.isDirty}
      onSubmit={submitTo(onSubmit)}
      submitLabel={kind ? text.update : text.create}
      footerStart={<Hint as="span">{isFixed ? text.builtInNote : text.everyEntry}</Hint>}
    >
      <Fields>
        {!isFixed && <KindNames {...{ form, isNew: kind === null, fieldErrors }} />}
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
          <div>
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
            {shortens(values.dates) && <Hint role="status">{shortensText({ count: longCount })}</Hint>}
          </div>
        )}
        {!isFixed && fields.length > 0 && (
          <Controller
            control={control}
            name="fieldIds"
            render={({ field }) => (
              <KindFieldChoices
                {...{ kind, fields }}
                chosen={field.value}
                onChosenChange={({ ids }) => field.onChange(ids)}
                onNew={onNewField && submitTo(onNewField)}
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
            <Hint>
              {text.hideHint} {showing.length > 0 && text.stayVisible(namesOf(showing))}
            </Hint>
          </div>
        )}
      </Fields>
      <Pinned>
        <KindPreview
          kind={{
            ...valuesOf(values),
            id: kind?.id ?? 'preview',
            names: { one: one.trim() || text.name, many: many.trim() || text.plural },
          }}
        />
      </Pinned>
    </Root>
  );
});
