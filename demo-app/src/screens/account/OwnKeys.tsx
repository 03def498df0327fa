import { readProps, useAccessTokens, useBrands } from '@content-planner/sdk';
import { KeyList, KitProvider } from '@content-planner/ui-kit';
import { TokenDialogs } from '../../app/dialogs.js';
import { useTokenDialogs } from '../../app/use-token-dialogs.js';

/** The active keys and feeds of the logged-in user. */
export function OwnKeys({ userId }: { userId: string }) {
  const { accessTokens, ...read } = useAccessTokens({ refreshOnFocus: true });
  const brands = useBrands();
  const dialogs = useTokenDialogs();

  return (
    <>
      <KitProvider brands={brands.brands}>
        <KeyList
          tokens={accessTokens.filter(({ owner }) => owner?.id === userId)}
          {...readProps(read, brands)}
          onCreate={() => dialogs.form.show({ kind: 'key', token: null })}
          onRevoke={({ token }) => dialogs.question.show(token)}
        />
      </KitProvider>
      <TokenDialogs dialogs={dialogs} refresh={read.refetch} />
    </>
  );
}
