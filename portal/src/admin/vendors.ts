import { vendors } from '@crewdock/contract/staff/people';
import { peoplePages } from './people/pages.tsx';

export const { list, create, edit } = peoplePages(vendors);
