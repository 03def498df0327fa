/** Whether tests run in their full form, as in `pnpm soak`. `npm test` runs a short form of those that take minutes. */
export const isFull = process.env.TEST_FULL === '1';
