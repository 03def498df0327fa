/**
 * The ARIA roles for a grid built with CSS grid. A `<table>` would not work: its cells cannot be laid out
 * in rows of equal height with bars across them.
 */
export const ROLES = {
  grid: ({ label, loading }: { label: string; loading: boolean }) => ({
    role: 'grid',
    'aria-label': label,
    'aria-busy': loading,
  }),
  /** `label` is the full name of the column. */
  head: ({ label }: { label: string }) => ({ role: 'columnheader', 'aria-label': label }),
  row: { role: 'row' },
  cell: { role: 'gridcell' },
} as const;
