import {
  type Field,
  NO_FILTER,
  readProps,
  toSearchParams,
  useAccessTokens,
  useCreateField,
  useDeleteField,
  useFieldConfigurations,
  useFieldCounts,
  useFieldMerge,
  useFields,
  useMergeFields,
  useOrderFields,
  useUndoHistory,
  useUpdateField,
} from '@content-planner/sdk';
import {
  DeleteFieldDialog,
  FieldConfigurationDialog,
  FieldSettings,
  type MergedFields,
  MergeFieldsDialog,
  type OptionReplacement,
  questionProps,
  tokensShowing,
  useDialog,
  useKinds,
  useMessages,
  useReport,
  useUndoToasts,
} from '@content-planner/ui-kit';
import { type ComponentProps, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { appMessages } from '../../app/app-messages.js';
import { formProps } from '../../app/form-props.js';
import { paths } from '../../app/paths.js';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';
import { fieldScreenMessages } from './field-screen-messages.js';

/** A field to delete, and the kinds that keep it. */
interface Deletion {
  field: Field;
  staying: Field['kinds'];
}

/** Returns the agenda with the entries that have a value in a field. */
const hrefOf = ({ id }: { id: string }) => {
  const conditions = [{ field: id, operator: 'isNotEmpty' }];
  return `${paths.home}?${toSearchParams({ view: 'agenda', filter: { ...NO_FILTER, conditions } })}`;
};

/** Opens the dialog for a new field if the URL has the query parameter `new`. */
function useNewField(kind: string, show: (field: null) => void) {
  const [params, setParams] = useSearchParams();
  const isNew = params.has('new');
  useEffect(() => {
    if (!isNew) return;
    show(null);
    setParams({ kind }, { replace: true });
  }, [isNew, kind, show, setParams]);
}

/** The screen at `/admin/fields`. The query parameter `kind` selects a tab, and `new` opens the dialog for a new field. */
export default function FieldsScreen() {
  const [params] = useSearchParams();
  const { list, hidden, of } = useKinds();
  const [chosen, setKind] = useState(params.get('kind'));
  const kind = [...list, ...hidden].find((one) => one.kind === chosen)?.kind ?? 'blog';
  const { fieldCounts } = useFieldCounts();
  const { fields, ...read } = useFields();
  const { fieldConfigurations } = useFieldConfigurations(kind);
  const [orderFields] = useOrderFields();
  const [createField] = useCreateField();
  const [updateField] = useUpdateField();
  const [deleteField] = useDeleteField();
  const dialog = useDialog<Field>();
  useNewField(kind, dialog.show);
  const question = useDialog<Deletion>();
  const merging = useDialog<MergedFields>();
  const merged = merging.open ? merging.subject : null;
  const { merge: preview, error: mergeError } = useFieldMerge(
    merged && { from: merged.from.id, into: merged.into.id },
  );
  const [mergeFields] = useMergeFields();
  const { accessTokens, ...tokensRead } = useAccessTokens();
  const tokens = tokensRead.loading || tokensRead.error ? [] : accessTokens;
  const report = useReport();
  const { undoable } = useUndoToasts(useUndoHistory());
  const follow = useFollow();
  const text = useMessages(fieldScreenMessages);
  useTitle(useMessages(appMessages).fields);

  const gone = { refresh: read.refetch, description: text.deletedSince };
  const stored = (id: string | undefined) => fields.find((field) => field.id === id) ?? null;

  const countOf = (id: string, uses: Field['kinds']) =>
    fieldCounts
      ?.find(({ fieldId }) => fieldId === id)
      ?.kinds.filter(({ kind }) => uses.some((use) => use.kind === kind))
      .reduce((sum, { count }) => sum + count, 0) ?? 0;

  const save: ComponentProps<typeof FieldConfigurationDialog>['onSubmit'] = ({ field, values }) => {
    const { submit } = dialog;
    const { name, options, replacements, keepInLinks, label, type, ...shared } = values;
    const current = stored(field?.id);
    if (!field) {
      const input = { label, type, ...(options && { options }), ...shared, name };
      return submit(createField(input), text.created, text.createFailed);
    }
    const input = {
      ...shared,
      ...(!field.isBuiltIn && { label, type }),
      ...(options && { options, replacements }),
    };
    const updated = updateField({
      id: field.id,
      ...(current && { version: current.version }),
      keepInLinks,
      input,
    });
    return submit(updated, text.updated, text.updateFailed, gone);
  };
  const remove = ({ field: { id, version }, staying }: Deletion, keepInLinks: boolean) =>
    staying.length > 0
      ? updateField({ id, version, input: { kinds: staying.map((use) => ({ kind: use.kind })) } })
      : deleteField({ id, version, keepInLinks });
  /** Asks in the browser, or in a dialog if links show the field. */
  const ask = async (deletion: Deletion) => {
    const { field, staying } = deletion;
    if (staying.length === 0 && tokensShowing(tokens, field.id, new Date()).length > 0) {
      return question.show(deletion);
    }
    const names = (uses: Field['kinds']) => uses.map((use) => of(use.kind).badge);
    const leaving = field.kinds.filter((use) => !staying.includes(use));
    const count = countOf(field.id, leaving);
    const effect = { staying: names(staying), leaving: names(leaving), count };
    if (!window.confirm(text.deleteQuestion({ fieldName: field.name, ...effect }))) return;
    if (await report(remove(deletion, false), text.deleted, text.deleteFailed, gone)) dialog.close();
  };
  const confirm = async ({ keepInLinks }: { keepInLinks: boolean }) => {
    if (!question.subject) return;
    const leave = () => {
      question.close();
      read.refetch();
    };
    const removed = remove(question.subject, keepInLinks);
    const done = await question.submit(removed, text.deleted, text.deleteFailed, { ...gone, refresh: leave });
    if (done) dialog.close();
  };
  const merge = async ({ from, into }: MergedFields, options: OptionReplacement[]) => {
    const merged = mergeFields({ from: from.id, into: into.id, options });
    if (await merging.submit(merged, undoable(text.merged), text.mergeFailed, gone)) dialog.close();
  };

  return (
    <>
      <FieldSettings
        fields={fields}
        counts={fieldCounts}
        entriesHref={hrefOf}
        contentTypesHref={paths.contentTypes}
        onNavigate={follow}
        kind={kind}
        onKindChange={({ kind }) => setKind(kind)}
        {...readProps(read)}
        onCreate={() => dialog.show(null)}
        onOrder={({ ids }) => report(orderFields({ kind, ids }), undoable(text.ordered), text.orderFailed)}
        onEdit={({ field }) => dialog.show(stored(field.id))}
        onDelete={({ field: { id } }) => {
          const field = stored(id);
          if (field) ask({ field, staying: field.kinds.filter((use) => use.kind !== kind) });
        }}
      />
      <FieldConfigurationDialog
        {...formProps(dialog)}
        field={dialog.subject}
        fields={fields}
        kind={kind}
        nextOrder={fieldConfigurations.length}
        counts={fieldCounts}
        tokens={tokens}
        fieldErrors={dialog.fieldErrors}
        onSubmit={save}
        onDelete={({ field }) => {
          const current = stored(field.id);
          if (current) ask({ field: current, staying: [] });
        }}
        onMerge={merging.show}
      />
      {merging.subject && (
        <MergeFieldsDialog
          {...questionProps(merging)}
          fields={merging.subject}
          preview={preview}
          failed={mergeError !== null}
          onConfirm={({ options }) => merging.subject && merge(merging.subject, options)}
        />
      )}
      {question.subject && (
        <DeleteFieldDialog
          {...questionProps(question)}
          field={question.subject.field}
          tokens={tokensShowing(tokens, question.subject.field.id, new Date())}
          onConfirm={confirm}
        />
      )}
    </>
  );
}
