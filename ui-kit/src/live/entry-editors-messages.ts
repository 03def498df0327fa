import { defineMessages } from '../messages/define-messages.js';
import type { Sentence } from '../primitives/sentence.js';

const named = ({ firstName }: { firstName: string } = { firstName: '' }) => ({
  strong: firstName || 'Someone',
});

/** Text about who is editing an entry. */
export const entryEditorsMessages = defineMessages('entryEditors', {
  /** Who is editing. `name` is the full name, and `firstName` the short one. Both are '' if the name is unknown. */
  editing({
    people: [first, ...others],
  }: {
    people: readonly { firstName: string; name: string }[];
  }): Sentence {
    if (others.length === 0) return [named(first), ' is editing'];
    const rest = others.length === 1 ? named(others[0]) : { strong: `${others.length} others` };
    return [named(first), ' and ', rest, ' are editing'];
  },
});
