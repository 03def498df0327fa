/** A brand that entries can be tagged with. */
export interface Brand {
  id: string;
  name: string;
  /**
   * The color as the user typed it: a CSS color, a gradient, or any other text. Validate it before you use it in CSS.
   */
  color: string;
}
