import { staff } from '@crewdock/contract/staff/people';
import { peoplePages } from './people/pages.tsx';

/** Staff accounts can't be created by invitation, so there is no create page. */
export const { list, edit } = peoplePages(staff);
