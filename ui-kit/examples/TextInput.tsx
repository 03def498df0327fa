import { TextInput } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example() {
  const [name, setName] = useState('');
  return <TextInput aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />;
}
