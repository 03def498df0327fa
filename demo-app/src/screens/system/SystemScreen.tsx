import { readProps, useSystem } from '@content-planner/sdk';
import { PageBody, PageHeader, SystemOverview, useMessages } from '@content-planner/ui-kit';
import { appMessages } from '../../app/app-messages.js';
import { useTitle } from '../../app/use-title.js';

/** /system. */
export default function SystemScreen() {
  const { system, ...read } = useSystem({ refreshOnFocus: true, refreshEvery: 30_000 });
  const title = useMessages(appMessages).system;
  useTitle(title);

  return (
    <>
      <PageHeader title={title} />
      <PageBody>
        <SystemOverview system={system} {...readProps(read)} />
      </PageBody>
    </>
  );
}
