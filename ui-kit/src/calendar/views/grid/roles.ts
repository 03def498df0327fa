/**
 * The ARIA roles for a grid built with CSS grid. A `<table>` would not work, because its cells cannot be laid out in
 * rows of equal height with bars across them.
 */
export const ROLES = {
  grid: ({ label, loading }: { label: string; loading: boolean }) => ({
    role: 'grid',
    'aria-label': label,
    'aria-busy': loading,
  }),
  /** Returns the role of a column header. `label` is the column's full name. */
  head: ({ label }: { label: string }) => ({ role: 'columnheader', 'aria-label': label }),
  row: { role: 'row' },
  cell: { role: 'gridcell' },
} as const;
