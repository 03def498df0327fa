/** Text in the live indicator. */
export interface LiveIndicatorLabels {
  /** The name of the dot, displayed on hover. */
  live: string;
  catchingUp: string;
  offline: string;
}

/** The default {@link LiveIndicatorLabels}. */
export const liveIndicatorLabels: LiveIndicatorLabels = {
  live: 'Live: changes by others appear here',
  catchingUp: 'Catching up',
  offline: 'Offline',
};
