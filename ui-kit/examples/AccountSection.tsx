import { AccountSection, Button } from '@content-planner/ui-kit';

export function Example({ change }: { change: () => void }) {
  return (
    <AccountSection title="Password" description="Changing your password ends your other sessions.">
      <Button onClick={change}>Change password</Button>
    </AccountSection>
  );
}
