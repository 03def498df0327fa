import {
  readProps,
  useAccessTokens,
  useCreateFieldConfiguration,
  useDeleteFieldConfiguration,
  useFieldConfigurations,
  useFilterCounts,
  useUpdateFieldConfiguration,
} from '@content-planner/sdk';
import {
  DeleteFieldDialog,
  type FieldConfiguration,
  FieldConfigurationDialog,
  type FieldConfigurationValues,
  FieldSettings,
  useKinds,
  useMessages,
} from '@content-planner/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { appMessages } from '../../app/app-messages.js';
import { canHaveFields } from '../../app/can-have-fields.js';
import { formProps, questionProps, useDialog } from '../../app/use-dialog.js';
import { useTitle } from '../../app/use-title.js';
import { fieldScreenMessages } from './field-screen-messages.js';
import { useFieldCounts } from './use-field-counts.js';

/** The screen at `/admin/fields`. The query parameter `kind` selects a tab. */
export default function FieldsScreen() {
  const [params] = useSearchParams();
  const { list } = useKinds();
  const tabs = list.filter(canHaveFields).map((tab) => tab.kind);
  const [chosen, setKind] = useState(params.get('kind'));
  const kind = tabs.find((tab) => tab === chosen) ?? tabs[0] ?? 'blog';
  const counts = useFieldCounts(tabs);
  const { fieldConfigurations, ...read } = useFieldConfigurations(kind);
  const [createField] = useCreateFieldConfiguration();
  const [updateField] = useUpdateFieldConfiguration();
  const [deleteField] = useDeleteFieldConfiguration();
  const dialog = useDialog<FieldConfiguration>();
  const question = useDialog<FieldConfiguration>();
  const { accessTokens, ...tokensRead } = useAccessTokens();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const removedIn = dialog.open && removed.length > 0 ? dialog.subject : null;
  const operator = removedIn?.fieldType === 'multipleChoice' ? 'hasAnyOf' : 'isAnyOf';
  const { counts: removedCounts, isPrevious } = useFilterCounts(
    removedIn && {
      kinds: [removedIn.kind],
      filter: { conditions: [{ field: removedIn.id, operator, value: removed }] },
      includeHidden: true,
    },
  );
  const text = useMessages(fieldScreenMessages);
  useTitle(useMessages(appMessages).fields);

  const gone = { refresh: read.refetch, description: text.deletedSince };

  const save = ({ values }: { values: FieldConfigurationValues }) => {
    const { subject: field, submit } = dialog;
    const { fieldName, ...settings } = values;
    return field
      ? submit(updateField({ id: field.id, input: settings }), text.updated, text.updateFailed, gone)
      : submit(createField({ ...settings, fieldName, kind }), text.created, text.createFailed);
  };
  const leaveQuestion = () => {
    question.close();
    read.refetch();
  };
  const remove = ({ field }: { field: FieldConfiguration }) =>
    question.submit(deleteField(field.id), text.deleted, text.deleteFailed, {
      ...gone,
      refresh: leaveQuestion,
    });

  return (
    <>
      <FieldSettings
        fieldConfigurations={fieldConfigurations}
        {...(counts && { counts })}
        kind={kind}
        onKindChange={({ kind }) => setKind(kind)}
        {...readProps(read)}
        onCreate={() => dialog.show(null)}
        onEdit={({ field }) => dialog.show(field)}
        onDelete={({ field }) => question.show(field)}
      />
      <FieldConfigurationDialog
        {...formProps(dialog)}
        field={dialog.subject}
        nextOrder={fieldConfigurations.length}
        kind={kind}
        {...(!tokensRead.loading && !tokensRead.error && { tokens: accessTokens })}
        onRemovedChange={({ options }) => setRemoved(options)}
        removedCount={isPrevious ? undefined : removedCounts?.matching}
        fieldErrors={dialog.fieldErrors}
        onSubmit={save}
      />
      {question.subject && (
        <DeleteFieldDialog {...questionProps(question)} field={question.subject} onConfirm={remove} />
      )}
    </>
  );
}
