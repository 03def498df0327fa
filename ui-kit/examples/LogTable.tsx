import { LogTable, type LogTableProps } from '@content-planner/ui-kit';

export function Example(props: Pick<LogTableProps, 'entries' | 'onEdit' | 'onDelete'>) {
  return <LogTable kind="blog" {...props} />;
}
