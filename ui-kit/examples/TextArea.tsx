import { TextArea } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example() {
  const [notes, setNotes] = useState('');
  return <TextArea aria-label="Notes" value={notes} onChange={(event) => setNotes(event.target.value)} />;
}
