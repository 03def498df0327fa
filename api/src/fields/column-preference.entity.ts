import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';
import { LOG_KINDS } from '../logs/kinds/index.js';

const ColumnPreferenceSchema = defineEntity({
  name: 'ColumnPreference',
  tableName: 'column_preferences',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade'),
    kind: p.enum(LOG_KINDS).fieldName('log_type'),
    visibleColumns: p.json().$type<string[]>(),
    columnOrder: p.json().$type<string[]>(),
  },
  uniques: [{ name: 'column_preferences_user', properties: ['userId', 'kind'] }],
});

/** The columns that a user sees in a kind's list, and their order. */
export class ColumnPreference extends ColumnPreferenceSchema.class {}
ColumnPreferenceSchema.setClass(ColumnPreference);
