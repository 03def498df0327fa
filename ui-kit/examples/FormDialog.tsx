import { Field, FormDialog, TextInput } from '@content-planner/ui-kit';

export function Example({ close, save }: { close: () => void; save: () => void }) {
  return (
    <FormDialog open onOpenChange={close} title="Create Brand" submitLabel="Create" onSubmit={save}>
      <Field label="Name">{(control) => <TextInput {...control} name="name" />}</Field>
    </FormDialog>
  );
}
