import { useEffect, useLayoutEffect } from 'react';

/** A layout effect that does nothing on the server. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
