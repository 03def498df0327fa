import type { LogKind } from '../../logs/kinds/index.js';

/** One entry of the demonstration: the day counts from the first of the month. */
export interface PlannedEntry {
  kind: LogKind;
  day: number;
  /** Days it takes; 1 when not given. */
  days?: number;
  title: string;
  brand?: 'Lumen Cycles' | 'Harbor & Vine' | 'Fieldnote Press';
  color?: string;
  own?: Record<string, string | boolean>;
  custom?: Record<string, string | boolean>;
}

/** The brands of the demonstration, in the colours people see first. */
export const demoBrands = [
  { name: 'Lumen Cycles', color: 'hsl(220, 60%, 50%)' },
  { name: 'Harbor & Vine', color: 'hsl(14, 72%, 54%)' },
  { name: 'Fieldnote Press', color: 'linear-gradient(135deg, #2dd4bf, #3b5bdb)' },
] as const;

const lumen = { brand: 'Lumen Cycles' } as const;
const harbor = { brand: 'Harbor & Vine' } as const;
const fieldnote = { brand: 'Fieldnote Press' } as const;

/** A month of two busy brands. The demonstration repeats it, with other titles where it would show. */
export const demoMonth: readonly PlannedEntry[] = [
  { kind: 'podcast', day: 1, title: 'Gravel season', own: { guestNotes: 'Ines brings the new frame.' } },
  {
    kind: 'social',
    day: 1,
    title: 'Harvest teaser',
    ...harbor,
    own: { mediaType: 'Video', instagram: true, tiktok: true },
  },
  {
    kind: 'email',
    day: 2,
    title: 'The new menu is here',
    ...harbor,
    own: { campaignName: 'Season opening' },
  },
  {
    kind: 'social',
    day: 5,
    title: 'Tyre guide carousel',
    own: { mediaType: 'Carousel', instagram: true, facebook: true },
  },
  {
    kind: 'blog',
    day: 5,
    title: 'Which tyre for which road',
    ...lumen,
    own: { category: 'Guides' },
    custom: { author: 'Jonas Weber', status: 'Published', newsletter: true },
  },
  {
    kind: 'email',
    day: 6,
    title: 'Wine club: box of the month',
    ...harbor,
    own: { campaignName: 'Wine club' },
  },
  { kind: 'podcast', day: 7, title: 'Small harbours', own: { guestNotes: 'Two fishers and a cook.' } },
  {
    kind: 'blog',
    day: 7,
    title: 'Five suppers for the season',
    ...harbor,
    own: { category: 'Food' },
    custom: { author: 'Priya Nair', status: 'Published' },
  },
  {
    kind: 'other',
    day: 7,
    title: 'Photo shoot in the cellar',
    own: { description: 'Bring the tall lamps.' },
  },
  { kind: 'email', day: 7, title: 'Tickets on sale', ...harbor, own: { campaignName: 'Festival' } },
  {
    kind: 'event',
    day: 8,
    days: 6,
    title: 'Harvest Festival',
    ...harbor,
    color: '#9f1239',
    own: {
      location: 'Pier 4 and the cellar yard',
      notes: 'Stalls open at 10. Photographer on Saturday and Sunday; collect consent forms at the gate.',
    },
  },
  {
    kind: 'social',
    day: 9,
    title: 'Festival live stories',
    own: { mediaType: 'Story', instagram: true, snapchat: true },
  },
  { kind: 'email', day: 9, title: 'Festival: last tickets', ...harbor, own: { campaignName: 'Festival' } },
  {
    kind: 'social',
    day: 11,
    title: 'Sunday grape stomp',
    ...harbor,
    own: { mediaType: 'Reel', instagram: true, facebook: true },
  },
  {
    kind: 'event',
    day: 12,
    days: 5,
    title: 'Season Sale',
    ...lumen,
    own: { location: 'All shops and online' },
  },
  {
    kind: 'email',
    day: 12,
    title: 'Season Sale: early access',
    ...lumen,
    own: { campaignName: 'Season Sale' },
  },
  {
    kind: 'blog',
    day: 13,
    title: 'Choosing a commuter bike',
    ...lumen,
    own: { category: 'Guides' },
    custom: { author: 'Jonas Weber', status: 'Published' },
  },
  {
    kind: 'social',
    day: 13,
    title: 'Commuter poll',
    ...lumen,
    own: { mediaType: 'Poll', threads: true, xTwitter: true },
  },
  { kind: 'social', day: 14, title: 'Ask the frame builder', own: { mediaType: 'Live', youtube: true } },
  {
    kind: 'email',
    day: 14,
    title: 'Season Sale: last 48 hours',
    ...lumen,
    own: { campaignName: 'Season Sale' },
  },
  { kind: 'podcast', day: 14, title: 'Steel or carbon' },
  {
    kind: 'blog',
    day: 14,
    title: 'The festival in pictures',
    ...harbor,
    own: { category: 'Events' },
    custom: { author: 'Maya Okafor', status: 'Ready' },
  },
  {
    kind: 'social',
    day: 15,
    title: 'Helmet fit in a minute',
    ...lumen,
    own: { mediaType: 'Video', tiktok: true, youtube: true },
  },
  {
    kind: 'other',
    day: 15,
    title: 'Press kit due',
    color: '#facc15',
    own: { description: 'Both brands, one folder.' },
  },
  {
    kind: 'blog',
    day: 16,
    title: 'What a bike fit costs',
    ...lumen,
    own: { category: 'Guides' },
    custom: { author: 'Jonas Weber', status: 'Ready', newsletter: true },
  },
  { kind: 'event', day: 17, title: 'Saturday loop: group ride', own: { location: 'North gate' } },
  {
    kind: 'blog',
    day: 19,
    title: 'Cellar notes: Riesling',
    ...harbor,
    own: { category: 'Food' },
    custom: { author: 'Priya Nair', status: 'In review' },
  },
  { kind: 'email', day: 20, title: 'Product news: e-cargo', ...lumen, own: { campaignName: 'Product news' } },
  {
    kind: 'event',
    day: 21,
    days: 7,
    title: 'E-cargo launch',
    ...lumen,
    own: { location: 'Dealers in twelve cities', notes: 'Press on the first day only.' },
  },
  { kind: 'podcast', day: 21, title: 'Cargo without cars' },
  { kind: 'event', day: 22, days: 2, title: 'Wine and food expo', ...harbor, own: { location: 'Hall 3' } },
  {
    kind: 'blog',
    day: 22,
    title: 'E-cargo: first look',
    ...lumen,
    own: { category: 'Product' },
    custom: { author: 'Ines Falk', status: 'In review' },
  },
  {
    kind: 'social',
    day: 22,
    title: 'E-cargo unboxing',
    ...lumen,
    own: { mediaType: 'Video', youtube: true },
  },
  { kind: 'email', day: 22, title: 'Meet us at the expo', ...harbor, own: { campaignName: 'Expo' } },
  {
    kind: 'social',
    day: 23,
    title: 'Friday ride invite',
    ...lumen,
    own: { mediaType: 'Image', facebook: true },
  },
  {
    kind: 'blog',
    day: 26,
    title: 'E-cargo: the long read',
    ...lumen,
    own: { category: 'Product' },
    custom: { author: 'Ines Falk', status: 'Draft', newsletter: true },
  },
  { kind: 'email', day: 26, title: 'Launch day', ...lumen, own: { campaignName: 'Product news' } },
  { kind: 'other', day: 26, title: 'Catalogue to the printer', ...fieldnote },
  {
    kind: 'social',
    day: 26,
    title: 'Launch day countdown',
    ...lumen,
    own: { mediaType: 'Story', instagram: true },
  },
  { kind: 'podcast', day: 28, title: 'A year in corks' },
  { kind: 'email', day: 28, title: 'Spring list preview', ...fieldnote, own: { campaignName: 'Trade' } },
  {
    kind: 'event',
    day: 28,
    days: 5,
    title: 'Night market pop-up',
    ...harbor,
    own: { location: 'Old ferry hall' },
  },
];
