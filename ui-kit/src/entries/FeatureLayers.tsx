import { Fragment } from 'react';
import { useFeatures } from './use-entry-host.js';

/** What the features of a `CalendarRoot` display above the entries, such as popovers and dialogs. */
export function FeatureLayers() {
  const { features } = useFeatures();
  return features.map(({ feature, part }) => (
    <Fragment key={feature.name}>
      {feature.layer}
      {part?.layer}
    </Fragment>
  ));
}
