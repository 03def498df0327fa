import { useToast } from '@content-planner/ui-kit';

const OPENED = {
  title: 'Print window opened',
  description: "Use your browser's print dialog to save as PDF or print.",
};

const BLOCKED = {
  title: 'The print window was blocked',
  description: 'Allow pop-ups for this page in your browser, then try again.',
  tone: 'destructive',
} as const;

/** Returns functions that open a print page in a new tab, or explain in a toast why there is nothing to print. */
export function usePrintWindow() {
  const toast = useToast();
  return {
    /** @param isPdf whether to show a toast that explains how to save a PDF; default true */
    open(path: string, { isPdf = true } = {}) {
      if (window.open(path) === null) toast(BLOCKED);
      else if (isPdf) toast(OPENED);
    },
    /** @param reason the description of the toast, such as 'There are no blog logs to export.' */
    refuse: (reason: string) => toast({ title: 'No data to export', description: reason }),
  };
}
