import { findPeople } from '../changes/people.js';
import { builder } from '../schema/builder.js';
import { PersonType } from '../schema/person-type.js';
import {
  canEdit,
  createSavedView,
  deleteSavedView,
  isShared,
  listSavedViews,
  MAX_NAME,
  MAX_STATE,
  MAX_VIEWS,
  type SavedViewRow,
  updateSavedView,
} from './saved-view.service.js';

const SavedViewType = builder.objectRef<SavedViewRow>('SavedView').implement({
  description: 'A saved view of the calendar: its filters, its view and its appearance.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'UUID.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    isShared: t.boolean({
      description: 'Whether it belongs to the team. Only its creator sees a personal view.',
      resolve: isShared,
    }),
    state: t.exposeString('state', {
      description: 'What it shows, as a URL search string without `?`.',
    }),
    createdBy: t.loadable({
      type: PersonType,
      nullable: true,
      description: 'The person who created it. Null if the account is deleted.',
      load: (ids: string[], { em }) => findPeople(em, ids),
      resolve: ({ createdBy }) => createdBy,
    }),
    isOwn: t.boolean({
      description: 'Whether the viewer created it.',
      resolve: ({ createdBy }, _, { viewer }) => createdBy === viewer?.id,
    }),
    canEdit: t.boolean({
      description: 'Whether the viewer can change and delete it.',
      resolve: (view, _, { viewer }) => viewer !== null && canEdit(view, viewer),
    }),
    version: t.exposeInt('version', { description: 'Incremented by each change.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});

const NAME = `Its name, 1 to ${MAX_NAME} characters. Must be unique among the viewer's personal views or the team views, ignoring case.`;
const STATE = `What it shows, as a URL search string such as \`view=month&brand=…\`, at most ${MAX_STATE} characters.`;

const CreationInput = builder.inputType('SavedViewInput', {
  description: 'A new view.',
  fields: (t) => ({
    name: t.string({ required: true, description: NAME }),
    isShared: t.boolean({ description: 'Whether it belongs to the team. False by default.' }),
    state: t.string({ required: true, description: STATE }),
  }),
});

const UpdateInput = builder.inputType('SavedViewUpdateInput', {
  description: "Changes to a view. Omitted fields don't change.",
  fields: (t) => ({
    name: t.string({ description: NAME }),
    isShared: t.boolean({
      description: 'Whether it belongs to the team. Only its creator can make a team view personal.',
    }),
    state: t.string({ description: STATE }),
  }),
});

builder.queryField('savedViews', (t) =>
  t.field({
    type: [SavedViewType],
    description: "The viewer's personal views and all team views, sorted by name.",
    authScopes: { user: true },
    resolve: (_, _args, context) => listSavedViews(context),
  }),
);

builder.mutationFields((t) => ({
  createSavedView: t.field({
    type: SavedViewType,
    description: `Saves a view. Each user can create at most ${MAX_VIEWS}.`,
    authScopes: { user: true },
    args: { input: t.arg({ type: CreationInput, required: true, description: 'The view.' }) },
    resolve: (_, { input }, context) => createSavedView(context, input),
  }),
  updateSavedView: t.field({
    type: SavedViewType,
    description: 'Changes a view. Only the creator of a team view and administrators can change it.',
    authScopes: { user: true },
    args: {
      id: t.arg.id({ required: true, description: 'The view to change.' }),
      version: t.arg.int({
        description:
          'The version that was edited. If the view has changed in the meantime, it is not overwritten.',
      }),
      input: t.arg({ type: UpdateInput, required: true, description: 'The changes.' }),
    },
    resolve: (_, { id, version, input }, context) => updateSavedView(context, id, input, version),
  }),
  deleteSavedView: t.field({
    type: 'ID',
    description:
      'Deletes a view. Only the creator of a team view and administrators can delete it. Returns its id.',
    authScopes: { user: true },
    args: { id: t.arg.id({ required: true, description: 'The view to delete.' }) },
    resolve: (_, { id }, context) => deleteSavedView(context, id),
  }),
}));
