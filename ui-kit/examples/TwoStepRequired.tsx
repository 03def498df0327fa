import { TwoStepRequired } from '@content-planner/ui-kit';

export function Example({ setUp, logOut }: { setUp: () => void; logOut: () => void }) {
  return <TwoStepRequired onSetUp={setUp} onLogout={logOut} />;
}
