import { FieldSettings, type FieldSettingsProps, type LogKind } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example(props: Omit<FieldSettingsProps, 'kind' | 'onKindChange'>) {
  const [kind, setKind] = useState<LogKind>('blog');
  return <FieldSettings {...props} kind={kind} onKindChange={({ kind }) => setKind(kind)} />;
}
