import { PasskeyList } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({
  remove,
  ...props
}: Omit<ComponentProps<typeof PasskeyList>, 'onRemove'> & { remove: (id: string) => void }) {
  return <PasskeyList {...props} onRemove={({ passkey }) => remove(passkey.id)} />;
}
