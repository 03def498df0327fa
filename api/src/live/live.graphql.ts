import { ActionEnum, SubjectEnum } from '../activity/change.graphql.js';
import { PlannerError } from '../errors.js';
import { LogKindEnum } from '../logs/kinds/log-kind.graphql.js';
import { builder } from '../schema/builder.js';
import { PersonType } from '../schema/person-type.js';
import type { EntryEditors, LiveChange, LiveEvent, LiveSubject } from './live-event.js';

const TypeEnum = builder.enumType('LiveEventType', {
  description: 'The type of an event of `changes`.',
  values: {
    connected: { description: 'Changes from now on are delivered. The first event.' },
    change: { description: 'Something has changed.' },
    editing: { description: 'Other users have started or stopped editing an entry.' },
    missed: { description: 'There may have been other changes. Fetch everything again that is displayed.' },
    heartbeat: {
      description:
        'The connection works. Sent every 30 seconds. Connect again after 90 seconds without an event.',
    },
  } as const,
});

const SubjectType = builder.objectRef<LiveSubject>('LiveSubject').implement({
  description: 'An entry, brand, custom field, user or access token that has changed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    type: t.expose('type', { type: SubjectEnum, description: 'The type of the subject.' }),
    kind: t.expose('kind', {
      type: LogKindEnum,
      nullable: true,
      description: 'The kind of an entry or a custom field.',
    }),
    version: t.exposeInt('version', {
      nullable: true,
      description:
        'The current version of an entry. Null for entries that are deleted or outside of the scope, and for all other subjects.',
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
        'The people who are editing it, without the viewer, in the order in which they started. Empty after the last one has stopped.',
    }),
  }),
});

const EventType = builder.objectRef<LiveEvent>('LiveEvent').implement({
  description: 'An event of `changes`.',
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
        'Who is editing. The first event has all entries, and events of the type `editing` those that have changed. Null for other events, and for access tokens.',
    }),
  }),
});

builder.subscriptionType({ description: 'Delivers events as they happen, as server-sent events.' });

builder.subscriptionField('changes', (t) =>
  t.field({
    type: EventType,
    description:
      'What others change, and the viewer. Events have no content: fetch what you display. When the stream completes, connect again, and fetch it again. With an access token, only changes in its scope are delivered, and the stream completes when the token expires or is revoked.',
    authScopes: { reader: true },
    args: {
      since: t.arg.int({
        description:
          'How many milliseconds ago you fetched what you display. If something has changed since, the first event is `missed`.',
      }),
    },
    subscribe(_, { since }, context) {
      if (!context.acceptsStream) {
        throw new PlannerError('invalid', 'A subscription is a stream. Send `Accept: text/event-stream`.');
      }
      return context.live.open(context, since ?? null);
    },
    resolve: (event) => event,
  }),
);

builder.mutationField('announceEditing', (t) =>
  t.boolean({
    description:
      'Announces that the viewer has opened the edit form of an entry, or that it was closed. Repeat it every 30 seconds while the form is open: after 90 seconds without it, the form counts as closed. It does not change the entry. Returns true.',
    authScopes: { user: true },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the entry.' }),
      formId: t.arg.id({
        required: true,
        description:
          'Tells the open forms of a session apart, such as the same entry in two tabs. Choose a random one for each form: 1 to 64 letters, digits, hyphens and underscores.',
      }),
      isEditing: t.arg.boolean({ required: true, description: 'Whether the form is open.' }),
    },
    async resolve(_, { id, formId, isEditing }, context) {
      await context.live.announce(context, { entryId: id, formId, isEditing });
      return true;
    },
  }),
);
