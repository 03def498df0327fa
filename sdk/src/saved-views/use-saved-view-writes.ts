import { type WriteTuple, writeHook } from '../core/use-write.js';
import { graphql } from '../graphql.js';
import type { SavedView } from './saved-view.js';
import { savedViewFields } from './saved-view-fields.js';

const CREATE = graphql(
  `
    mutation CreateSavedView($input: SavedViewInput!) {
      view: createSavedView(input: $input) {
        ...SavedViewFields
      }
    }
  `,
  [savedViewFields],
);

const UPDATE = graphql(
  `
    mutation UpdateSavedView($id: ID!, $version: Int!, $input: SavedViewUpdateInput!) {
      view: updateSavedView(id: $id, version: $version, input: $input) {
        ...SavedViewFields
      }
    }
  `,
  [savedViewFields],
);

const DELETE = graphql(`
  mutation DeleteSavedView($id: ID!) {
    deleteSavedView(id: $id)
  }
`);

/** A new view. */
export interface SavedViewInput {
  /**
   * The name: 1 to 60 characters. It must be unique among the viewer's personal views or the team views, ignoring case.
   */
  name: string;
  /** Whether the view belongs to the team. Default: false. */
  isShared?: boolean;
  /** The view's URL parameters without `?`, from `toSearchParams`. At most 4,000 characters. */
  state: string;
}

/** An update of a view. */
export interface SavedViewUpdate {
  /** The view's id. */
  id: string;
  /** The version that the user edited. If the view was changed in the meantime, the update fails with `conflict`. */
  version: number;
  /** The new values. Omitted values don't change. A team view can be made personal only by its creator. */
  input: Partial<SavedViewInput>;
}

/**
 * Saves views for the viewer or for the team. A user can create up to 200 views.
 *
 * @returns a function and its state. The function resolves to the new view. It can reject with a PlannerError:
 * `invalid`, or `conflict` if the name is taken or the user has too many views.
 * @example
 * const [createView] = useCreateSavedView();
 * const filter = withCondition(NO_FILTER, '@title', 'contains', 'launch');
 * await createView({ name: 'Launches', state: `${toSearchParams({ view: 'month', filter })}` });
 */
export const useCreateSavedView: () => WriteTuple<SavedViewInput, SavedView> = writeHook({
  mutation: CREATE,
  variables: (input) => ({ input }),
  result: ({ view }) => view,
});

/**
 * Updates, renames and shares views.
 *
 * @returns a function and its state. The function resolves to the updated view. It can reject with a PlannerError:
 * `invalid`, `notFound`, `forbidden` if the viewer can't edit the view, or `conflict` if someone changed the view in
 * the meantime or the name is taken. If the name is taken, the error contains a field error for `name`.
 * @example
 * const [updateView] = useUpdateSavedView();
 * await updateView({ id, version, input: { name: 'Launches in spring', isShared: true } });
 */
export const useUpdateSavedView: () => WriteTuple<SavedViewUpdate, SavedView> = writeHook({
  mutation: UPDATE,
  variables: (update) => update,
  result: ({ view }) => view,
  inTurn: true,
});

/**
 * Deletes views.
 *
 * @returns a function and its state. The function takes the view's id. It can reject with a PlannerError: `notFound`,
 * or `forbidden` if the viewer can't edit the view.
 * @example
 * const [deleteView] = useDeleteSavedView();
 * await deleteView(view.id);
 */
export const useDeleteSavedView: () => WriteTuple<string, void> = writeHook({
  mutation: DELETE,
  variables: (id) => ({ id }),
  result: () => {},
});
