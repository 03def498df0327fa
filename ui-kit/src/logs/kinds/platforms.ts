import type { KindFlag } from './kind.js';

/** The seven social platforms in display order. */
export const PLATFORMS = [
  { name: 'facebook', label: 'Facebook', abbreviation: 'FB' },
  { name: 'instagram', label: 'Instagram', abbreviation: 'IG' },
  { name: 'tiktok', label: 'TikTok', abbreviation: 'TT' },
  { name: 'threads', label: 'Threads', abbreviation: 'TH' },
  { name: 'xTwitter', label: 'X (Twitter)', abbreviation: 'X' },
  { name: 'youtube', label: 'YouTube', abbreviation: 'YT' },
  { name: 'snapchat', label: 'Snapchat', abbreviation: 'SC' },
] as const satisfies readonly KindFlag[];
