/**
 * The roles of a grid for elements that lie in a CSS grid. No `<table>`: its cells cannot be laid out
 * in rows of equal height that bars reach across.
 */
export const ROLES = {
  grid: ({ label, loading }: { label: string; loading: boolean }) => ({
    role: 'grid',
    'aria-label': label,
    'aria-busy': loading,
  }),
  /** `label` is the head's full name. */
  head: ({ label }: { label: string }) => ({ role: 'columnheader', 'aria-label': label }),
  row: { role: 'row' },
  cell: { role: 'gridcell' },
} as const;
