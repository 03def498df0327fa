import { NewLinkDialog, type SubmittedAccessToken } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({
  create,
  ...props
}: Omit<ComponentProps<typeof NewLinkDialog>, 'onSubmit'> & {
  create: (values: SubmittedAccessToken) => void;
}) {
  return <NewLinkDialog {...props} kind="link" onSubmit={({ values }) => create(values)} />;
}
