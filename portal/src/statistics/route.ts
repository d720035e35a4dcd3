import type { LoaderFunction } from 'react-router';
import { StatisticsPage } from './StatisticsPage.tsx';

export const loader: LoaderFunction = ({ params }) => {
  const { type, id } = params;
  if (!/^(talents|requests|lists)$/.test(type!) || !/^\d{1,10}(-\d{1,10})?$/.test(id!))
    throw new Response(null, { status: 404 });
  return { type, id };
};

export const Component = StatisticsPage;
