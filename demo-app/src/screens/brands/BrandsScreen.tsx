import { readProps, useBrands, useCreateBrand, useDeleteBrand, useUpdateBrand } from '@content-planner/sdk';
import { type Brand, BrandCards, BrandDialog, Button, PageBody, PageHeader } from '@content-planner/ui-kit';
import { Plus } from 'lucide-react';
import { formProps, useDialog } from '../../app/use-dialog.js';
import { useReport } from '../../app/use-report.js';
import { useTitle } from '../../app/use-title.js';
import { useDeleteQuestion } from './use-delete-question.js';

/** /admin/brands. */
export default function BrandsScreen() {
  const { brands, ...read } = useBrands();
  const [createBrand] = useCreateBrand();
  const [updateBrand] = useUpdateBrand();
  const [deleteBrand] = useDeleteBrand();
  const dialog = useDialog<Brand>();
  const report = useReport();
  const confirmDelete = useDeleteQuestion();
  useTitle('Brands');

  const gone = { refresh: read.refetch, description: 'Someone else has deleted this brand.' };

  const create = () => dialog.show(null);
  const save = ({ values }: { values: { name: string; color: string } }) => {
    const { subject: brand, submit } = dialog;
    if (!brand) return submit(createBrand(values), 'Brand created successfully', 'Error creating brand');
    const updated = updateBrand({ id: brand.id, input: values });
    return submit(updated, 'Brand updated successfully', 'Error updating brand', gone);
  };
  const remove = async ({ brand }: { brand: Brand }) => {
    if (!(await confirmDelete(brand))) return;
    await report(deleteBrand(brand.id), 'Brand deleted successfully', 'Error deleting brand', gone);
  };

  // An empty list has its own primary button, so the header's button must not be primary.
  const isEmpty = brands.length === 0 && !read.loading && !read.error;

  return (
    <>
      <PageHeader
        title="Brand Management"
        actions={
          <Button variant={isEmpty ? 'default' : 'primary'} icon={<Plus size={16} />} onClick={create}>
            Create Brand
          </Button>
        }
      />
      <PageBody>
        <BrandCards
          brands={brands}
          {...readProps(read)}
          onCreate={create}
          onEdit={({ brand }) => dialog.show(brand)}
          onDelete={remove}
        />
      </PageBody>
      <BrandDialog
        {...formProps(dialog)}
        brand={dialog.subject}
        fieldErrors={dialog.fieldErrors}
        onSubmit={save}
      />
    </>
  );
}
