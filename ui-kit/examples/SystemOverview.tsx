import { PageBody, PageHeader, type System, SystemOverview } from '@content-planner/ui-kit';

export function Example({ system, load }: { system: System | null; load: () => void }) {
  return (
    <>
      <PageHeader title="System" />
      <PageBody>
        <SystemOverview system={system} loading={system === null} onRetry={load} />
      </PageBody>
    </>
  );
}
