import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';
import { Kind } from '../logs/kinds/kind.entity.js';

const ColumnPreferenceSchema = defineEntity({
  name: 'ColumnPreference',
  tableName: 'column_preferences',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade'),
    kind: () => p.manyToOne(Kind).mapToPk().fieldName('log_type').deleteRule('cascade').index(false),
    visibleColumns: p.json().$type<string[]>(),
    columnOrder: p.json().$type<string[]>(),
  },
  uniques: [{ name: 'column_preferences_user', properties: ['userId', 'kind'] }],
});

/** The columns that a user sees in a kind's list, and their order. */
export class ColumnPreference extends ColumnPreferenceSchema.class {}
ColumnPreferenceSchema.setClass(ColumnPreference);
