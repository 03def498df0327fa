import { NewLinkDialog, type NewLinkDialogProps, type SubmittedAccessToken } from '@content-planner/ui-kit';

export function Example({
  create,
  ...props
}: Omit<NewLinkDialogProps, 'onSubmit'> & { create: (values: SubmittedAccessToken) => void }) {
  return <NewLinkDialog {...props} kind="link" onSubmit={({ values }) => create(values)} />;
}
