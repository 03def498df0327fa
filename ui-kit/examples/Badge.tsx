import { Badge } from '@content-planner/ui-kit';
import { FileText } from 'lucide-react';

export function Example() {
  return (
    <Badge color="#3B82F6" icon={<FileText size={12} />}>
      Blog Post
    </Badge>
  );
}
