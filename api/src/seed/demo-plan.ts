import type { PlannedEntry } from './planned-entry.js';

/** The brands of the demo. */
export const demoBrands = [
  { name: 'Lumen Cycles', color: 'hsl(220, 60%, 50%)' },
  { name: 'Harbor & Vine', color: 'hsl(14, 72%, 54%)' },
  { name: 'Fieldnote Press', color: 'linear-gradient(135deg, #2dd4bf, #3b5bdb)' },
] as const;

const lumen = { brand: 'Lumen Cycles' } as const;
const harbor = { brand: 'Harbor & Vine' } as const;
const fieldnote = { brand: 'Fieldnote Press' } as const;

/** An entry in the demo's month. */
export interface DemoEntry extends PlannedEntry<(typeof demoBrands)[number]['name']> {
  /** The values of custom fields by field name. */
  custom?: Record<string, string | boolean>;
  /** The entry's title in each month. */
  titles?: readonly string[];
}

/**
 * A month of entries for two busy brands, planned for a month that begins on a Thursday. The demo moves the entries by
 * whole weeks, so that they keep their weekdays. `titles` contains a different title for each month.
 */
export const demoMonth: readonly DemoEntry[] = [
  { kind: 'podcast', day: 1, title: 'Gravel season', values: { guestNotes: 'Ines brings the new frame.' } },
  {
    kind: 'social',
    day: 1,
    title: 'Harvest teaser',
    ...harbor,
    values: { mediaType: 'Video', platforms: ['instagram', 'tiktok'] },
  },
  {
    kind: 'email',
    day: 2,
    title: 'The new menu is here',
    titles: [
      'The garden menu is here',
      'The new menu is here',
      'The feast menu is here',
      'The fireside menu is here',
    ],
    ...harbor,
    values: { campaignName: 'Season opening' },
  },
  {
    kind: 'social',
    day: 5,
    title: 'Tire guide carousel',
    values: { mediaType: 'Carousel', platforms: ['facebook', 'instagram'] },
  },
  {
    kind: 'blog',
    day: 5,
    title: 'Which tire for which road',
    titles: [
      'Which light for which road',
      'Which tire for which road',
      'Which pump for which bike',
      'Which bag for which trip',
    ],
    ...lumen,
    values: { category: 'Guides' },
    custom: { author: 'Jonas Weber', newsletter: true },
  },
  {
    kind: 'email',
    day: 6,
    title: 'Wine club: box of the month',
    ...harbor,
    values: { campaignName: 'Wine club' },
  },
  { kind: 'podcast', day: 7, title: 'Small harbors', values: { guestNotes: 'Two fishermen and a cook.' } },
  {
    kind: 'blog',
    day: 7,
    title: 'Five suppers for the season',
    titles: [
      'Five suppers outdoors',
      'Five suppers for the season',
      'Five suppers for guests',
      'Five suppers by the fire',
    ],
    ...harbor,
    values: { category: 'Food' },
    custom: { author: 'Priya Nair' },
  },
  {
    kind: 'other',
    day: 7,
    title: 'Photo shoot in the cellar',
    titles: [
      'Photo shoot on the terrace',
      'Photo shoot in the cellar',
      'Photo shoot in the kitchen',
      'Photo shoot on the pier',
    ],
    values: { description: 'Bring the tall lamps.' },
  },
  { kind: 'email', day: 7, title: 'Tickets on sale', ...harbor, values: { campaignName: 'Festival' } },
  {
    kind: 'event',
    day: 8,
    days: 6,
    title: 'Harvest Festival',
    titles: ['Cellar Open Days', 'Harvest Festival', 'Lantern Festival', 'Winter Market'],
    ...harbor,
    color: '#9f1239',
    values: {
      location: 'Pier 4 and the cellar yard',
      notes: 'Booths open at 10 a.m. Photographer on Saturday and Sunday; collect consent forms at the gate.',
    },
  },
  {
    kind: 'social',
    day: 9,
    title: 'Festival live stories',
    values: { mediaType: 'Story', platforms: ['instagram', 'snapchat'] },
  },
  { kind: 'email', day: 9, title: 'Festival: last tickets', ...harbor, values: { campaignName: 'Festival' } },
  {
    kind: 'social',
    day: 11,
    title: 'Sunday grape stomp',
    ...harbor,
    values: { mediaType: 'Reel', platforms: ['facebook', 'instagram'] },
  },
  {
    kind: 'event',
    day: 12,
    days: 5,
    title: 'Season Sale',
    titles: ['Summer Sale', 'Season Sale', 'Gift Sale', 'Clearance Sale'],
    ...lumen,
    values: { location: 'All stores and online' },
  },
  {
    kind: 'email',
    day: 12,
    title: 'Season Sale: early access',
    ...lumen,
    values: { campaignName: 'Season Sale' },
  },
  {
    kind: 'blog',
    day: 13,
    title: 'Choosing a commuter bike',
    titles: [
      'Choosing a child seat',
      'Choosing a commuter bike',
      'Choosing a winter jacket',
      'Choosing a lock',
    ],
    ...lumen,
    values: { category: 'Guides' },
    custom: { author: 'Jonas Weber' },
  },
  {
    kind: 'social',
    day: 13,
    title: 'Commuter poll',
    ...lumen,
    values: { mediaType: 'Poll', platforms: ['threads', 'xTwitter'] },
  },
  {
    kind: 'social',
    day: 14,
    title: 'Ask the frame builder',
    values: { mediaType: 'Live', platforms: ['youtube'] },
  },
  {
    kind: 'email',
    day: 14,
    title: 'Season Sale: last 48 hours',
    ...lumen,
    values: { campaignName: 'Season Sale' },
  },
  { kind: 'podcast', day: 14, title: 'Steel or carbon' },
  {
    kind: 'blog',
    day: 14,
    title: 'The festival in pictures',
    ...harbor,
    values: { category: 'Events' },
    custom: { author: 'Maya Okafor' },
  },
  {
    kind: 'social',
    day: 15,
    title: 'Helmet fit in a minute',
    ...lumen,
    values: { mediaType: 'Video', platforms: ['tiktok', 'youtube'] },
  },
  {
    kind: 'other',
    day: 15,
    title: 'Press kit due',
    color: '#facc15',
    values: { description: 'Both brands, one folder.' },
  },
  {
    kind: 'blog',
    day: 16,
    title: 'What a bike fit costs',
    titles: ['What a tune-up costs', 'What a bike fit costs', 'What a repair costs', 'What a lease costs'],
    ...lumen,
    values: { category: 'Guides' },
    custom: { author: 'Jonas Weber', newsletter: true },
  },
  { kind: 'event', day: 17, title: 'Saturday loop: group ride', values: { location: 'North gate' } },
  {
    kind: 'blog',
    day: 19,
    title: 'Cellar notes: Riesling',
    titles: [
      'Cellar notes: Rosé',
      'Cellar notes: Riesling',
      'Cellar notes: Pinot noir',
      'Cellar notes: Port',
    ],
    ...harbor,
    values: { category: 'Food' },
    custom: { author: 'Priya Nair' },
  },
  {
    kind: 'email',
    day: 20,
    title: 'Product news: e-cargo',
    ...lumen,
    values: { campaignName: 'Product news' },
  },
  {
    kind: 'event',
    day: 21,
    days: 7,
    title: 'E-cargo launch',
    titles: ['City bike launch', 'E-cargo launch', 'Gravel frame launch', 'Trailer launch'],
    ...lumen,
    values: { location: 'Dealers in twelve cities', notes: 'Press on the first day only.' },
  },
  { kind: 'podcast', day: 21, title: 'Cargo without cars' },
  {
    kind: 'event',
    day: 22,
    days: 2,
    title: 'Wine and food expo',
    titles: ['Farm stand fair', 'Wine and food expo', 'Gift fair', 'Trade show'],
    ...harbor,
    values: { location: 'Hall 3' },
  },
  {
    kind: 'blog',
    day: 22,
    title: 'E-cargo: first look',
    ...lumen,
    values: { category: 'Product' },
    custom: { author: 'Ines Falk' },
  },
  {
    kind: 'social',
    day: 22,
    title: 'E-cargo unboxing',
    ...lumen,
    values: { mediaType: 'Video', platforms: ['youtube'] },
  },
  { kind: 'email', day: 22, title: 'Meet us at the expo', ...harbor, values: { campaignName: 'Expo' } },
  {
    kind: 'social',
    day: 23,
    title: 'Friday ride invite',
    ...lumen,
    values: { mediaType: 'Image', platforms: ['facebook'] },
  },
  {
    kind: 'blog',
    day: 26,
    title: 'E-cargo: the long read',
    ...lumen,
    values: { category: 'Product' },
    custom: { author: 'Ines Falk', newsletter: true },
  },
  { kind: 'email', day: 26, title: 'Launch day', ...lumen, values: { campaignName: 'Product news' } },
  { kind: 'other', day: 26, title: 'Catalog to the printer', ...fieldnote },
  {
    kind: 'social',
    day: 26,
    title: 'Launch day countdown',
    ...lumen,
    values: { mediaType: 'Story', platforms: ['instagram'] },
  },
  { kind: 'podcast', day: 28, title: 'A year in corks' },
  { kind: 'email', day: 28, title: 'Trade list preview', ...fieldnote, values: { campaignName: 'Trade' } },
  {
    kind: 'event',
    day: 28,
    days: 5,
    title: 'Night market pop-up',
    titles: ['Rooftop tasting', 'Night market pop-up', 'Tasting by candlelight', 'Chef’s table'],
    ...harbor,
    values: { location: 'Old ferry hall' },
  },
];
