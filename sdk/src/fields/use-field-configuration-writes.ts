import { useCallback } from 'react';
import { useWrite, type Write } from '../client/use-write.js';
import { graphql } from '../graphql.js';
import type { LogKind } from '../logs/kinds/index.js';
import { type FieldConfiguration, fieldConfigurationFields } from './field-configuration-fields.js';

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
  fieldLabel: string;
  fieldType: FieldConfiguration['fieldType'];
  /** Needed for a dropdown. */
  dropdownOptions?: readonly string[] | null;
  /** @default false */
  isRequired?: boolean;
  /** 0 or more. */
  displayOrder?: number;
}

/** A new custom field. */
export interface FieldConfigurationInput extends FieldConfigurationUpdate {
  logType: LogKind;
  /** Derived from the label when it is left out; fixed once created. */
  fieldName?: string;
}

/**
 * Adds custom fields. Administrators only.
 *
 * @example
 * const [createField] = useCreateFieldConfiguration();
 * await createField({ logType: 'blog', fieldLabel: 'Author', fieldType: 'text' });
 */
export function useCreateFieldConfiguration(): [
  (input: FieldConfigurationInput) => Promise<FieldConfiguration>,
  Write,
] {
  const [run, state] = useWrite(CREATE);
  const create = useCallback(
    async ({ dropdownOptions, ...input }: FieldConfigurationInput) =>
      (await run({ input: { ...input, dropdownOptions: dropdownOptions ? [...dropdownOptions] : null } }))
        .field,
    [run],
  );
  return [create, state];
}

/**
 * Changes custom fields; their kind and name are fixed. Administrators only.
 *
 * @example
 * const [updateField] = useUpdateFieldConfiguration();
 * await updateField({ id, input: { fieldLabel: 'Writer', fieldType: 'text' } });
 */
export function useUpdateFieldConfiguration(): [
  (update: { id: string; input: FieldConfigurationUpdate }) => Promise<FieldConfiguration>,
  Write,
] {
  const [run, state] = useWrite(UPDATE);
  const update = useCallback(
    async ({ id, input: { dropdownOptions, ...input } }: { id: string; input: FieldConfigurationUpdate }) =>
      (await run({ id, input: { ...input, dropdownOptions: dropdownOptions ? [...dropdownOptions] : null } }))
        .field,
    [run],
  );
  return [update, state];
}

/**
 * Deletes custom fields; the values that entries hold stay stored and are hidden. Administrators only.
 *
 * @example
 * const [deleteField] = useDeleteFieldConfiguration();
 * await deleteField(field.id);
 */
export function useDeleteFieldConfiguration(): [(id: string) => Promise<void>, Write] {
  const [run, state] = useWrite(DELETE);
  const remove = useCallback(
    async (id: string) => {
      await run({ id });
    },
    [run],
  );
  return [remove, state];
}
