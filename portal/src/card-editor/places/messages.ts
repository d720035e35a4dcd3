import { defineMessage } from '@crewdock/contract/message';

// Titles of the card lists.

export const myJobs = defineMessage('cardEditor.places.myJobs', 'My jobs');
export const myTalents = defineMessage('cardEditor.places.myTalents', 'My talents');
export const companyJobs = defineMessage('cardEditor.places.companyJobs', 'Company jobs');
export const companyTalents = defineMessage('cardEditor.places.companyTalents', 'Company talents');
