import { PageBody, PageHeader } from '@content-planner/ui-kit';

export function Example() {
  return (
    <PageBody>
      <PageHeader title="Brand Management" />
      <p>Brands color the entries of the calendar.</p>
    </PageBody>
  );
}
