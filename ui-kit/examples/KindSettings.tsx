import { KindSettings } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({ kinds, onCreate, onEdit, onDelete }: ComponentProps<typeof KindSettings>) {
  return <KindSettings kinds={kinds} onCreate={onCreate} onEdit={onEdit} onDelete={onDelete} />;
}
