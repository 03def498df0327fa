import { ActionEnum, SubjectEnum } from '../activity/change.graphql.js';
import { PlannerError } from '../errors.js';
import { LogKindScalar } from '../logs/kinds/log-kind.graphql.js';
import { builder } from '../schema/builder.js';
import { PersonType } from '../schema/person-type.js';
import type { EntryEditors, LiveChange, LiveEvent, LiveSubject } from './live-event.js';

const TypeEnum = builder.enumType('LiveEventType', {
  description: 'The type of a `changes` event.',
  values: {
    connected: { description: 'The first event. Changes from now on are delivered.' },
    change: { description: 'Something has changed.' },
    editing: { description: 'Other users have started or stopped editing an entry.' },
    missed: { description: 'There may have been other changes. Refetch everything that is displayed.' },
    heartbeat: {
      description:
        'The connection works. Sent every 30 seconds. Reconnect after 90 seconds without an event.',
    },
  } as const,
});

const SubjectType = builder.objectRef<LiveSubject>('LiveSubject').implement({
  description: 'An entry, brand, custom field, user or access token that has changed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    type: t.expose('type', { type: SubjectEnum, description: 'The type of the subject.' }),
    kind: t.expose('kind', {
      type: LogKindScalar,
      nullable: true,
      description: 'The kind of an entry or a custom field.',
    }),
    previousKind: t.expose('previousKind', {
      type: LogKindScalar,
      nullable: true,
      description: 'The kind before the change, which is usually the same.',
    }),
    version: t.exposeInt('version', {
      nullable: true,
      description:
        'The current version of an entry. Null for entries that are deleted or outside of the scope, and for all other subjects.',
    }),
    startDate: t.expose('startDate', {
      type: 'CalendarDate',
      nullable: true,
      description: 'The current first day of an entry. Null if `version` is null.',
    }),
    endDate: t.expose('endDate', {
      type: 'CalendarDate',
      nullable: true,
      description: 'The current last day of an entry, inclusive. Null if `version` is null.',
    }),
    previousStartDate: t.expose('previousStartDate', {
      type: 'CalendarDate',
      nullable: true,
      description:
        'The first day of an entry before the change. Null for entries that are new or were outside of the scope, and for all other subjects.',
    }),
    previousEndDate: t.expose('previousEndDate', {
      type: 'CalendarDate',
      nullable: true,
      description:
        'The last day of an entry before the change, inclusive. Null for entries that are new or were outside of the scope, and for all other subjects.',
    }),
  }),
});

const ChangeType = builder.objectRef<LiveChange>('LiveChange').implement({
  description: 'A change set that has just been stored.',
  fields: (t) => ({
    id: t.exposeID('id', {
      description: 'The id of the change set. Responses to mutations include it in `extensions.changes`.',
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    actor: t.expose('actor', {
      type: PersonType,
      nullable: true,
      description:
        'The person who made the change. Null for commands, for links and embeds, and if the account is deleted.',
    }),
    action: t.expose('action', { type: ActionEnum, description: 'The action.' }),
    subjectType: t.expose('subjectType', {
      type: SubjectEnum,
      description: 'The type of the changed subjects.',
    }),
    subjectCount: t.exposeInt('subjectCount', {
      description: 'The number of changed subjects that the viewer can see.',
    }),
    subjects: t.expose('subjects', {
      type: [SubjectType],
      description: 'The changed subjects. Empty if there are more than 100.',
    }),
  }),
});

const EntryEditorsType = builder.objectRef<EntryEditors>('EntryEditors').implement({
  description: 'An entry, and who is editing it.',
  fields: (t) => ({
    entryId: t.exposeID('entryId', { description: 'The id of the entry.' }),
    people: t.expose('people', {
      type: [PersonType],
      description:
        'The people who are editing it, excluding the viewer, in the order in which they started. Empty after the last one has stopped.',
    }),
  }),
});

const EventType = builder.objectRef<LiveEvent>('LiveEvent').implement({
  description: 'A `changes` event.',
  fields: (t) => ({
    type: t.expose('type', { type: TypeEnum, description: 'The type of the event.' }),
    change: t.expose('change', {
      type: ChangeType,
      nullable: true,
      description: 'The change. Null for other types of events.',
    }),
    editing: t.expose('editing', {
      type: [EntryEditorsType],
      nullable: true,
      description:
        'Who is editing. The first event contains all entries, and `editing` events contain those whose editors have changed. Null for other events, and for access tokens.',
    }),
  }),
});

builder.subscriptionType({ description: 'Delivers events as they happen, as server-sent events.' });

builder.subscriptionField('changes', (t) =>
  t.field({
    type: EventType,
    description:
      'Changes by all users, including the viewer. Events contain no content except dates: fetch what you display. When the stream completes, reconnect and refetch. With an access token, only changes in its scope are delivered, and the stream completes when the token expires or is revoked.',
    authScopes: { reader: true },
    args: {
      since: t.arg.int({
        description:
          'How many milliseconds ago you fetched what you display. If something has changed in the meantime, the first event is `missed`.',
      }),
    },
    subscribe(_, { since }, context) {
      if (!context.acceptsStream) throw new PlannerError('subscriptionNotStreamed');
      return context.live.open(context, since ?? null);
    },
    resolve: (event) => event,
  }),
);

builder.mutationField('announceEditing', (t) =>
  t.boolean({
    description:
      'Announces that the viewer has opened or closed the edit form of an entry. Repeat it every 30 seconds while the form is open. After 90 seconds without it, the form counts as closed. Does not change the entry. Returns true.',
    authScopes: { user: true },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the entry.' }),
      formId: t.arg.id({
        required: true,
        description:
          'Distinguishes the open forms of a session, such as forms for the same entry in two tabs. Choose a random id for each form: 1 to 64 letters, digits, hyphens and underscores.',
      }),
      isEditing: t.arg.boolean({ required: true, description: 'Whether the form is open.' }),
    },
    async resolve(_, { id, formId, isEditing }, context) {
      await context.live.announce(context, { entryId: id, formId, isEditing });
      return true;
    },
  }),
);
