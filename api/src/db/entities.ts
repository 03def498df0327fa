import { User } from '../accounts/user.entity.js';
import { AuditRecord } from '../audit/audit-record.entity.js';
import { RateLimit } from '../auth/rate-limit.entity.js';
import { Session } from '../auth/session.entity.js';
import { Brand } from '../brands/brand.entity.js';
import { ColumnPreference } from '../fields/column-preference.entity.js';
import { FieldConfiguration } from '../fields/field-configuration.entity.js';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.js';
import { entryEntities, LogEntry } from '../logs/entry.entity.js';
import { Setting } from '../settings/setting.entity.js';

/** All entities, one per table. */
export const entities = [
  AuditRecord,
  Brand,
  ColumnPreference,
  FieldConfiguration,
  IdempotencyKey,
  LogEntry,
  ...Object.values(entryEntities),
  RateLimit,
  Session,
  Setting,
  User,
];
