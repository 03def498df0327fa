/** The toolbar widths, in px, below which the layout changes. */
export const toolbarWidths = {
  /** Below this width, the heading displays the short name of the month. */
  shortHeading: 840,
  shortHeadingWithControls: 920,
  twoRows: 730,
  twoRowsWithControls: 800,
  phone: 520,
  /** Below this width, a toolbar with controls for the view saves space, so that Print and PDF stay visible. */
  tightWithControls: 1230,
};

/**
 * Returns the widths, in px, below which a toolbar changes more than its styles.
 *
 * @param hasControls Whether the toolbar has controls for the view.
 * @param actionsWidth The additional width of the features' controls, such as all filters.
 * @param hasNew Whether the toolbar has the button that adds an entry. The button takes up 40 px, including its gap.
 */
export function widthsOf({
  hasControls,
  actionsWidth,
  hasNew,
}: {
  hasControls: boolean;
  actionsWidth: number;
  hasNew: boolean;
}) {
  const folded = (hasControls ? 1020 : 970) + actionsWidth;
  return {
    /** Below this width, Appearance, Print and PDF share one button. */
    folded: hasNew ? folded + 40 : folded,
    shortHeading: hasControls ? toolbarWidths.shortHeadingWithControls : toolbarWidths.shortHeading,
    twoRows: hasControls ? toolbarWidths.twoRowsWithControls : toolbarWidths.twoRows,
  };
}
