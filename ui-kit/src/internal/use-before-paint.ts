import { useEffect, useLayoutEffect } from 'react';

/** A layout effect that does nothing on servers. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
