interface Field {
  id: string;
  kind: string;
  name: string;
}

/** Replaces the names of custom fields with their ids, as entries are stored. Keeps unknown names. */
export const byFieldId = (
  fields: readonly Field[],
  kind: string,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      fields.find((field) => field.kind === kind && field.name === name)?.id ?? name,
      value,
    ]),
  );
