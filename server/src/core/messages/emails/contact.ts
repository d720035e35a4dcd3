import { defineMessage } from '@crewdock/contract/message';

// Emails with messages of visitors, available resources to confirm, and verdicts on share links.

export const messageSubject = defineMessage('contactEmails.messageSubject', 'Message from {name}');
export const messageNote = defineMessage(
  'contactEmails.messageNote',
  'Sent from {page}. Reply to this email to write to the sender.',
);
export const contactPage = defineMessage('contactEmails.contactPage', 'the contact page');
export const resourceSubject = defineMessage('contactEmails.resourceSubject', '{name} wrote about {resource}');
export const resourceHeading = defineMessage('contactEmails.resourceHeading', 'Message about {resource}');
export const resourceNote = defineMessage(
  'contactEmails.resourceNote',
  'Sent from the portal. Reply to this email to write to {email}. Your address will be visible to them.',
);

export const cardSubject = defineMessage('contactEmails.cardSubject', '{name} wrote about {card}');
export const cardHeading = defineMessage('contactEmails.cardHeading', 'Message about {card}');
export const cardNote = defineMessage(
  'contactEmails.cardNote',
  'Sent from the portal. Reply to this email to write to {name}. Your address will be visible to them.',
);
export const openJobButton = defineMessage('contactEmails.openJobButton', 'Open job');
export const openTalentButton = defineMessage('contactEmails.openTalentButton', 'Open talent');
export const cardMessages = defineMessage('contactEmails.cardMessages', '{name} wrote {count} messages about {card}');
export const messagesAboutCards = defineMessage(
  'contactEmails.messagesAboutCards',
  '{name} wrote {count} messages about your jobs and talents',
);

export const nameLine = defineMessage('contactEmails.nameLine', 'Name: {name}');
export const emailLine = defineMessage('contactEmails.emailLine', 'Email: {email}');
export const companyLine = defineMessage('contactEmails.companyLine', 'Company: {company}');
export const phoneLine = defineMessage('contactEmails.phoneLine', 'Phone: {phone}');
export const cvLine = defineMessage('contactEmails.cvLine', 'CV: {file}');

export const stillAvailable = defineMessage('contactEmails.stillAvailable', 'Is {name} still available?');
export const manyStillAvailable = defineMessage(
  'contactEmails.manyStillAvailable',
  '{count, plural, other {Are # people still available?}}',
);
export const stillAvailableText = defineMessage(
  'contactEmails.stillAvailableText',
  'No one has confirmed this for ten days. Anyone not confirmed within four days is removed from the list.',
);
export const answerButton = defineMessage('contactEmails.answerButton', 'Confirm availability');
export const stillAvailableNote = defineMessage(
  'contactEmails.stillAvailableNote',
  'You can check your answer before it is saved. This link is personal: it works for three weeks, without signing in.',
);
export const andMore = defineMessage('contactEmails.andMore', '{count, plural, other {and # more}}');

export const verdictsOnOne = defineMessage(
  'contactEmails.verdictsOnOne',
  '{count, plural, one {# verdict} other {# verdicts}} on {shared}',
);
export const verdictsOnShares = defineMessage(
  'contactEmails.verdictsOnShares',
  '{count, plural, one {# verdict} other {# verdicts}} on your shared links',
);
/** `{verdict}`: yes, maybe or no. `{tag}`: name of the share link. */
export const verdictLine = defineMessage('contactEmails.verdictLine', '{card}: {verdict}, by {name} (link “{tag}”)');
export const verdictsButton = defineMessage('contactEmails.verdictsButton', 'View all verdicts');
export const verdictsNote = defineMessage(
  'contactEmails.verdictsNote',
  'Visitors type their own names. To stop verdicts, edit the link under Share.',
);
