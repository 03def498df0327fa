/** Text in {@link Dialog}. */
export interface DialogLabels {
  close: string;
  /** The question that the dialog asks before it discards unsaved input. The next two labels are for its buttons. */
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
