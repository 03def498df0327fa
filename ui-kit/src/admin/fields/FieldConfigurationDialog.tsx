import { BUILT_IN_KINDS, type Field, type LogKind } from '@content-planner/model';
import { type ComponentProps, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { perOpening } from '../../internal/per-opening.js';
import { useKinds } from '../../kit/use-kinds.js';
import { useMessages } from '../../kit/use-messages.js';
import { useTranslatedForm } from '../../kit/use-translated-form.js';
import { Button } from '../../primitives/Button.js';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { tokensShowing } from '../sharing/shown-in.js';
import type { AccessToken } from '../sharing/types.js';
import { AbbreviatedOptions } from './AbbreviatedOptions.js';
import {
  type AbbreviatedRow,
  abbreviatedError,
  abbreviatedRows,
  hasAbbreviations,
  submittedAbbreviated,
} from './abbreviated-rows.js';
import { FieldBasics } from './FieldBasics.js';
import { Columns } from './field-dialog-columns.js';
import {
  type FieldConfigurationValues,
  type FieldCount,
  type FieldForm,
  fieldForm,
  fieldValues,
  hasOptions,
} from './field-values.js';
import { fieldConfigurationDialogMessages } from './messages.js';
import { OptionsEditor } from './OptionsEditor.js';
import { type CountOf, changedEntries, keptRows, openQuestions, rowError } from './option-rows.js';
import { SameField } from './SameField.js';
import { TypeExample } from './TypeExample.js';
import { builtInNamesake, type MergedFields, mergeWithNamesake, useSameField } from './use-same-field.js';

/** Props of {@link FieldConfigurationDialog}. All other props are passed to the dialog element. */
export interface FieldConfigurationDialogProps extends OwnFormDialogProps {
  /** The field to edit; null to create one. */
  field?: Field | null;
  /** All fields. If the label of a new field is that of one of them, the dialog offers to use that field. */
  fields?: readonly Field[];
  /** The kind that a new field is for. 'Required' and the display order are those of this kind. @default 'blog' */
  kind?: LogKind;
  /** The display order of a new field: the current number of fields, which can change. @default 0 */
  nextOrder?: number;
  /** How many entries have a value in each field. Null while the numbers are unknown. @default null */
  counts?: readonly FieldCount[] | null;
  /**
   * The links and embeds that clients have. When the field can no longer be shown to clients, the dialog asks whether
   * those that show it keep it.
   */
  tokens?: readonly AccessToken[];
  /** Called with valid values. `field` is the edited field, or null for a new one. */
  onSubmit: (submission: { field: Field | null; values: FieldConfigurationValues }) => void;
  /** Called when the user clicks 'Delete field'. Without it, there is no such button. */
  onDelete?: (target: { field: Field }) => void;
  /**
   * Called when the user wants to merge the edited field and one with the same label. Display what that does: see
   * `MergeFieldsDialog`. Without it, the dialog does not offer it.
   */
  onMerge?: (fields: MergedFields) => void;
  /** Error messages from the server, keyed by field. Use the key `name` if the name is already taken. */
  fieldErrors?: Partial<Record<string, string>>;
}

const Root = styled(FormDialog)`
  && {
    width: 896px;
  }
`;

const Note = styled.p`
  margin-inline-start: var(--cp-space-2);
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
`;

/** Returns the kinds that always have a field. */
const ownKindsOf = (field: Field | null): LogKind[] =>
  Object.entries(BUILT_IN_KINDS).flatMap(([kind, { fields }]) =>
    field && Object.hasOwn(fields, field.id) ? [kind] : [],
  );

/**
 * Creates or edits a field, which any number of kinds can use. The name of a new field is derived from its label, and
 * never changes afterward. If entries have an option that the user removes, the dialog asks what they get instead. The
 * form resets each time the dialog opens. The dialog closes only when `open` becomes false.
 *
 * @example
 * <FieldConfigurationDialog open={open} field={field} fields={fields} busy={saving}
 *   onOpenChange={({ open }) => setOpen(open)} onSubmit={({ field, values }) => save(field, values)} />
 */
export const FieldConfigurationDialog = perOpening(function FieldConfigurationDialog(
  {
    field: given = null,
    fields = [],
    kind = 'blog',
    nextOrder = 0,
    counts = null,
    tokens = [],
    onSubmit,
    onDelete,
    onMerge,
    fieldErrors = {},
    ...rest
  }: FieldConfigurationDialogProps,
  ref,
) {
  const text = useMessages(fieldConfigurationDialogMessages);
  const { of } = useKinds();
  const [chosen, setChosen] = useState<Field | null>(null);
  const field = given ?? chosen;
  const [edited, setEdited] = useState<{ rows: AbbreviatedRow[] } | null>(null);
  const abbreviated = hasAbbreviations(field) && { field, rows: edited?.rows ?? abbreviatedRows(field) };
  const form = useTranslatedForm<FieldForm>({ defaultValues: fieldForm(field, kind, nextOrder) });
  const { handleSubmit, watch, setValue, resetField, reset, clearErrors, formState } = form;
  const { errors, isDirty, dirtyFields } = formState;
  const followsCount = field === null && !dirtyFields.order;
  useEffect(() => {
    // While the dialog is open, another user's field or the previous one can be added to the list.
    if (followsCount) resetField('order', { defaultValue: String(nextOrder) });
  }, [followsCount, nextOrder, resetField]);
  const { label, type, rows, kinds, isRequired } = watch();
  const same = useSameField(fields, field ? null : label);
  const merge = onMerge && given ? mergeWithNamesake(given, fields) : null;
  const namesake = merge && (merge.from === given ? merge.into : merge.from);
  const countIn = (of: Field | null) => counts?.find(({ fieldId }) => fieldId === of?.id) ?? null;
  const count = countIn(field);
  const countOf: CountOf = ({ id }) =>
    counts && (count?.options.find(({ optionId }) => optionId === id)?.count ?? 0);
  const questions = hasOptions(type) ? openQuestions(rows) : [];
  const isConverted = field !== null && field.type !== type && hasOptions(field.type);
  const changed = isConverted ? (count?.count ?? 0) : hasOptions(type) ? changedEntries(rows, countOf) : 0;

  const use = (existing: Field) => {
    setChosen(existing);
    reset({
      ...fieldForm(existing, kind, nextOrder),
      kinds: [...new Set([...existing.kinds.map((one) => one.kind), ...kinds])],
    });
    form.setFocus('label');
  };
  const changeRows = (part: Pick<FieldForm, 'rows'>) => {
    setValue('rows', part.rows, { shouldDirty: true });
    clearErrors('rows');
  };
  const submit = handleSubmit((values) => {
    if (abbreviated) {
      const { rows } = abbreviated;
      if (rows.some((row) => abbreviatedError(rows, row))) return;
    } else if (hasOptions(values.type)) {
      if (keptRows(values.rows).length === 0) {
        return form.setError('rows', { type: 'required', message: text.optionsRequired });
      }
      if (openQuestions(values.rows).length > 0 || values.rows.some((row) => rowError(values.rows, row)))
        return;
    }
    // The user can submit before the dialog displays that there is such a field.
    if (same.show()) return;
    const isNamed = !field || dirtyFields.label || dirtyFields.kinds;
    const builtIn = isNamed && !field?.isBuiltIn && builtInNamesake(fields, values);
    if (builtIn) {
      const { label, kinds: using } = builtIn;
      const message = text.labelTaken({ label, kinds: using.map((one) => of(one.kind).badge) });
      return form.setError('label', { type: 'taken', message }, { shouldFocus: true });
    }
    const submitted = fieldValues(field, kind, values);
    const options = abbreviated && { options: submittedAbbreviated(abbreviated.rows), replacements: [] };
    onSubmit({ field, values: { ...submitted, ...options } });
  });

  const hint = (shown: Field | null, actions: Pick<ComponentProps<typeof SameField>, 'onUse' | 'onKeep'>) =>
    shown && <SameField field={shown} kinds={kinds} count={countIn(shown)?.count ?? null} {...actions} />;
  const [question] = questions;
  const note = question?.stored
    ? text.chooseReplacement({ option: question.stored.name, count: countOf(question.stored) })
    : changed > 0 && text.changes({ count: changed });
  const deletable = onDelete && field && !field.isBuiltIn ? field : null;
  return (
    <Root
      {...rest}
      ref={ref}
      data-sheet=""
      title={field ? text.editTitle : text.createTitle}
      dirty={isDirty || chosen !== null || edited !== null}
      onSubmit={submit}
      submitDisabled={questions.length > 0 || same.shown !== null}
      submitLabel={field ? text.update : text.create}
      footerStart={
        (note || deletable) && (
          <>
            {deletable && (
              <Button variant="danger" onClick={() => onDelete?.({ field: deletable })}>
                {text.delete}
              </Button>
            )}
            {note && <Note aria-live="polite">{note}</Note>}
          </>
        )
      }
    >
      <Columns>
        <div>
          <FieldBasics
            {...{ field, form, count, fieldErrors }}
            kind={kind}
            ownKinds={ownKindsOf(field)}
            showing={field ? tokensShowing(tokens, field.id, new Date()) : []}
          />
        </div>
        <div>
          {hint(same.shown, {
            onUse: () => same.shown && use(same.shown),
            onKeep: () => {
              same.keep();
              form.setFocus('label');
            },
          })}
          {merge && hint(namesake, { onUse: () => onMerge?.(merge) })}
          {abbreviated ? (
            <AbbreviatedOptions
              {...abbreviated}
              onRowsChange={setEdited}
              isSubmitted={formState.isSubmitted}
              error={fieldErrors.options}
            />
          ) : hasOptions(type) ? (
            <OptionsEditor
              rows={rows}
              onChange={changeRows}
              countOf={countOf}
              error={errors.rows?.message ?? fieldErrors.options}
            />
          ) : (
            <TypeExample type={type} label={label.trim()} required={isRequired} />
          )}
        </div>
      </Columns>
    </Root>
  );
});
