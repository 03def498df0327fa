import { PasskeyList, type PasskeyListProps } from '@content-planner/ui-kit';

export function Example({
  remove,
  ...props
}: Omit<PasskeyListProps, 'onRemove'> & { remove: (id: string) => void }) {
  return <PasskeyList {...props} onRemove={({ passkey }) => remove(passkey.id)} />;
}
