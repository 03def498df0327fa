import { PageBody, PageHeader } from '@content-planner/ui-kit';

export function Example() {
  return (
    <PageBody>
      <PageHeader title="Brand Management" />
      <p>Brands set the colors of calendar entries.</p>
    </PageBody>
  );
}
