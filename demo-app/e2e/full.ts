/**
 * Whether tests run in their full form, as in `pnpm soak`. `npm test` runs a shorter form, which excludes tests that
 * are tagged `@soak`. See CONTRIBUTING.md.
 */
export const isFull = process.env.TEST_FULL === '1';
