import { AccountLinkDialog, type AccountLinkDialogProps } from '@content-planner/ui-kit';
import { useState } from 'react';

export function Example({ link, url }: Pick<AccountLinkDialogProps, 'link' | 'url'>) {
  const [open, setOpen] = useState(true);
  return <AccountLinkDialog open={open} onOpenChange={({ open }) => setOpen(open)} link={link} url={url} />;
}
