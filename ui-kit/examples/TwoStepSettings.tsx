import { type TwoStepPurpose, TwoStepSettings } from '@content-planner/ui-kit';

export function Example({ since, open }: { since: string | null; open: (purpose: TwoStepPurpose) => void }) {
  return <TwoStepSettings turnedOnAt={since} onOpen={({ purpose }) => open(purpose)} />;
}
