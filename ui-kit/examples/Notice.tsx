import { Button, Notice } from '@content-planner/ui-kit';

export function Example({ remove }: { remove: () => void }) {
  return (
    <Notice title="Sample content" action={<Button onClick={remove}>Remove sample content</Button>}>
      These entries show what a planner looks like.
    </Notice>
  );
}
