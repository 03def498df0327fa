/** Text in {@link ConfirmDialog}. */
export interface ConfirmDialogLabels {
  cancel: string;
  confirm: string;
}

/** The default {@link ConfirmDialogLabels}. */
export const confirmDialogLabels: ConfirmDialogLabels = { cancel: 'Cancel', confirm: 'Delete' };
