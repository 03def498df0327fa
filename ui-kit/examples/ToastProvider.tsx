import { Button, ToastProvider, useToast } from '@content-planner/ui-kit';

function Save() {
  const toast = useToast();
  return <Button onClick={() => toast({ title: 'Brand created successfully' })}>Create</Button>;
}

export const Example = () => (
  <ToastProvider>
    <Save />
  </ToastProvider>
);
