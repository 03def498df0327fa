import { Field, FormGrid, TextInput } from '@content-planner/ui-kit';

export function Example() {
  return (
    <FormGrid>
      <Field label="First name">{(control) => <TextInput {...control} />}</Field>
      <Field label="Last name">{(control) => <TextInput {...control} />}</Field>
    </FormGrid>
  );
}
