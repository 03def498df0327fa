/** Texts of {@link Dialog}. */
export interface DialogLabels {
  close: string;
  /** The question before unsaved input is discarded. The next two are its buttons. */
  discardQuestion: string;
  keepEditing: string;
  discard: string;
}

/** The defaults of {@link DialogLabels}. */
export const dialogLabels: DialogLabels = {
  close: 'Close',
  discardQuestion: 'Discard changes?',
  keepEditing: 'Keep editing',
  discard: 'Discard',
};
