import { FieldSettings, type LogKind } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example(props: Omit<ComponentProps<typeof FieldSettings>, 'kind' | 'onKindChange'>) {
  const [kind, setKind] = useState<LogKind>('blog');
  return <FieldSettings {...props} kind={kind} onKindChange={({ kind }) => setKind(kind)} />;
}
