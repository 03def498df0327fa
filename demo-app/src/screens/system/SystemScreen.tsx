import { readProps, useSystem } from '@content-planner/sdk';
import { PageBody, PageHeader, SystemOverview } from '@content-planner/ui-kit';
import { useTitle } from '../../app/use-title.js';

/** /system. */
export default function SystemScreen() {
  const { system, ...read } = useSystem({ refreshOnFocus: true, refreshEvery: 30_000 });
  useTitle('System');

  return (
    <>
      <PageHeader title="System" />
      <PageBody>
        <SystemOverview system={system} {...readProps(read)} />
      </PageBody>
    </>
  );
}
