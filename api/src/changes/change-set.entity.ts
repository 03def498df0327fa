import { defineEntity, p } from '@mikro-orm/core';
import type { ChangeAction, ChangeChannel, SubjectType } from './change-types.js';

const ChangeSetSchema = defineEntity({
  name: 'ChangeSet',
  tableName: 'change_sets',
  properties: {
    // A version 7 UUID, so sorting by id sorts by time.
    id: p.uuid().primary(),
    at: p.datetime(),
    /** The account that made the change, even if the account has been deleted. Null for commands and failed logins. */
    actorId: p.uuid().nullable(),
    channel: p.text().$type<ChangeChannel>(),
    action: p.text().$type<ChangeAction>(),
    subjectType: p.text().$type<SubjectType>(),
    /** The number of rows in `changes` that belong to this change set. */
    subjectCount: p.integer(),
    /** Other details, such as the email address of a failed login. */
    detail: p.json().$type<Record<string, unknown>>().nullable(),
    /** The change set that this one undoes. */
    undoes: p.uuid().nullable(),
    /** The latest change set that undid this one. */
    undoneBy: p.uuid().nullable(),
  },
});

/** One action by a user or a program. Each changed subject has a row in `changes`. */
export class ChangeSet extends ChangeSetSchema.class {}
ChangeSetSchema.setClass(ChangeSet);
