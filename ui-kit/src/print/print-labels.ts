/** Every word of the frame that print pages share. */
export interface PrintPageLabels {
  /** While what is to be printed is loaded: 'Loading blog data...'. */
  loading: string;
  loadingHint: string;
  /** `moment` is formatted already. */
  generated: (input: { moment: string }) => string;
  /** Seen on the screen alone. */
  note: string;
  failedTitle: string;
  /** 'Failed to load blog data. Please try again.' */
  failed: string;
  /** The window could not be closed. */
  closeHint: string;
}

/**
 * The default texts for what a page prints.
 *
 * @param subject what is loaded, as it stands before 'data': 'blog'
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
