import type { Sentence } from '../primitives/sentence.js';

/** Text about who is editing an entry. */
export interface EntryEditorsLabels {
  /** Who is editing. `name` is the full name, and `firstName` the short one. Both are '' if the name is unknown. */
  editing: (editors: { people: readonly { firstName: string; name: string }[] }) => Sentence;
}

const named = ({ firstName }: { firstName: string } = { firstName: '' }) => ({
  strong: firstName || 'Someone',
});

/** The default {@link EntryEditorsLabels}. */
export const entryEditorsLabels: EntryEditorsLabels = {
  editing({ people: [first, ...others] }) {
    if (others.length === 0) return [named(first), ' is editing'];
    const rest = others.length === 1 ? named(others[0]) : { strong: `${others.length} others` };
    return [named(first), ' and ', rest, ' are editing'];
  },
};
