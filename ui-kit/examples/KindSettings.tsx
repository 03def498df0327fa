import { KindSettings, type KindSettingsProps } from '@content-planner/ui-kit';

export function Example({ onCreate, onEdit, onDelete }: Omit<KindSettingsProps, 'kinds'>) {
  return (
    <KindSettings
      kinds={[
        {
          id: 'webinar',
          names: { one: 'Webinar', many: 'Webinars' },
          icon: 'presentation',
          color: 'teal',
          dates: 'day',
          titleLabel: 'Topic',
          isHidden: false,
        },
      ]}
      onCreate={onCreate}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  );
}
