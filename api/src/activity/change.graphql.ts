import { resolveCursorConnection } from '@pothos/plugin-relay';
import { LOGIN_METHODS, type LoginMethod } from '../accounts/two-step-requirement.js';
import { CHANGE_ACTIONS, CHANGE_CHANNELS, SUBJECT_TYPES } from '../changes/change-types.js';
import { findPeople } from '../changes/people.js';
import type { EntryValues } from '../field-types/field-types.js';
import { EntryType } from '../logs/entry.graphql.js';
import { checkSizes } from '../logs/entry-page.service.js';
import { LogKindScalar } from '../logs/kinds/log-kind.graphql.js';
import { allOwnProperties, ownFieldIds } from '../logs/kinds/own-properties.js';
import { DEFAULT_PAGE, MAX_PAGE } from '../page-size.js';
import { builder } from '../schema/builder.js';
import { BULK_COST, pageCost } from '../schema/cost.js';
import { PersonType } from '../schema/person-type.js';
import { isId } from '../validation.js';
import {
  type ChangeRow,
  type ChangeSetRow,
  countCurrent,
  type FormerBrand,
  findChangeSets,
  LISTED_CHANGES,
  listActivity,
  listChanges,
  listEntryHistory,
} from './activity.service.js';
import { isRestorable, previewRestore, type RestorePreview, restoreChange } from './restore.service.js';
import { keptUntil } from './retention.js';
import { isUndoable, type LeftEntry, mayUndo, type UndoResult, undoChange } from './undo.service.js';

export const ActionEnum = builder.enumType('ChangeAction', {
  description: 'The action that a change set records.',
  values: CHANGE_ACTIONS,
});

const ChannelEnum = builder.enumType('ChangeChannel', {
  description: 'Where a change came from: the app, other GraphQL clients, REST clients, or the command line.',
  values: CHANGE_CHANNELS,
});

const LoginMethodEnum = builder.enumType('LoginMethod', {
  description: 'How a user logged in.',
  values: LOGIN_METHODS,
});

export const SubjectEnum = builder.enumType('SubjectType', {
  description: 'The type of object that was changed.',
  values: SUBJECT_TYPES,
});

const StateEnum = builder.enumType('ChangeState', {
  description: 'What happened to an entry after a change.',
  values: {
    current: { description: 'The entry has not changed again.' },
    changed: { description: 'Someone has changed the entry again.' },
    deleted: { description: 'The entry no longer exists.' },
  } as const,
});

/** The value of a field before and after a change. */
interface ValueChange {
  name: string;
  before: unknown;
  after: unknown;
}

/** What deletions record only to restore what was deleted. */
const HIDDEN: readonly string[] = ['version', 'createdAt', 'createdBy', 'fieldId', 'merged', 'options'];

/** Returns the values of own fields that are lists or could be ids of options. */
const chosenIn = (values: Record<string, unknown> | null): string[] =>
  ownFieldIds.flatMap((id) => {
    const value = ((values?.values ?? {}) as EntryValues)[id];
    return Array.isArray(value) ? value : [];
  });

/**
 * Returns the values before or after a change, keyed by name. The names of custom fields begin with `field:`.
 *
 * @param options the ids of the options that planners don't all have
 * @param hasAll whether these are all values of an entry; if so, options that are not chosen are included
 */
function flat(
  values: Record<string, unknown> | null,
  hasAll: boolean,
  options: readonly string[],
): Record<string, unknown> {
  const { dynamicFields, values: given, ...recorded } = values ?? {};
  const others = Object.fromEntries(Object.entries(recorded).filter(([name]) => !HIDDEN.includes(name)));
  const ofFields = (given ?? {}) as EntryValues;
  const own = allOwnProperties.filter(({ field, isOption }) => field in ofFields || (hasAll && isOption));
  const custom = Object.entries((dynamicFields ?? {}) as Record<string, unknown>);
  return {
    ...others,
    ...Object.fromEntries(own.map(({ name, read }) => [name, read(ofFields)])),
    ...(values && Object.fromEntries(options.map((option) => [option, chosenIn(values).includes(option)]))),
    ...Object.fromEntries(custom.map(([name, value]) => [`field:${name}`, value])),
  };
}

function valueChanges({ subjectType, before, after }: ChangeRow): ValueChange[] {
  const hasAll = subjectType === 'entry' && (before === null || after === null);
  const options = [...new Set([...chosenIn(before), ...chosenIn(after)])].filter(isId);
  const flatten = (values: typeof before) => flat(values, hasAll && values !== null, options);
  const [old, current] = [flatten(before), flatten(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(current)])];
  // A change to one option of a field records all chosen options.
  const isChanged = (name: string) => typeof old[name] !== 'boolean' || old[name] !== current[name];
  return names
    .filter(isChanged)
    .map((name) => ({ name, before: old[name] ?? null, after: current[name] ?? null }));
}

const ValueChangeType = builder.objectRef<ValueChange>('ValueChange').implement({
  description: 'The value of a field before and after a change.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description:
        'The name of the field, such as `startDate`. Custom fields have names such as `field:status`.',
    }),
    before: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The value before the change. Null if there was none.',
      resolve: ({ before }) => before,
    }),
    after: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The value after the change. Null if there is none.',
      resolve: ({ after }) => after,
    }),
  }),
});

const FormerBrandType = builder.objectRef<FormerBrand>('FormerBrand').implement({
  description: 'A brand that no longer exists.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id that it had.' }),
    name: t.exposeString('name', { description: 'The name that it had.' }),
    color: t.exposeString('color', { description: 'The color that it had.' }),
  }),
});

const ChangeSetType = builder.objectRef<ChangeSetRow>('ChangeSet');

const ChangeType = builder.objectRef<ChangeRow>('Change').implement({
  description:
    'A change to one entry, brand, custom field, user, access token, team view, invitation or password reset.',
  fields: (t) => ({
    subjectId: t.exposeID('subjectId', {
      description:
        'The id of the entry, brand, custom field, user, access token, team view, invitation or password reset.',
    }),
    subjectType: t.expose('subjectType', { type: SubjectEnum, description: 'The type of the subject.' }),
    kind: t.expose('kind', {
      type: LogKindScalar,
      nullable: true,
      description: 'The kind of the entry or custom field. Null for other subjects.',
    }),
    title: t.exposeString('title', {
      description: 'The title or name after the change, or before it if the subject was deleted.',
    }),
    values: t.field({
      type: [ValueChangeType],
      description:
        'The changed values. Creations and deletions contain all values. For a new `password`, both values are null.',
      resolve: valueChanges,
    }),
    formerBrands: t.field({
      type: [FormerBrandType],
      description: 'The brands in the values that no longer exist.',
      resolve: ({ formerBrands }) => formerBrands,
    }),
    state: t.expose('state', {
      type: StateEnum,
      description: 'Whether the entry has changed again or no longer exists.',
    }),
    changedBy: t.loadable({
      type: PersonType,
      nullable: true,
      description: 'The person who last changed the entry after this change. Null if the account is deleted.',
      load: (ids: string[], { em }) => findPeople(em, ids),
      resolve: ({ changedBy }) => changedBy,
    }),
    changedAt: t.expose('changedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the entry was last changed after this change.',
    }),
    changeSet: t.loadable({
      type: ChangeSetType,
      description: 'The change set, which records who made the change, and when.',
      load: async (ids: string[], context) =>
        (await findChangeSets(context, ids)).map((set) => set ?? new Error('The change set was deleted.')),
      resolve: ({ changeSetId }) => changeSetId,
    }),
  }),
});

ChangeSetType.implement({
  description: 'One action by a person or a program, with all changes that it made.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'UUID. Pass it to `undoChange`.' }),
    at: t.expose('at', { type: 'DateTime', description: 'The time of the change.' }),
    keptUntil: t.field({
      type: 'DateTime',
      description: 'When the change will be deleted. Until then, it can be undone.',
      resolve: ({ at }, _, { config }) => keptUntil(at, config.activityDays),
    }),
    actor: t.loadable({
      type: PersonType,
      nullable: true,
      description:
        'The person who made the change. Null for commands and failed logins, and if the account is deleted.',
      load: (ids: string[], { em }) => findPeople(em, ids),
      resolve: ({ actorId }) => actorId,
    }),
    hasActor: t.boolean({
      description: 'Whether a person made the change, even if their account is deleted.',
      resolve: ({ actorId }) => actorId !== null,
    }),
    channel: t.expose('channel', { type: ChannelEnum, description: 'Where the change came from.' }),
    action: t.expose('action', { type: ActionEnum, description: 'The action.' }),
    subjectType: t.expose('subjectType', {
      type: SubjectEnum,
      description: 'The type of the changed subjects.',
    }),
    subjectCount: t.exposeInt('subjectCount', { description: 'The number of changed subjects.' }),
    days: t.int({
      nullable: true,
      description:
        'For moves: the number of days that all entries moved. Null if they moved by different numbers of days.',
      resolve: ({ detail }) => (detail?.days as number | null | undefined) ?? null,
    }),
    key: t.string({
      nullable: true,
      description: 'The name of the key that made the change. Null if it was made in a session.',
      resolve: ({ detail }) => (detail?.key as string | null | undefined) ?? null,
    }),
    email: t.string({
      nullable: true,
      description:
        'For failed logins: the email address that was entered. Null if the attempts were for several accounts.',
      resolve: ({ detail }) => (detail?.email as string | null | undefined) ?? null,
    }),
    loginMethod: t.field({
      type: LoginMethodEnum,
      nullable: true,
      description: 'For logins: how the user logged in. Null if it is unknown.',
      resolve: ({ detail }) => (detail?.loginMethod as LoginMethod | null | undefined) ?? null,
    }),
    attempts: t.int({
      nullable: true,
      description: 'For failed logins: the number of attempts that reached a limit.',
      resolve: ({ detail }) => (detail?.attempts as number | null | undefined) ?? null,
    }),
    changes: t.loadableList({
      type: ChangeType,
      description: `The changes to the subjects, at most ${LISTED_CHANGES}.`,
      complexity: pageCost(LISTED_CHANGES / MAX_PAGE),
      load: (ids: string[], context) => listChanges(context, ids),
      resolve: ({ id }) => id,
    }),
    undoes: t.exposeID('undoes', { nullable: true, description: 'The change set that this one undid.' }),
    undoneBy: t.loadable({
      type: ChangeSetType,
      nullable: true,
      description: 'The change set that undid this one.',
      load: (ids: string[], context) => findChangeSets(context, ids),
      resolve: ({ undoneBy }) => undoneBy,
    }),
    canUndo: t.boolean({
      description:
        'Whether the viewer can undo this change. Entries that have changed in the meantime stay as they are.',
      resolve: (set, _, { viewer }) =>
        viewer !== null && isUndoable(set) && mayUndo(viewer, set) && set.undoneBy === null,
    }),
    canRestore: t.boolean({
      description: 'Whether the viewer can restore what this change deleted.',
      resolve: (set, _, { viewer }) => viewer?.isAdmin === true && isRestorable(set),
    }),
    undoableCount: t.int({
      description:
        'The number of subjects that undo can restore: kinds, fields, and entries that have not changed again.',
      complexity: 5,
      resolve: async ({ id }, _, context) => (await countCurrent(context, [id]))[0] ?? 0,
    }),
  }),
});

const LeftEntryType = builder.objectRef<LeftEntry>('LeftEntry').implement({
  description: 'An entry that an undo did not change.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the entry.' }),
    title: t.exposeString('title', { description: 'The title of the entry.' }),
    reason: t.expose('reason', { type: StateEnum, description: 'Why the undo did not change the entry.' }),
    changedBy: t.expose('changedBy', {
      type: PersonType,
      nullable: true,
      description: 'The person who last changed the entry. Null if the account is deleted.',
    }),
    changedAt: t.expose('changedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the entry was last changed. Null if it was deleted.',
    }),
  }),
});

const UndoResultType = builder.objectRef<UndoResult>('UndoResult').implement({
  description: 'The result of an undo.',
  fields: (t) => ({
    changeId: t.exposeID('changeId', {
      description: 'The id of the change set that the undo created. Undo that change set to redo the change.',
    }),
    entries: t.expose('entries', {
      type: [EntryType],
      description:
        'The entries that were restored or recreated. Empty after changes to kinds and fields, even if they changed entries.',
    }),
    removedIds: t.exposeIDList('removedIds', {
      description: 'The ids of the entries that the undo removed.',
    }),
    left: t.expose('left', {
      type: [LeftEntryType],
      description:
        'The entries that were not undone because someone has changed or deleted them in the meantime.',
    }),
  }),
});

const ActivityFilterInput = builder.inputType('ActivityFilter', {
  description: 'Filters for the activity. Omit a field to skip its filter.',
  fields: (t) => ({
    actorId: t.id({ description: 'Only changes by this user.' }),
    actions: t.field({
      type: [ActionEnum],
      description: 'Only these actions. By default, all except logins and logouts.',
    }),
    subjectTypes: t.field({ type: [SubjectEnum], description: 'Only changes to these types of subjects.' }),
    search: t.string({
      description: 'Only changes to subjects whose title contains this text. Not case-sensitive.',
    }),
  }),
});

interface Sizes {
  first?: number | null | undefined;
  last?: number | null | undefined;
}

const costOf = ({ first, last }: Sizes) =>
  pageCost(Math.min(Math.max(first ?? last ?? DEFAULT_PAGE, 0), MAX_PAGE) / MAX_PAGE);

builder.queryFields((t) => ({
  activity: t.connection(
    {
      type: ChangeSetType,
      description: 'The changes that people and programs have made, newest first. Administrators only.',
      authScopes: { admin: true },
      complexity: costOf,
      args: {
        filter: t.arg({
          type: ActivityFilterInput,
          description: 'Omit the filter to get all changes except logins and logouts.',
        }),
      },
      resolve(_, { filter, ...args }, context) {
        checkSizes(args);
        return resolveCursorConnection<Promise<ChangeSetRow[]>>(
          { args, defaultSize: DEFAULT_PAGE, maxSize: MAX_PAGE, toCursor: ({ id }) => id },
          (part) => listActivity(context, filter ?? {}, part),
        );
      },
    },
    { name: 'ActivityConnection', description: `A page of change sets, at most ${MAX_PAGE}.` },
    { name: 'ActivityEdge', description: 'A change set and its cursor.' },
  ),
  entryHistory: t.connection(
    {
      type: ChangeType,
      description: 'The changes to an entry, newest first.',
      authScopes: { user: true },
      complexity: costOf,
      args: {
        id: t.arg.id({
          required: true,
          description: 'The id of the entry. Deleted entries have a history, too.',
        }),
      },
      resolve(_, { id, ...args }, context) {
        checkSizes(args);
        return resolveCursorConnection<Promise<ChangeRow[]>>(
          {
            args,
            defaultSize: DEFAULT_PAGE,
            maxSize: MAX_PAGE,
            toCursor: ({ changeSetId }) => changeSetId,
          },
          (part) => listEntryHistory(context, id, part),
        );
      },
    },
    { name: 'EntryHistoryConnection', description: `A page of changes, at most ${MAX_PAGE}.` },
    { name: 'EntryHistoryEdge', description: 'A change and its cursor.' },
  ),
}));

const RestoredKindType = builder.objectRef<RestorePreview['kinds'][number]>('RestoredKind').implement({
  description: 'How many entries of a kind a restoration affects.',
  fields: (t) => ({
    kind: t.expose('kind', { type: LogKindScalar, description: 'The kind.' }),
    count: t.exposeInt('count', { description: 'The number of entries.' }),
  }),
});

const RestorePreviewType = builder.objectRef<RestorePreview>('RestorePreview').implement({
  description: 'What restoring a deletion would do.',
  fields: (t) => ({
    kinds: t.expose('kinds', {
      type: [RestoredKindType],
      description: 'The number of entries that come back, or get their brand back, by kind.',
    }),
    lostBrands: t.exposeStringList('lostBrands', {
      description: 'The names of brands that no longer exist.',
    }),
    withoutBrandCount: t.exposeInt('withoutBrandCount', {
      description: 'The number of entries that come back without their brand, because it no longer exists.',
    }),
    formerChoices: t.exposeStringList('formerChoices', {
      description:
        'The names of removed options and people that entries come back with, although they can no longer be chosen.',
    }),
    withFormerChoiceCount: t.exposeInt('withFormerChoiceCount', {
      description: 'The number of entries that come back with such an option or person.',
    }),
    valueCount: t.exposeInt('valueCount', {
      description: 'The number of entries that show a value again because its field comes back.',
    }),
    leftCount: t.exposeInt('leftCount', {
      description:
        'The number of entries that stay as they are, because their kind no longer exists or they have changed.',
    }),
    links: t.exposeStringList('links', {
      description: 'The names of the links and embeds on which entries become visible again.',
    }),
    visibleCount: t.exposeInt('visibleCount', {
      description:
        'The number of entries that become visible again on links, on embeds or in calendar feeds.',
    }),
    hasNewLinks: t.exposeBoolean('hasNewLinks', {
      description: 'Whether one of the links was created or changed after the deletion.',
    }),
    feedCount: t.exposeInt('feedCount', {
      description: 'The number of calendar feeds in which entries become visible again.',
    }),
  }),
});

builder.queryField('restorePreview', (t) =>
  t.field({
    type: RestorePreviewType,
    description: 'What restoring a deletion would do. Administrators only.',
    authScopes: { admin: true },
    complexity: BULK_COST,
    args: { id: t.arg.id({ required: true, description: 'The id of the change set.' }) },
    resolve: (_, { id }, context) => previewRestore(context, id),
  }),
);

builder.mutationField('restoreChange', (t) =>
  t.field({
    type: UndoResultType,
    description:
      'Restores deleted entries, a brand with its assignments, a field, a kind or a team view, with the same ids. Entries whose brand no longer exists come back without a brand. A restoration cannot be undone. Administrators only.',
    authScopes: { admin: true },
    complexity: BULK_COST,
    args: { id: t.arg.id({ required: true, description: 'The id of the change set.' }) },
    resolve: (_, { id }, context) => restoreChange(context, id),
  }),
);

builder.mutationField('undoChange', (t) =>
  t.field({
    type: UndoResultType,
    description:
      'Undoes an edit, a move, a bulk edit, an import, the creation of entries with `createEntries`, or any change to kinds and fields. Entries that someone has changed in the meantime stay as they are. Kinds and fields that have changed in the meantime are a conflict. Users can undo their own changes to entries, and administrators can undo all changes. To redo a change, undo the undo.',
    authScopes: { user: true },
    complexity: BULK_COST,
    args: { id: t.arg.id({ required: true, description: 'The id of the change set.' }) },
    resolve: (_, { id }, context) => undoChange(context, id),
  }),
);
