import { EyeOff } from 'lucide-react';
import { type EntryFeature, overlay } from './feature.js';
import { featureState } from './feature-state.js';

const hiddenIds = featureState<readonly string[]>([]);
const hiding = overlay(hiddenIds, (entries, ids) => entries.filter(({ id }) => !ids.includes(id)));

/** An application's feature: entries can be approved, are marked, and can be hidden. */
export const approving = (approvedIds: readonly string[], approve: (id: string) => void): EntryFeature => ({
  name: 'approving',
  overlays: [hiding],
  marks: ({ id }) => (approvedIds.includes(id) ? [{ text: 'Approved', glyph: 'M20 6 9 17l-5-5' }] : []),
  actions: ({ id }) =>
    approvedIds.includes(id) ? [] : [{ id: 'approve', label: 'Approve', key: 'A', run: () => approve(id) }],
  toolbar: ({ host }) => [
    {
      id: 'hideApproved',
      label: 'Hide approved entries',
      icon: <EyeOff size={16} strokeWidth={1.75} />,
      run: () => host.write(hiddenIds, approvedIds),
    },
  ],
});
