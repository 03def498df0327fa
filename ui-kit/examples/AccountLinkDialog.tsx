import { AccountLinkDialog } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';

export function Example({ link, url }: Pick<ComponentProps<typeof AccountLinkDialog>, 'link' | 'url'>) {
  const [open, setOpen] = useState(true);
  return <AccountLinkDialog open={open} onOpenChange={({ open }) => setOpen(open)} link={link} url={url} />;
}
