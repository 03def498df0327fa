import type { FieldOption, LogKind } from '@content-planner/model';
import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';
import type { Field } from './field.js';
import { fieldFields } from './fields-document.js';

const CREATE = graphql(
  `
    mutation CreateField($input: FieldInput!) {
      field: createField(input: $input) {
        ...FieldFields
      }
    }
  `,
  [fieldFields],
);

const UPDATE = graphql(
  `
    mutation UpdateField($id: ID!, $version: Int, $keepInLinks: Boolean, $input: FieldUpdateInput!) {
      field: updateField(id: $id, version: $version, keepInLinks: $keepInLinks, input: $input) {
        ...FieldFields
      }
    }
  `,
  [fieldFields],
);

const ORDER = graphql(
  `
    mutation OrderFields($kind: LogKind!, $ids: [ID!]!) {
      fields: orderFields(kind: $kind, ids: $ids) {
        ...FieldFields
      }
    }
  `,
  [fieldFields],
);

const DELETE = graphql(`
  mutation DeleteField($id: ID!, $version: Int, $keepInLinks: Boolean) {
    deleteField(id: $id, version: $version, keepInLinks: $keepInLinks)
  }
`);

/** An option of a field, as forms send it. Omitted properties don't change. */
export interface FieldOptionInput extends Partial<Pick<FieldOption, 'color' | 'isDone'>> {
  /** The id of an existing option, to rename it. By default, an option with the same name stays the same option. */
  id?: string;
  /** The name, 1 to 300 characters. Unique in the field. */
  name: string;
  /** 1 to 3 letters. Required for new options of a built-in field. Unique in the field. */
  abbreviation?: string;
}

/** A kind that uses a field. Omitted properties don't change. */
export interface FieldKindInput {
  kind: LogKind;
  /** Whether entries of the kind must have a value. By default, they don't have to. */
  isRequired?: boolean;
  /** Position among the kind's fields, 0 or more. By default, a new field comes last. */
  displayOrder?: number;
}

/** The properties of a new field. */
export interface FieldInput extends Pick<Field, 'label' | 'type'> {
  /** The key in `dynamicFields`. By default, it is derived from the label. It can't be changed later. */
  name?: string;
  /** All options, in order. Required for dropdowns. */
  options?: FieldOptionInput[];
  /** Whether new links and embeds can include the field's values. @default false */
  isShareable?: boolean;
  /** All kinds that use the field, at least one. */
  kinds: FieldKindInput[];
}

/** What entries get instead of an option that an update removes. */
export interface OptionReplacement {
  /** The id of the removed option. */
  option: string;
  /** The id of another option of the field, or null for no value. */
  replacement: string | null;
}

interface FieldChange {
  id: string;
  /** The version that the user saw. If the field was changed in the meantime, the call fails with `conflict`. */
  version?: number;
  /** Whether links and embeds keep a field that is deleted or no longer shareable. @default false */
  keepInLinks?: boolean;
}

/** An update of a field. */
export interface FieldUpdate extends FieldChange {
  /**
   * The changes. A built-in field keeps its label, its type and its built-in options, which can only be removed and added
   * again. Options and kinds that are not listed are removed.
   */
  input: Partial<Omit<FieldInput, 'name'>> & {
    /** By default, entries keep removed options, and users can't choose them anymore. */
    replacements?: OptionReplacement[];
  };
}

/**
 * Creates fields for one or more kinds. Administrators only.
 *
 * @returns a function and its state. The function resolves to the new field with a `changeId`. It can reject with a
 * PlannerError: `forbidden`, `invalid`, or `conflict` if a kind already has a field with that name.
 * @example
 * const [createField] = useCreateField();
 * await createField({ label: 'Author', type: 'text', kinds: [{ kind: 'blog' }, { kind: 'podcast' }] });
 */
export const useCreateField: () => WriteTuple<FieldInput, Field & Changed> = writeHook({
  mutation: CREATE,
  variables: (input) => ({ input }),
  result: ({ field }, changed) => ({ ...field, ...changed }),
});

/**
 * Updates fields for all kinds that use them. Administrators only.
 *
 * @returns a function and its state. The function resolves to the updated field with a `changeId`. It can reject with a
 * PlannerError: `forbidden`, `invalid`, `notFound`, or `conflict` if the field has changed since `version`, or if a new
 * kind already has a field with that name.
 * @example
 * const [updateField] = useUpdateField();
 * const options = [{ name: 'In progress' }, { name: 'Published', isDone: true }];
 * await updateField({ id, version, input: { options } });
 */
export const useUpdateField: () => WriteTuple<FieldUpdate, Field & Changed> = writeHook({
  mutation: UPDATE,
  variables: (update) => update,
  result: ({ field }, changed) => ({ ...field, ...changed }),
});

/**
 * Deletes fields for all kinds. Their values stay stored, but no later field can show them. Administrators only.
 *
 * @returns a function and its state. The function resolves to `{ changeId }`. It can reject with a PlannerError:
 * `forbidden`, `notFound`, or `conflict` if the field is built in or has changed since `version`.
 * @example
 * const [deleteField] = useDeleteField();
 * await deleteField({ id: field.id });
 */
export const useDeleteField: () => WriteTuple<FieldChange, Changed> = writeHook({
  mutation: DELETE,
  variables: (deletion) => deletion,
  result: (_, changed) => changed,
});

/**
 * Sets the display order of the fields of a kind. Other kinds that use the fields are not affected. Administrators only.
 *
 * @returns a function and its state. The function takes the ids of the fields in order, and resolves to `{ changeId }`.
 * Fields that are not listed follow in their current order. It can reject with a PlannerError: `forbidden`.
 * @example
 * const [orderFields] = useOrderFields();
 * await orderFields({ kind: 'blog', ids: ['campaignName', 'category'] });
 */
export const useOrderFields: () => WriteTuple<{ kind: LogKind; ids: string[] }, Changed> = writeHook({
  mutation: ORDER,
  variables: (order) => order,
  result: (_, changed) => changed,
});
