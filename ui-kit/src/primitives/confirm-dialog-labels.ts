/** Texts of {@link ConfirmDialog}. */
export interface ConfirmDialogLabels {
  cancel: string;
  confirm: string;
}

/** The defaults of {@link ConfirmDialogLabels}. */
export const confirmDialogLabels: ConfirmDialogLabels = { cancel: 'Cancel', confirm: 'Delete' };
