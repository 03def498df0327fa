import { FieldSettings, type FieldSettingsKind, type FieldSettingsProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example(props: Omit<FieldSettingsProps, 'kind' | 'onKindChange'>) {
  const [kind, setKind] = useState<FieldSettingsKind>('blog');
  return <FieldSettings {...props} kind={kind} onKindChange={({ kind }) => setKind(kind)} />;
}
