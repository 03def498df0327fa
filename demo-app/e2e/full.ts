/** Whether tests run in their full form: `pnpm soak`. `npm test` runs a short form. See CONTRIBUTING.md. */
export const isFull = process.env.TEST_FULL === '1';
