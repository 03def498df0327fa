import { defineMessages } from '@content-planner/ui-kit';

const list = new Intl.ListFormat('en-US');

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

/** The texts for restoring what was deleted. */
export const restoreMessages = defineMessages('restore', {
  /** `name` is null for several entries. */
  title: ({ count, name }: { count: number; name: string | null }) =>
    name === null ? `Restore ${entries(count)}?` : `Restore “${name}”?`,
  confirm: 'Restore',
  /** `kinds` contains the names and numbers of entries that come back, or that get their brand back. */
  comesBack: ({ kinds }: { kinds: readonly { one: string; many: string; count: number }[] }) =>
    kinds.length === 0
      ? 'It comes back as it was.'
      : `They come back as they were, with their fields and history: ${list.format(
          kinds.map(({ one, many, count }) => `${count} ${count === 1 ? one : many}`),
        )}.`,
  /** The brand comes back with its entries. */
  brandComesBack: ({ count }: { count: number }) =>
    `The brand comes back, and ${entries(count)} ${count === 1 ? 'gets' : 'get'} it back.`,
  withoutBrand: ({ count, brands }: { count: number; brands: readonly string[] }) =>
    `${count} of them belonged to ${list.format(brands)}, which no longer exists. They come back without a brand.`,
  staysAsItIs: ({ count }: { count: number }) =>
    `${entries(count)} can't come back: their type no longer exists, or they have changed.`,
  visibleAgain: ({ links }: { links: readonly string[] }) =>
    `Visible again in ${list.format(links.map((name) => `“${name}”`))}.`,
  restored: ({ count, name }: { count: number; name: string | null }) =>
    name === null ? `${entries(count)} restored` : `“${name}” restored`,
  cameBackWithoutBrand: ({ count }: { count: number }) => `${count} came back without a brand.`,
  failed: 'Error restoring what was deleted',
});
