import { Button, NotFound } from '@content-planner/ui-kit';

export function Example() {
  return (
    <NotFound
      action={
        <Button asChild>
          <a href="/">Home</a>
        </Button>
      }
    />
  );
}
