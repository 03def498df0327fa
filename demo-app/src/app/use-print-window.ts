import { useMessages, useToast } from '@content-planner/ui-kit';
import { entryMessages } from './entry-messages.js';

/** Returns functions that open a print page in a new tab, or explain in a toast why there is nothing to print. */
export function usePrintWindow() {
  const toast = useToast();
  const text = useMessages(entryMessages);
  return {
    /** @param isPdf whether to show a toast that explains how to save a PDF; default true */
    open(path: string, { isPdf = true } = {}) {
      if (window.open(path) === null)
        toast({ title: text.printBlocked, description: text.printBlockedHint, tone: 'destructive' });
      else if (isPdf) toast({ title: text.printOpened, description: text.printHint });
    },
    /** @param reason the description of the toast, such as 'There are no blog logs to export.' */
    refuse: (reason: string) => toast({ title: text.nothingToExport, description: reason }),
  };
}
