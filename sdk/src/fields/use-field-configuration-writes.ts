import type { FieldConfiguration, LogKind } from '@content-planner/model';
import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';
import { fieldConfigurationFields } from './field-configuration-fields.js';
import { optionColorsOf, withOptionColors } from './option-colors.js';

const CREATE = graphql(
  `
    mutation CreateFieldConfiguration($input: FieldConfigurationInput!) {
      field: createFieldConfiguration(input: $input) {
        ...FieldConfigurationFields
      }
    }
  `,
  [fieldConfigurationFields],
);

const UPDATE = graphql(
  `
    mutation UpdateFieldConfiguration($id: ID!, $input: FieldConfigurationUpdateInput!) {
      field: updateFieldConfiguration(id: $id, input: $input) {
        ...FieldConfigurationFields
      }
    }
  `,
  [fieldConfigurationFields],
);

const DELETE = graphql(`
  mutation DeleteFieldConfiguration($id: ID!) {
    deleteFieldConfiguration(id: $id)
  }
`);

/** The properties of a custom field that can change. */
export interface FieldConfigurationUpdate {
  /** The label to display. */
  fieldLabel: string;
  /** The type of the field's values. */
  fieldType: FieldConfiguration['fieldType'];
  /** The options to choose from. Required for a dropdown. */
  dropdownOptions?: readonly string[] | null;
  /**
   * The color of each option, in the order of `dropdownOptions`: any text of 1 to 100 characters, or null for the
   * default color. By default, the options that remain in an existing field keep their colors.
   */
  optionColors?: readonly (string | null)[] | null;
  /** @default false */
  isRequired?: boolean;
  /**
   * Whether links and embeds include the field's values. By default, a new field is not shared, and an existing field
   * keeps its setting.
   */
  isShareable?: boolean;
  /** The field's position, 0 or more. By default, a new field comes last, and an existing field keeps its position. */
  displayOrder?: number;
}

/** A new custom field. */
export interface FieldConfigurationInput extends FieldConfigurationUpdate {
  /** The kind of log that has the field. Can't be changed later. */
  kind: LogKind;
  /** The field's name. By default, it is derived from the label. It can't be changed later. */
  fieldName?: string;
}

/** Converts input to the API's types. */
const sent = <Input extends FieldConfigurationUpdate>({
  dropdownOptions,
  optionColors,
  ...input
}: Input) => ({
  ...input,
  dropdownOptions: dropdownOptions ? [...dropdownOptions] : null,
  ...(optionColors && { optionColors: optionColorsOf(dropdownOptions, optionColors) }),
});

/**
 * Creates custom fields. Administrators only.
 *
 * @returns a function and its state. The function resolves to the new field with a `changeId`. It can reject with a
 * PlannerError: `forbidden`, `invalid`, or `conflict` if the kind already has a field with that name.
 * @example
 * const [createField] = useCreateFieldConfiguration();
 * await createField({ kind: 'blog', fieldLabel: 'Author', fieldType: 'text' });
 */
export const useCreateFieldConfiguration: () => WriteTuple<
  FieldConfigurationInput,
  FieldConfiguration & Changed
> = writeHook({
  mutation: CREATE,
  variables: (input) => ({ input: sent(input) }),
  result: ({ field }, changed) => ({ ...withOptionColors(field), ...changed }),
});

/**
 * Updates custom fields. Their `kind` and `fieldName` can't be changed. Administrators only.
 *
 * @returns a function and its state. The function resolves to the updated field with a `changeId`. It can reject with a
 * PlannerError: `forbidden`, `invalid` or `notFound`.
 * @example
 * const [updateField] = useUpdateFieldConfiguration();
 * await updateField({ id, input: { fieldLabel: 'Writer', fieldType: 'text' } });
 */
export const useUpdateFieldConfiguration: () => WriteTuple<
  { id: string; input: FieldConfigurationUpdate },
  FieldConfiguration & Changed
> = writeHook({
  mutation: UPDATE,
  variables: ({ id, input }) => ({ id, input: sent(input) }),
  result: ({ field }, changed) => ({ ...withOptionColors(field), ...changed }),
});

/**
 * Deletes custom fields. Their values stay stored, but no later field can show them. Administrators only.
 *
 * @returns a function and its state. The function takes the field's id and resolves to `{ changeId }`. It can reject
 * with a PlannerError: `forbidden` or `notFound`.
 * @example
 * const [deleteField] = useDeleteFieldConfiguration();
 * await deleteField(field.id);
 */
export const useDeleteFieldConfiguration: () => WriteTuple<string, Changed> = writeHook({
  mutation: DELETE,
  variables: (id) => ({ id }),
  result: (_, changed) => changed,
});
