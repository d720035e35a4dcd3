import type { CompanyChoices } from '@crewdock/contract/dictionaries';

/** Choices of the company form. Accounts store these ids, so never reuse an id for another meaning. */
export const companyChoices: CompanyChoices = {
  roles: [
    { id: 1, label: 'Founder or owner' },
    { id: 2, label: 'Executive' },
    { id: 3, label: 'Engineering lead' },
    { id: 4, label: 'Product or project manager' },
    { id: 5, label: 'Recruiter or HR' },
    { id: 6, label: 'Procurement' },
    { id: 7, label: 'Other' },
  ],
  sizes: [
    { id: 1, label: '1' },
    { id: 2, label: '2 to 10' },
    { id: 3, label: '11 to 50' },
    { id: 4, label: '51 to 200' },
    { id: 5, label: '201 to 1,000' },
    { id: 6, label: 'More than 1,000' },
  ],
};
