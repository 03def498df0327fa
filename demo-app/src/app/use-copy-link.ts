import { useMessages, useToast } from '@content-planner/ui-kit';
import { useCallback } from 'react';
import { entryMessages } from './entry-messages.js';

/** Returns a function that copies a link to a page of the app, and shows a toast with the outcome. */
export function useCopyLink(): (path: string) => Promise<void> {
  const toast = useToast();
  const { linkCopied, linkNotCopied } = useMessages(entryMessages);
  return useCallback(
    async (path) => {
      const { href } = new URL(path, window.location.href);
      try {
        await navigator.clipboard.writeText(href);
        toast({ title: linkCopied });
      } catch {
        toast({ title: linkNotCopied, description: href, tone: 'destructive' });
      }
    },
    [toast, linkCopied, linkNotCopied],
  );
}
