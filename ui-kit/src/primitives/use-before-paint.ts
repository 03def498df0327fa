import { useEffect, useLayoutEffect } from 'react';

/** An effect that runs before the browser paints; servers have none. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
