import { defineMessages } from '@content-planner/ui-kit';
import { entryCount } from '../../app/entry-count.js';

const list = new Intl.ListFormat('en-US');

/** The texts for restoring what was deleted. */
export const restoreMessages = defineMessages('restore', {
  /** `name` is null for several entries. */
  title: ({ count, name }: { count: number; name: string | null }) =>
    name === null ? `Restore ${entryCount(count)}?` : `Restore “${name}”?`,
  /** `name` is null for several entries. */
  confirm: ({ count, name }: { count: number; name: string | null }) =>
    name === null ? `Restore ${entryCount(count)}` : 'Restore',
  /** `kinds` contains the names and numbers of entries that come back, or that get their brand back. */
  comesBack: ({ kinds }: { kinds: readonly { one: string; many: string; count: number }[] }) =>
    kinds.length === 0
      ? 'It comes back as it was.'
      : `They come back as they were, with their fields and history: ${list.format(
          kinds.map(({ one, many, count }) => `${count} ${count === 1 ? one : many}`),
        )}.`,
  /** A field comes back for types of entries. */
  fieldComesBack: ({
    name,
    kindCount,
    valueCount,
  }: {
    name: string;
    kindCount: number;
    valueCount: number;
  }) =>
    `${name} comes back for ${kindCount} ${kindCount === 1 ? 'type' : 'types'}, with ${valueCount} ${valueCount === 1 ? 'value' : 'values'}.`,
  /** The brand comes back with its entries. */
  brandComesBack: ({ count }: { count: number }) =>
    count === 0
      ? 'The brand comes back.'
      : `The brand comes back, and ${entryCount(count)} ${count === 1 ? 'gets' : 'get'} it back.`,
  withoutBrand: ({ count, brands }: { count: number; brands: readonly string[] }) =>
    `${entryCount(count)} belonged to ${list.format(brands)}, which no longer ${brands.length === 1 ? 'exists' : 'exist'}, and ${count === 1 ? 'comes' : 'come'} back without a brand.`,
  /** Options and people that entries come back with, although they can no longer be chosen. */
  withFormerChoices: ({ count, names }: { count: number; names: readonly string[] }) =>
    `${entryCount(count)} ${count === 1 ? 'comes' : 'come'} back with ${list.format(
      names.map((name) => `“${name}”`),
    )}, which can no longer be chosen.`,
  /** Entries that have changed since their brand or type was deleted. */
  keepsChanges: ({ count }: { count: number }) =>
    `${entryCount(count)} ${count === 1 ? 'has' : 'have'} changed in the meantime, and ${count === 1 ? 'stays as it is' : 'stay as they are'}.`,
  /** A type comes back, and with it the entries that changed to another type when it was deleted. */
  kindComesBack: ({ count }: { count: number }) =>
    count === 0
      ? 'The type comes back with its fields.'
      : `The type comes back with its fields, and ${entryCount(count)} ${count === 1 ? 'changes' : 'change'} back to it.`,
  staysAsItIs: ({ count }: { count: number }) =>
    `${entryCount(count)} can't come back: their type no longer exists, or they have changed.`,
  /** `links` are the names of links and embeds. */
  visibleAgain: ({
    count,
    links,
    feedCount,
  }: {
    count: number;
    links: readonly string[];
    feedCount: number;
  }) => {
    const feeds = feedCount > 0 ? [feedCount === 1 ? '1 calendar feed' : `${feedCount} calendar feeds`] : [];
    return `${entryCount(count)} ${count === 1 ? 'appears' : 'appear'} again in ${list.format([...links.map((name) => `“${name}”`), ...feeds])}.`;
  },
  restored: ({ count, name }: { count: number; name: string | null }) =>
    name === null ? `${entryCount(count)} restored` : `“${name}” restored`,
  cameBackWithoutBrand: ({ count }: { count: number }) => `${count} came back without a brand.`,
  /** Opens the restored entry, or the agenda with the restored entries selected. */
  show: 'Show',
  failed: 'Error restoring what was deleted',
});
