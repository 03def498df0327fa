import { ImportWizard, type ImportWizardProps } from '@content-planner/ui-kit';

export function Example({
  check,
  importAll,
  ...props
}: Omit<ImportWizardProps, 'onCheck' | 'onImport'> & {
  check: ImportWizardProps['onCheck'];
  importAll: ImportWizardProps['onImport'];
}) {
  return <ImportWizard {...props} onCheck={check} onImport={importAll} />;
}
