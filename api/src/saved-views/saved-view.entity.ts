import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

const SavedViewSchema = defineEntity({
  name: 'SavedView',
  tableName: 'saved_views',
  properties: {
    id: p.uuid().primary(),
    name: p.string().length(60),
    /** The owner of a personal view. Deleting the owner also deletes the view. Null for team views. */
    ownerId: () => p.manyToOne(User).mapToPk().nullable().fieldName('owner_id').deleteRule('cascade').index(),
    /** The account that created the view. The account may have been deleted. */
    createdBy: p.uuid(),
    /** The filters, and the calendar's view and appearance, as a URL search string. */
    state: p.text(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** A saved view of the calendar: personal, or for the team. */
export class SavedView extends SavedViewSchema.class {}
SavedViewSchema.setClass(SavedView);
