import { Field, TextInput } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example() {
  const [name, setName] = useState('');
  return (
    <Field label="Name" required error={name === '' ? 'Name is required' : undefined}>
      {(control) => <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />}
    </Field>
  );
}
