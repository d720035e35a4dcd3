import { sdrRequests } from '@crewdock/contract/staff/leads';
import { leadPages } from './sdr/pages.tsx';

export const { list, create, edit } = leadPages(sdrRequests);
