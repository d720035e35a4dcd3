import { clients } from '@crewdock/contract/staff/people';
import { peoplePages } from './people/pages.tsx';

export const { list, create, edit } = peoplePages(clients);
