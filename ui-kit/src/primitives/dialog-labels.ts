/** Text in {@link Dialog}. */
export interface DialogLabels {
  close: string;
  /** The question that is asked before unsaved input is discarded. The next two labels are for the buttons below it. */
  discardQuestion: string;
  keepEditing: string;
  discard: string;
}

/** The default {@link DialogLabels}. */
export const dialogLabels: DialogLabels = {
  close: 'Close',
  discardQuestion: 'Discard changes?',
  keepEditing: 'Keep editing',
  discard: 'Discard',
};
