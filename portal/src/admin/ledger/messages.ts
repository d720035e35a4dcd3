import { defineMessage } from '@crewdock/contract/message';

// Section of the account page.
export const sectionTitle = defineMessage('admin.ledger.sectionTitle', 'Attribution');
export const sectionAbout = defineMessage(
  'admin.ledger.sectionAbout',
  'People that other accounts have also submitted. We don’t notify either account.',
);
/** {first} and {later}: numbers of people, such as `3 people` or `no one`. */
export const submitted = defineMessage('admin.ledger.submitted', 'Submitted first: {first}. Submitted later: {later}.');
export const peopleCount = defineMessage(
  'admin.ledger.peopleCount',
  '{count, plural, one {# person} other {# people}}',
);
export const noOtherAccounts = defineMessage('admin.ledger.noOtherAccounts', 'no one');

// Possible duplicates of a card.
export const samePersonLabel = defineMessage('admin.ledger.samePersonLabel', 'Same person');
export const similarJobsLabel = defineMessage('admin.ledger.similarJobsLabel', 'Similar jobs');
export const noDuplicates = defineMessage(
  'admin.ledger.noDuplicates',
  '{kind, select, talent {No other account has submitted this person, judging by email, phone, CV, name, employer and skills.} other {This client has no similar job within 90 days.}}',
);
/** {owner}: account that submitted the card. {date}: day of the submission. */
export const duplicateSource = defineMessage(
  'admin.ledger.duplicateSource',
  '{kind, select, talent {Talent} request {Job} other {Available resource}} of {owner} · since {date}',
);

// Matched fields, and the side panel.
export const emailField = defineMessage('admin.ledger.emailField', 'Email');
export const phoneField = defineMessage('admin.ledger.phoneField', 'Phone');
export const cvField = defineMessage('admin.ledger.cvField', 'CV file');
export const nameField = defineMessage('admin.ledger.nameField', 'Name, employer and skills');
export const kind = defineMessage('admin.ledger.kind', 'Submitted twice');
export const matchedFact = defineMessage('admin.ledger.matchedFact', 'Matched by');
export const firstFact = defineMessage('admin.ledger.firstFact', 'First');
export const laterFact = defineMessage('admin.ledger.laterFact', 'Later');
export const dateFact = defineMessage('admin.ledger.dateFact', 'On');
export const firstCard = defineMessage('admin.ledger.firstCard', '{date}, <link>open the first card</link>');
export const laterCard = defineMessage('admin.ledger.laterCard', '{date}, <link>open the later card</link>');
export const detailText = defineMessage('admin.ledger.detailText', 'We don’t notify either account.');
