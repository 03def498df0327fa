import { readProps, useBrands, useCreateBrand, useDeleteBrand, useUpdateBrand } from '@content-planner/sdk';
import {
  type Brand,
  BrandCards,
  BrandDialog,
  Button,
  PageBody,
  PageHeader,
  useDialog,
  useMessages,
  useReport,
} from '@content-planner/ui-kit';
import { Plus } from 'lucide-react';
import { appMessages } from '../../app/app-messages.js';
import { formProps } from '../../app/form-props.js';
import { useTitle } from '../../app/use-title.js';
import { brandMessages } from './brand-messages.js';
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
  const text = useMessages(brandMessages);
  useTitle(useMessages(appMessages).brands);

  const gone = { refresh: read.refetch, description: text.deletedSince };

  const create = () => dialog.show(null);
  const save = ({ values }: { values: { name: string; color: string } }) => {
    const { subject: brand, submit } = dialog;
    if (!brand) return submit(createBrand(values), text.created, text.createFailed);
    const updated = updateBrand({ id: brand.id, input: values });
    return submit(updated, text.updated, text.updateFailed, gone);
  };
  const remove = async ({ brand }: { brand: Brand }) => {
    if (!(await confirmDelete(brand))) return;
    await report(deleteBrand(brand.id), text.deleted, text.deleteFailed, gone);
  };

  // An empty list has its own primary button, so the header's button must not be primary.
  const isEmpty = brands.length === 0 && !read.loading && !read.error;

  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <Button variant={isEmpty ? 'default' : 'primary'} icon={<Plus size={16} />} onClick={create}>
            {text.create}
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
