import { defineEntity, p } from '@mikro-orm/core';
import type { LogKind } from './index.js';

/** The names of a kind: of one entry, and of several. */
interface KindNames {
  one: string;
  many: string;
}

const KindSchema = defineEntity({
  name: 'Kind',
  tableName: 'kinds',
  properties: {
    id: p.text().$type<LogKind>().primary(),
    names: p.json().$type<KindNames>(),
    /** The name of a Lucide icon. */
    icon: p.text(),
    color: p.text(),
    /** Whether entries have a single `day`, or a `span` of days. */
    dates: p.enum(['day', 'span'] as const),
    titleLabel: p.string().length(300),
    position: p.integer(),
    isBuiltIn: p.boolean().default(false),
    isHidden: p.boolean().default(false),
    /** The id of the account that created the kind, even if the account was deleted. Null if unknown. */
    createdBy: p.uuid().nullable(),
    version: p.integer().version(),
  },
});

/** A kind of log. */
export class Kind extends KindSchema.class {}
KindSchema.setClass(Kind);
