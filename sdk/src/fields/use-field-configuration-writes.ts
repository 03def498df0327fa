import { type WriteTuple, writeHook } from '../client/use-write.js';
import { graphql } from '../graphql.js';
import type { LogKind } from '../logs/kinds/index.js';
import type { FieldConfiguration } from './field-configuration.js';
import { fieldConfigurationFields } from './field-configuration-fields.js';

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

/** What may change of a custom field. */
export interface FieldConfigurationUpdate {
  /** What people see. */
  fieldLabel: string;
  /** What it may hold: `text`, a `date`, a `boolean`, or one choice of a `dropdown`. */
  fieldType: FieldConfiguration['fieldType'];
  /** Needed for a dropdown. */
  dropdownOptions?: readonly string[] | null;
  /** @default false */
  isRequired?: boolean;
  /** Its place among the fields, 0 or more; a new one comes last when it is left out, an old one stays. */
  displayOrder?: number;
}

/** A new custom field. */
export interface FieldConfigurationInput extends FieldConfigurationUpdate {
  /** The kind of log that gets it; fixed once created. */
  logType: LogKind;
  /** Derived from the label when it is left out; fixed once created. */
  fieldName?: string;
}

/** The API's input: its lists are not read-only. */
const sent = <Input extends FieldConfigurationUpdate>({ dropdownOptions, ...input }: Input) => ({
  ...input,
  dropdownOptions: dropdownOptions ? [...dropdownOptions] : null,
});

/**
 * Adds custom fields. Administrators only.
 *
 * @returns a function that resolves to the new field and rejects with a PlannerError (`forbidden`, `invalid`,
 * `conflict` when the kind has a field of that name), and its state
 * @example
 * const [createField] = useCreateFieldConfiguration();
 * await createField({ logType: 'blog', fieldLabel: 'Author', fieldType: 'text' });
 */
export const useCreateFieldConfiguration: () => WriteTuple<FieldConfigurationInput, FieldConfiguration> =
  writeHook({
    mutation: CREATE,
    variables: (input) => ({ input: sent(input) }),
    result: ({ field }) => field,
  });

/**
 * Changes custom fields; their kind and name are fixed. Administrators only.
 *
 * @returns a function that resolves to the changed field and rejects with a PlannerError (`forbidden`, `invalid`,
 * `notFound`), and its state
 * @example
 * const [updateField] = useUpdateFieldConfiguration();
 * await updateField({ id, input: { fieldLabel: 'Writer', fieldType: 'text' } });
 */
export const useUpdateFieldConfiguration: () => WriteTuple<
  { id: string; input: FieldConfigurationUpdate },
  FieldConfiguration
> = writeHook({
  mutation: UPDATE,
  variables: ({ id, input }) => ({ id, input: sent(input) }),
  result: ({ field }) => field,
});

/**
 * Deletes custom fields; the values that entries hold stay stored and are hidden. Administrators only.
 *
 * @returns a function from the field's id that rejects with a PlannerError (`forbidden`, `notFound`), and its state
 * @example
 * const [deleteField] = useDeleteFieldConfiguration();
 * await deleteField(field.id);
 */
export const useDeleteFieldConfiguration: () => WriteTuple<string, void> = writeHook({
  mutation: DELETE,
  variables: (id) => ({ id }),
  result: () => {},
});
