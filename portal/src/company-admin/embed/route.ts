import { isFirstLoad } from '../../frame/firstLoad.ts';
import { queryClient } from '../../queryClient.ts';
import { $company } from '../../session/company.ts';
import { originsQuery } from '../../embed/queries.ts';

export { EmbedPage as Component } from './EmbedPage.tsx';

export async function loader(): Promise<null> {
  const loading = queryClient.prefetchQuery(originsQuery($company.get()!.id));
  if (isFirstLoad()) await loading;
  return null;
}

/** The loader's data does not depend on the selection in the URL. */
export function shouldRevalidate(): boolean {
  return false;
}
