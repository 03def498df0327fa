import { defineEntity, p } from '@mikro-orm/core';
import { AccessToken } from './access-token.entity.js';

/** The types of subjects that a frozen link contains. */
const SUBJECT_TYPES = ['entry', 'brand', 'field'] as const;

const FrozenContentSchema = defineEntity({
  name: 'FrozenContent',
  tableName: 'frozen_content',
  properties: {
    accessTokenId: () =>
      p
        .manyToOne(AccessToken)
        .mapToPk()
        .primary()
        .fieldName('access_token_id')
        .deleteRule('cascade')
        .index(false),
    subjectType: p.enum(SUBJECT_TYPES).primary(),
    subjectId: p.uuid().primary(),
    /** The row as JSON, excluding values that the link does not include. */
    content: p.json(),
  },
});

/** An entry, a brand or a custom field as it was when a link was frozen. */
export class FrozenContent extends FrozenContentSchema.class {}
FrozenContentSchema.setClass(FrozenContent);
