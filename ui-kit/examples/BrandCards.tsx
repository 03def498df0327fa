import { type Brand, BrandCards } from '@content-planner/ui-kit';

export function Example({
  create,
  edit,
  remove,
}: Record<'create' | 'edit' | 'remove', (brand?: Brand) => void>) {
  return (
    <BrandCards
      brands={[{ id: '7', name: 'Lumen Cycles', color: 'teal' }]}
      onCreate={() => create()}
      onEdit={({ brand }) => edit(brand)}
      onDelete={({ brand }) => remove(brand)}
    />
  );
}
