import { KindSettings, type KindSettingsProps } from '@content-planner/ui-kit';

export function Example({ kinds, onCreate, onEdit, onDelete }: KindSettingsProps) {
  return <KindSettings kinds={kinds} onCreate={onCreate} onEdit={onEdit} onDelete={onDelete} />;
}
