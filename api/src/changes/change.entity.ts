import { defineEntity, p } from '@mikro-orm/core';
import type { SubjectType } from './change-types.js';

const ChangeSchema = defineEntity({
  name: 'Change',
  tableName: 'changes',
  properties: {
    changeSetId: p.uuid().primary(),
    subjectId: p.uuid().primary(),
    subjectType: p.text().$type<SubjectType>(),
    /** The kind of the entry, or the kind that the custom field belongs to. */
    kind: p.text().nullable(),
    /** The title or name of the subject after the change, or before its deletion. */
    title: p.text(),
    /** The previous values of the changed fields. Null for creations. */
    before: p.json().$type<Record<string, unknown>>().nullable(),
    /** The new values of the changed fields. Null for deletions. */
    after: p.json().$type<Record<string, unknown>>().nullable(),
    /** The content version of an entry before the change. Null for creations. */
    fromContent: p.integer().nullable(),
    /** The content version of an entry after the change. Null for deletions. */
    toContent: p.integer().nullable(),
  },
  indexes: [{ name: 'changes_subject', properties: ['subjectId', 'changeSetId'] }],
});

/** The change that one change set made to one subject. */
export class Change extends ChangeSchema.class {}
ChangeSchema.setClass(Change);
