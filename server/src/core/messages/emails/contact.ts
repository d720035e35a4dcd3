import { message } from '@crewdock/contract/message';

// Emails with messages of visitors, available resources to confirm, and verdicts on shared links.

export const messageSubject = message('contactEmails.messageSubject', 'Message from {name}');
export const messageNote = message(
  'contactEmails.messageNote',
  'Sent from {page}. Reply to this email to write to the sender.',
);
export const contactPage = message('contactEmails.contactPage', 'the contact page');
export const resourceSubject = message('contactEmails.resourceSubject', '{name} wrote about {resource}');
export const resourceHeading = message('contactEmails.resourceHeading', 'Message about {resource}');
export const resourceNote = message(
  'contactEmails.resourceNote',
  'Sent from the portal. Reply to this email to write to {email}. Your address will be visible to them.',
);

export const cardSubject = message('contactEmails.cardSubject', '{name} wrote about {card}');
export const cardHeading = message('contactEmails.cardHeading', 'Message about {card}');
export const cardNote = message(
  'contactEmails.cardNote',
  'Sent from the portal. Reply to this email to write to {name}. Your address will be visible to them.',
);
export const openJobButton = message('contactEmails.openJobButton', 'Open job');
export const openTalentButton = message('contactEmails.openTalentButton', 'Open talent');
export const cardMessages = message('contactEmails.cardMessages', '{name} wrote {count} messages about {card}');
export const messagesAboutCards = message(
  'contactEmails.messagesAboutCards',
  '{name} wrote {count} messages about your jobs and talents',
);

export const nameLine = message('contactEmails.nameLine', 'Name: {name}');
export const emailLine = message('contactEmails.emailLine', 'Email: {email}');
export const companyLine = message('contactEmails.companyLine', 'Company: {company}');
export const phoneLine = message('contactEmails.phoneLine', 'Phone: {phone}');
export const cvLine = message('contactEmails.cvLine', 'CV: {file}');

export const stillAvailable = message('contactEmails.stillAvailable', 'Is {name} still available?');
export const manyStillAvailable = message(
  'contactEmails.manyStillAvailable',
  '{count, plural, other {Are # people still available?}}',
);
export const stillAvailableText = message(
  'contactEmails.stillAvailableText',
  'Nobody has confirmed this for ten days. Anyone not confirmed within four days is removed from the list.',
);
export const answerButton = message('contactEmails.answerButton', 'Confirm availability');
export const stillAvailableNote = message(
  'contactEmails.stillAvailableNote',
  'You can check your answer before it is saved. This link is personal: it works for three weeks, without signing in.',
);
export const more = message('contactEmails.more', '{count, plural, other {and # more}}');

export const verdicts = message(
  'contactEmails.verdicts',
  '{count, plural, one {# verdict} other {# verdicts}} on {shared}',
);
export const verdictsOnShares = message(
  'contactEmails.verdictsOnShares',
  '{count, plural, one {# verdict} other {# verdicts}} on your shared links',
);
/** `{verdict}`: yes, maybe or no. `{tag}`: name of the share link. */
export const verdictLine = message('contactEmails.verdictLine', '{card}: {verdict}, by {name} (link “{tag}”)');
export const verdictsButton = message('contactEmails.verdictsButton', 'View all verdicts');
export const verdictsNote = message(
  'contactEmails.verdictsNote',
  'Visitors type their own names. To stop verdicts, edit the link under Share.',
);
