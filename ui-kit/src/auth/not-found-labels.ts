/** Labels for {@link NotFound}. */
export interface NotFoundLabels {
  title: string;
  hint: string;
}

/** The default {@link NotFoundLabels}. */
export const notFoundLabels: NotFoundLabels = {
  title: '404 Page Not Found',
  hint: 'Did you forget to add the page to the router?',
};
