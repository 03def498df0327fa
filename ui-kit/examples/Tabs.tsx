import { Tabs } from '@content-planner/ui-kit';
import { useState } from 'react';

const LOGS = [
  { value: 'blog', label: 'Blog Logs', count: 5 },
  { value: 'email', label: 'Email Logs', count: 2 },
];

export function Example() {
  const [kind, setKind] = useState('blog');
  return (
    <Tabs label="Type of log" tabs={LOGS} value={kind} onValueChange={({ value }) => setKind(value)}>
      {kind}
    </Tabs>
  );
}
