/**
 * Whether tests run in their full form: `pnpm soak`. `npm test` runs a short form, without the tests that are tagged
 * `@soak`. See CONTRIBUTING.md.
 */
export const isFull = process.env.TEST_FULL === '1';
