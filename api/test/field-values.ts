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

/** A custom field to store for one kind. */
interface StoredField {
  id: string;
  kind: string;
  name: string;
  /** The name by default. */
  label?: string;
  type?: string;
  /** The names of the options, with their colors. */
  options?: readonly { name: string; color?: string | undefined }[];
  isShareable?: boolean;
  isRequired?: boolean;
  position?: number;
}

/** Returns the rows of custom fields by table. The fields have the same id as their configurations. */
export const fieldRows = (fields: readonly StoredField[]): Readonly<Record<string, object[]>> => ({
  fields: fields.map(({ id, name, label = name, type = 'text', isShareable = false }) => ({
    ...{ id, name, label, type, is_shareable: isShareable, is_built_in: false, version: 1 },
  })),
  options: fields.flatMap(({ id, options = [] }) =>
    options.map(({ name, color = null }, index) => ({
      ...{ field_id: id, id: `${id} ${index}`, name, color, position: index + 1 },
      ...{ is_done: false, is_archived: false },
    })),
  ),
  kind_fields: fields.map(({ id, kind, isRequired = false, position = 0 }) => ({
    ...{ id, kind_id: kind, field_id: id, is_required: isRequired, position, is_built_in: false },
  })),
});
