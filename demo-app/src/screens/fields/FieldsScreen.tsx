import {
  type Field,
  readProps,
  useAccessTokens,
  useCreateField,
  useDeleteField,
  useFieldConfigurations,
  useFieldCounts,
  useFields,
  useUpdateField,
} from '@content-planner/sdk';
import {
  DeleteFieldDialog,
  FieldConfigurationDialog,
  type FieldConfigurationDialogProps,
  FieldSettings,
  tokensShowing,
  useKinds,
  useMessages,
} from '@content-planner/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { appMessages } from '../../app/app-messages.js';
import { canHaveFields } from '../../app/can-have-fields.js';
import { formProps, questionProps, useDialog } from '../../app/use-dialog.js';
import { useReport } from '../../app/use-report.js';
import { useTitle } from '../../app/use-title.js';
import { fieldScreenMessages } from './field-screen-messages.js';

/** A field to delete, and the kinds that keep it. */
interface Deletion {
  field: Field;
  staying: Field['kinds'];
}

/** The screen at `/admin/fields`. The query parameter `kind` selects a tab. */
export default function FieldsScreen() {
  const [params] = useSearchParams();
  const { list, of } = useKinds();
  const tabs = list.filter(canHaveFields).map((tab) => tab.kind);
  const [chosen, setKind] = useState(params.get('kind'));
  const kind = tabs.find((tab) => tab === chosen) ?? tabs[0] ?? 'blog';
  const { fields } = useFields();
  const { fieldCounts } = useFieldCounts();
  const { fieldConfigurations: all, ...read } = useFieldConfigurations();
  const fieldConfigurations = all.filter((field) => field.kind === kind);
  const counts = Object.fromEntries(
    tabs.map((tab) => [tab, all.filter((field) => field.kind === tab).length]),
  );
  const [createField] = useCreateField();
  const [updateField] = useUpdateField();
  const [deleteField] = useDeleteField();
  const dialog = useDialog<Field>();
  const question = useDialog<Deletion>();
  const { accessTokens, ...tokensRead } = useAccessTokens();
  const tokens = tokensRead.loading || tokensRead.error ? [] : accessTokens;
  const report = useReport();
  const text = useMessages(fieldScreenMessages);
  useTitle(useMessages(appMessages).fields);

  const gone = { refresh: read.refetch, description: text.deletedSince };
  const stored = (id: string | undefined) => fields.find((field) => field.id === id) ?? null;

  const countOf = (id: string) => fieldCounts?.find(({ fieldId }) => fieldId === id)?.count ?? null;

  const save: FieldConfigurationDialogProps['onSubmit'] = ({ field, values }) => {
    const { submit } = dialog;
    const { name, options, replacements, keepInLinks, label, type, ...shared } = values;
    const current = stored(field?.id);
    const own = { label, type, ...(options && { options }) };
    if (!field) return submit(createField({ ...own, ...shared, name }), text.created, text.createFailed);
    const input = { ...shared, ...(!field.isBuiltIn && { ...own, ...(options && { replacements }) }) };
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
    const effect = { staying: names(staying), leaving: names(leaving), count: countOf(field.id) };
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

  return (
    <>
      <FieldSettings
        fieldConfigurations={fieldConfigurations}
        {...(all.length > 0 && { counts })}
        kind={kind}
        onKindChange={({ kind }) => setKind(kind)}
        {...readProps(read)}
        onCreate={() => dialog.show(null)}
        onEdit={({ field }) => dialog.show(stored(field.fieldId))}
        onDelete={({ field: { fieldId } }) => {
          const field = stored(fieldId);
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
      />
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
