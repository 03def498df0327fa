import type { LogKind } from '@content-planner/model';
import { kindFields } from '../core/kind-fields.js';
import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';
import type { Kind } from './kind.js';
import { kindOf } from './kind-of.js';

const CREATE = graphql(
  `
    mutation CreateKind($input: KindInput!) {
      kind: createKind(input: $input) {
        ...KindFields
      }
    }
  `,
  [kindFields],
);

const UPDATE = graphql(
  `
    mutation UpdateKind($id: LogKind!, $version: Int, $shortensEntries: Boolean, $input: KindUpdateInput!) {
      kind: updateKind(id: $id, version: $version, shortensEntries: $shortensEntries, input: $input) {
        ...KindFields
      }
    }
  `,
  [kindFields],
);

const ORDER = graphql(
  `
    mutation OrderKinds($ids: [LogKind!]!) {
      kinds: orderKinds(ids: $ids) {
        ...KindFields
      }
    }
  `,
  [kindFields],
);

const DELETE = graphql(`
  mutation DeleteKind($id: LogKind!, $to: LogKind) {
    deleteKind(id: $id, to: $to)
  }
`);

/** The properties of a new kind. */
export interface KindInput extends Pick<Kind, 'names' | 'icon' | 'color' | 'dates'> {
  /** The label of the title. @default 'Title' */
  titleLabel?: string;
  /** The ids of the fields that entries have, in order. @default the built-in fields that all other kinds have */
  fieldIds?: string[];
}

/** An update of a kind. */
export interface KindUpdate {
  id: LogKind;
  /** The version that the user edited. If the kind was changed in the meantime, the update fails with `conflict`. */
  version: number;
  /**
   * Whether entries keep only their first day if `dates` changes to `day`. By default, the update fails with `conflict`
   * if some entries last several days. `useKindCounts` counts them.
   */
  shortensEntries?: boolean;
  /** The changes. Only the color of a built-in kind and whether it is hidden can be changed. */
  input: Partial<KindInput> & { isHidden?: boolean };
}

/** Converts input to the API's format. */
const sent = <Input extends Partial<Pick<KindInput, 'names'>>>({ names, ...input }: Input) => ({
  ...input,
  ...(names && { name: names.one, pluralName: names.many }),
});

/**
 * Creates kinds of logs. Administrators only.
 *
 * @returns a function and its state. The function resolves to the new kind with a `changeId`. It can reject with a
 * PlannerError: `forbidden`, `invalid`, or `conflict` if the name is taken or there are already 24 kinds.
 * @example
 * const [createKind] = useCreateKind();
 * const names = { one: 'Webinar', many: 'Webinars' };
 * await createKind({ names, icon: 'presentation', color: '#0EA5E9', dates: 'day' });
 */
export const useCreateKind: () => WriteTuple<KindInput, Kind & Changed> = writeHook({
  mutation: CREATE,
  variables: ({ names, ...input }: KindInput) => ({
    input: { ...input, name: names.one, pluralName: names.many },
  }),
  result: ({ kind }, changed) => ({ ...kindOf(kind), ...changed }),
});

/**
 * Updates kinds of logs. Administrators only.
 *
 * @returns a function and its state. The function resolves to the updated kind with a `changeId`. It can reject with a
 * PlannerError: `forbidden`, `invalid`, `notFound` or `conflict`.
 * @example
 * const [updateKind] = useUpdateKind();
 * await updateKind({ id, version, input: { isHidden: true } });
 */
export const useUpdateKind: () => WriteTuple<KindUpdate, Kind & Changed> = writeHook({
  mutation: UPDATE,
  variables: ({ input, ...update }: KindUpdate) => ({ ...update, input: sent(input) }),
  result: ({ kind }, changed) => ({ ...kindOf(kind), ...changed }),
});

/** Which kind to delete. */
export interface KindDeletion {
  id: LogKind;
  /** The kind that its entries get. By default, a kind with entries is a `conflict`. */
  to?: LogKind | null;
}

/**
 * Deletes kinds of logs. Undoing or restoring it brings back the kind and its entries. Administrators only.
 *
 * @returns a function and its state. The function resolves to `{ changeId }`. It can reject with a PlannerError:
 * `forbidden`, `notFound`, or `conflict` if the kind is built in or has entries.
 * @example
 * const [deleteKind] = useDeleteKind();
 * await deleteKind({ id: kind.id, to: 'other' });
 */
export const useDeleteKind: () => WriteTuple<KindDeletion, Changed> = writeHook({
  mutation: DELETE,
  variables: ({ id, to = null }: KindDeletion) => ({ id, to }),
  result: (_, changed) => changed,
});

/**
 * Sets the order of the kinds that administrators have created, which follow the built-in ones. Administrators only.
 *
 * @returns a function and its state. The function takes the ids of the kinds in order, and resolves to `{ changeId }`.
 * Kinds that are not listed follow in their current order. It can reject with a PlannerError: `forbidden`.
 * @example
 * const [orderKinds] = useOrderKinds();
 * await orderKinds(['webinar', 'press-release']);
 */
export const useOrderKinds: () => WriteTuple<LogKind[], Changed> = writeHook({
  mutation: ORDER,
  variables: (ids) => ({ ids }),
  result: (_, changed) => changed,
});
