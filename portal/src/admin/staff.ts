import { staff } from '@crewdock/contract/staff/people';
import { peoplePages } from './people/pages.tsx';

/** Nobody is invited into it. */
export const { list, edit } = peoplePages(staff);
