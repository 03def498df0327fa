import { Button, PageHeader } from '@content-planner/ui-kit';

export function Example({ create }: { create: () => void }) {
  return (
    <PageHeader
      title="Brand Management"
      actions={
        <Button variant="primary" onClick={create}>
          Create Brand
        </Button>
      }
    />
  );
}
