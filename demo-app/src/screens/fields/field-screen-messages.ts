import { defineMessages } from '@content-planner/ui-kit';

const types = (names: readonly string[]) =>
  names.length > 3 ? `${names.length} types` : new Intl.ListFormat('en-US').format(names);

/**
 * What a deletion affects: the kinds that then no longer use the field, and how many entries of these kinds have
 * a value.
 */
interface Effect {
  fieldName: string;
  /** The names of the kinds that keep the field. */
  staying: readonly string[];
  /** The names of the kinds that lose the field. */
  leaving: readonly string[];
  count: number;
}

/** The toasts and questions of the screen for custom fields. */
export const fieldScreenMessages = defineMessages('fieldScreen', {
  created: 'Field configuration created successfully',
  createFailed: 'Error creating field configuration',
  updated: 'Field configuration updated successfully',
  updateFailed: 'Error updating field configuration',
  deleted: 'Field configuration deleted successfully',
  deleteFailed: 'Error deleting field configuration',
  merged: 'Fields merged',
  mergeFailed: 'Error merging the fields',
  ordered: 'Order of the fields changed',
  orderFailed: 'Error changing the order of the fields',
  /** The browser's question. */
  deleteQuestion: ({ fieldName, staying, leaving, count }: Effect) => {
    const values = `${count.toLocaleString('en-US')} ${count === 1 ? 'value' : 'values'}`;
    const hidden = count > 0 ? ` For ${types(leaving)}, ${values} will be hidden.` : '';
    const effect =
      staying.length > 0
        ? `It stays on ${types(staying)}.${hidden}`
        : `This deletes it for ${types(leaving)}${count > 0 ? `, with ${values}` : ''}.`;
    return `Are you sure you want to delete the field "${fieldName}"?\n\n${effect}`;
  },
  deletedSince: 'Someone else has deleted this field.',
});
