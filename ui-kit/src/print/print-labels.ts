/** All text that print pages share. */
export interface PrintPageLabels {
  /** Displayed while data loads: 'Loading blog data...'. */
  loading: string;
  loadingHint: string;
  /** `moment` is the formatted date and time. */
  generated: (input: { moment: string }) => string;
  /** Visible only on screen, not in print. */
  note: string;
  failedTitle: string;
  /** 'Failed to load blog data. Please try again.' */
  failed: string;
  /** Displayed if the window could not be closed. */
  closeHint: string;
}

/**
 * Returns the default text for a print page.
 *
 * @param subject The word before 'data', such as 'blog'.
 * @example printPageLabels('blog').loading // 'Loading blog data...'
 */
export function printPageLabels(subject: string): PrintPageLabels {
  return {
    loading: `Loading ${subject} data...`,
    loadingHint: 'Please wait while we prepare your data for printing',
    generated: ({ moment }) => `Generated on ${moment}`,
    note: 'Close this window after printing',
    failedTitle: 'Error Loading Data',
    failed: `Failed to load ${subject} data. Please try again.`,
    closeHint: 'You can close this window.',
  };
}
