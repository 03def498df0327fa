/** An input without the keys that were sent as null: GraphQL clients send null for what they leave out. */
export const withoutNulls = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
