import type { Brand } from '../../logs/types.js';

/** Sample brands. */
export const storyBrands: Brand[] = [
  { id: '1', name: 'Lumen Cycles', color: 'hsl(220, 60%, 50%)' },
  { id: '2', name: 'Harbor & Vine', color: 'hsl(14, 72%, 54%)' },
  {
    id: '3',
    name: 'Fieldnote Press',
    color: 'linear-gradient(135deg, hsl(165, 60%, 45%), hsl(230, 70%, 55%))',
  },
  { id: '4', name: 'Citrus Weekly', color: 'hsl(52, 98%, 58%)' },
  { id: '5', name: 'Blackletter Events', color: 'hsl(230, 20%, 9%)' },
];
