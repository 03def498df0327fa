import {
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
import { fieldMessages } from '../../app/field-messages.js';
import { useReport } from '../../app/use-report.js';

/** /admin/fields (spec, section 2). */
export default function FieldsScreen() {
  const [kind, setKind] = useState<FieldSettingsKind>('blog');
  const { fieldConfigurations, loading, error, refetch } = useFieldConfigurations(kind);
  const [createField, creation] = useCreateFieldConfiguration();
  const [updateField, update] = useUpdateFieldConfiguration();
  const [deleteField, deletion] = useDeleteFieldConfiguration();
  const [dialog, setDialog] = useState<{ open: boolean; field: FieldConfiguration | null }>({
    open: false,
    field: null,
  });
  const [question, setQuestion] = useState<{ open: boolean; field: FieldConfiguration | null }>({
    open: false,
    field: null,
  });
  const report = useReport();

  const save = async ({ values }: { values: FieldConfigurationValues }) => {
    const { field } = dialog;
    const { fieldName, ...settings } = values;
    const saved = field
      ? await report(
          updateField({ id: field.id, input: settings }),
          'Field configuration updated successfully',
          'Error updating field configuration',
        )
      : await report(
          createField({ ...settings, fieldName, logType: kind }),
          'Field configuration created successfully',
          'Error creating field configuration',
        );
    if (saved) setDialog((shown) => ({ ...shown, open: false }));
  };
  const remove = async ({ field }: { field: FieldConfiguration }) => {
    const removed = await report(
      deleteField(field.id),
      'Field configuration deleted successfully',
      'Error deleting field configuration',
    );
    if (removed) setQuestion((shown) => ({ ...shown, open: false }));
  };

  return (
    <>
      <FieldSettings
        fieldConfigurations={fieldConfigurations}
        kind={kind}
        onKindChange={({ kind }) => setKind(kind)}
        loading={loading}
        error={error ? error.serverMessage : null}
        onRetry={refetch}
        onCreate={() => setDialog({ open: true, field: null })}
        onEdit={({ field }) => setDialog({ open: true, field })}
        onDelete={({ field }) => setQuestion({ open: true, field })}
      />
      <FieldConfigurationDialog
        open={dialog.open}
        onOpenChange={({ open }) => setDialog((shown) => ({ ...shown, open }))}
        field={dialog.field}
        nextOrder={fieldConfigurations.length}
        busy={creation.busy || update.busy}
        fieldErrors={fieldMessages((dialog.field ? update : creation).error)}
        onSubmit={save}
      />
      {question.field && (
        <DeleteFieldDialog
          open={question.open}
          onOpenChange={({ open }) => setQuestion((shown) => ({ ...shown, open }))}
          field={question.field}
          busy={deletion.busy}
          onConfirm={remove}
        />
      )}
    </>
  );
}
