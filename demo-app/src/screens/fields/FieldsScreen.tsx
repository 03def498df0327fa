import {
  readProps,
  useCreateFieldConfiguration,
  useDeleteFieldConfiguration,
  useFieldConfigurations,
  useUpdateFieldConfiguration,
} from '@content-planner/sdk';
import {
  DeleteFieldDialog,
  type FieldConfiguration,
  FieldConfigurationDialog,
  type FieldConfigurationValues,
  FieldSettings,
  type FieldSettingsKind,
} from '@content-planner/ui-kit';
import { useState } from 'react';
import { useRefusal } from '../../app/field-messages.js';
import { noteUnsavedInput } from '../../app/unsaved-input.js';
import { useDialog } from '../../app/use-dialog.js';
import { useReport } from '../../app/use-report.js';
import { useTitle } from '../../app/use-title.js';
import { useFieldCounts } from './use-field-counts.js';

/** /admin/fields. */
export default function FieldsScreen() {
  const [kind, setKind] = useState<FieldSettingsKind>('blog');
  const counts = useFieldCounts();
  const { fieldConfigurations, ...read } = useFieldConfigurations(kind);
  const [createField, creation] = useCreateFieldConfiguration();
  const [updateField, update] = useUpdateFieldConfiguration();
  const [deleteField, deletion] = useDeleteFieldConfiguration();
  const dialog = useDialog<FieldConfiguration>();
  const question = useDialog<FieldConfiguration>();
  const messages = useRefusal((dialog.subject ? update : creation).error, dialog.open);
  const report = useReport();
  useTitle('Field Settings');

  const gone = { refresh: read.refetch, description: 'Somebody else has deleted this field.' };

  const save = async ({ values }: { values: FieldConfigurationValues }) => {
    const { subject: field } = dialog;
    const { fieldName, ...settings } = values;
    const saved = field
      ? await report(
          updateField({ id: field.id, input: settings }),
          'Field configuration updated successfully',
          'Error updating field configuration',
          gone,
        )
      : await report(
          createField({ ...settings, fieldName, kind }),
          'Field configuration created successfully',
          'Error creating field configuration',
        );
    if (saved) dialog.close();
  };
  const leaveQuestion = () => {
    question.close();
    read.refetch();
  };
  const remove = async ({ field }: { field: FieldConfiguration }) => {
    const removed = await report(
      deleteField(field.id),
      'Field configuration deleted successfully',
      'Error deleting field configuration',
      { ...gone, refresh: leaveQuestion },
    );
    if (removed) question.close();
  };

  return (
    <>
      <FieldSettings
        fieldConfigurations={fieldConfigurations}
        counts={counts}
        kind={kind}
        onKindChange={({ kind }) => setKind(kind)}
        {...readProps(read)}
        onCreate={() => dialog.show(null)}
        onEdit={({ field }) => dialog.show(field)}
        onDelete={({ field }) => question.show(field)}
      />
      <FieldConfigurationDialog
        open={dialog.open}
        onOpenChange={dialog.onOpenChange}
        onDirtyChange={noteUnsavedInput}
        field={dialog.subject}
        nextOrder={fieldConfigurations.length}
        busy={creation.busy || update.busy}
        {...messages}
        onSubmit={save}
      />
      {question.subject && (
        <DeleteFieldDialog
          open={question.open}
          onOpenChange={question.onOpenChange}
          field={question.subject}
          busy={deletion.busy}
          onConfirm={remove}
        />
      )}
    </>
  );
}
