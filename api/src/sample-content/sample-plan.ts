import type { PlannedEntry } from '../seed/planned-entry.js';

/** The two brands of the sample content. */
export const sampleBrands = [
  { name: 'Northwind Coffee (sample)', color: 'hsl(24, 70%, 48%)' },
  { name: 'Juniper Outdoor (sample)', color: 'hsl(160, 55%, 38%)' },
] as const;

const coffee = { brand: sampleBrands[0].name } as const;
const outdoor = { brand: sampleBrands[1].name } as const;

/** The entries of the sample content. Days are relative to today. */
export const samplePlan: readonly PlannedEntry<(typeof sampleBrands)[number]['name']>[] = [
  { kind: 'blog', day: -9, title: 'How we roast', ...coffee, values: { category: 'Behind the scenes' } },
  {
    kind: 'social',
    day: -7,
    title: 'Trail photo of the week',
    ...outdoor,
    values: { mediaType: 'Photo', platforms: ['facebook', 'instagram'] },
  },
  {
    kind: 'podcast',
    day: -4,
    title: 'Ep. 12: A morning at the roastery',
    ...coffee,
    values: { guestNotes: 'Recorded on site; fade the machines out.' },
  },
  { kind: 'email', day: -2, title: 'New in the store', ...outdoor, values: { campaignName: 'Season start' } },
  {
    kind: 'other',
    day: 0,
    title: 'Choose the photos for the catalog',
    values: { description: 'Two covers, twelve pages.' },
  },
  {
    kind: 'social',
    day: 0,
    title: 'Latte art in ten seconds',
    ...coffee,
    values: { mediaType: 'Reel', platforms: ['instagram', 'tiktok', 'youtube'] },
  },
  {
    kind: 'event',
    day: 2,
    days: 3,
    title: 'Open roastery days',
    ...coffee,
    values: { location: '4 Harbor Street', notes: 'Tastings on the hour.' },
  },
  { kind: 'email', day: 3, title: 'Come and taste', ...coffee, values: { campaignName: 'Open days' } },
  {
    kind: 'blog',
    day: 6,
    title: 'What to pack for two days out',
    ...outdoor,
    values: { category: 'Guides' },
  },
  {
    kind: 'podcast',
    day: 8,
    title: 'Ep. 13: Mapping a quiet trail',
    ...outdoor,
    values: { guestNotes: 'Guest sends the map.' },
  },
  {
    kind: 'social',
    day: 9,
    title: 'Packing list carousel',
    ...outdoor,
    values: { mediaType: 'Carousel', platforms: ['instagram', 'threads'] },
  },
  {
    kind: 'event',
    day: 12,
    title: 'Late-night shopping',
    ...outdoor,
    color: '#9f1239',
    values: { location: 'Market Square store' },
  },
  {
    kind: 'other',
    day: 14,
    title: 'Send the catalog to print',
    ...outdoor,
    values: { description: 'The printer needs it by noon.' },
  },
];
