import { LateDialog } from '../entries/LateDialog.js';
import { useEntryHost, useFeatureState } from '../entries/use-entry-host.js';
import { onDemand } from '../internal/on-demand.js';
import { askedState } from './asked-state.js';
import type { RepeatingOptions } from './repeating.js';

const repeatPart = onDemand(() => import('./EntryRepeat.js').then(({ EntryRepeat }) => EntryRepeat));

/** The dialog that repeats an entry, and that loads on demand. */
export function LateEntryRepeat(options: RepeatingOptions) {
  const host = useEntryHost();
  const asked = useFeatureState(askedState);
  return (
    <LateDialog part={repeatPart} open={asked !== null} onCancel={() => host.write(askedState, null)}>
      {(EntryRepeat) => <EntryRepeat {...options} asked={asked} />}
    </LateDialog>
  );
}
