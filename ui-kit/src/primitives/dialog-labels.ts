/** Texts of {@link Dialog}. */
export interface DialogLabels {
  close: string;
  /** Asked before unsaved input is thrown away, with its two answers. */
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
