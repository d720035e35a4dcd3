import { staff } from '@crewdock/contract/staff/people';
import { peoplePages } from './people/pages.tsx';

/** No create page, because staff accounts can't be created by invitation. */
export const { list, edit } = peoplePages(staff);
