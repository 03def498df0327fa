import { defineEntity, p } from '@mikro-orm/core';

const AuditRecordSchema = defineEntity({
  name: 'AuditRecord',
  tableName: 'audit_records',
  properties: {
    id: p.uuid().primary(),
    at: p.datetime().index(),
    /**
     * The user who performed the action. This is not a foreign key, so that the id remains after the account is
     * deleted.
     */
    actorId: p.uuid().nullable(),
    action: p.string().length(100),
    subjectType: p.string().length(100),
    subjectId: p.string().length(100).nullable(),
    detail: p.json().$type<Record<string, unknown>>().nullable(),
  },
});

/** A user's action, for the activity list. */
export class AuditRecord extends AuditRecordSchema.class {}
AuditRecordSchema.setClass(AuditRecord);
