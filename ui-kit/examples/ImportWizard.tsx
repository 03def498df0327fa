import { ImportWizard } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({
  check,
  importAll,
  ...props
}: Omit<ComponentProps<typeof ImportWizard>, 'onCheck' | 'onImport'> & {
  check: ComponentProps<typeof ImportWizard>['onCheck'];
  importAll: ComponentProps<typeof ImportWizard>['onImport'];
}) {
  return <ImportWizard {...props} onCheck={check} onImport={importAll} />;
}
