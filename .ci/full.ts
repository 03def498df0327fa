/**
 * Whether tests run in their full form, as in `pnpm soak`. `npm test` runs a short form. The table in CONTRIBUTING.md
 * lists the differences.
 */
export const isFull = process.env.TEST_FULL === '1';
