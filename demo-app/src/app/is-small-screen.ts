/** On small screens, open details have their own entry in the browser's history, which must not change. */
export const isSmallScreen = (): boolean => window.matchMedia('(width < 768px)').matches;
