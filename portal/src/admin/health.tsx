import type { LoaderFunction } from 'react-router';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { healthQuery } from './health/queries.ts';

export { HealthPage as Component } from './health/HealthPage.tsx';

export const loader: LoaderFunction = async () => {
  const loading = queryClient.prefetchQuery(healthQuery);
  if (isFirstLoad()) await loading;
  return null;
};
