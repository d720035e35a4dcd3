import { defineMessage } from '@crewdock/contract/message';

// Statistics of the links to a card or list.

export const pageTitle = defineMessage('statistics.pageTitle', 'Statistics of {name}');
export const title = defineMessage('statistics.title', 'Statistics');
export const subtitle = defineMessage('statistics.subtitle', 'Link statistics');
export const exportButton = defineMessage('statistics.exportButton', 'Export');
export const periodLabel = defineMessage('statistics.periodLabel', 'Period');
export const sevenDays = defineMessage('statistics.sevenDays', '7 days');
export const thirtyDays = defineMessage('statistics.thirtyDays', '30 days');
export const ninetyDays = defineMessage('statistics.ninetyDays', '90 days');
export const oneYear = defineMessage('statistics.oneYear', '1 year');
export const funnelLabel = defineMessage('statistics.funnelLabel', 'From views to contacts');
export const views = defineMessage('statistics.views', 'Views');
export const visitors = defineMessage('statistics.visitors', 'Visitors');
export const clicks = defineMessage('statistics.clicks', 'Clicks');
export const contacts = defineMessage('statistics.contacts', 'Contacts');
export const verdicts = defineMessage('statistics.verdicts', 'Verdicts');
export const viewsByDay = defineMessage('statistics.viewsByDay', 'Views by day');
export const day = defineMessage('statistics.day', 'Day');
/** Tooltip of a day in the chart. */
export const dayCounts = defineMessage(
  'statistics.dayCounts',
  '{day}: {views, plural, one {# view} other {# views}}, {visitors, plural, one {# visitor} other {# visitors}}',
);
export const byLink = defineMessage('statistics.byLink', 'By link');
export const link = defineMessage('statistics.link', 'Link');
export const noLinks = defineMessage('statistics.noLinks', 'There are no links yet.');
export const bySite = defineMessage('statistics.bySite', 'Traffic sources');
export const site = defineMessage('statistics.site', 'Site');
export const unknownSite = defineMessage('statistics.unknownSite', 'Not specified');
export const byDevice = defineMessage('statistics.byDevice', 'Devices');
export const device = defineMessage('statistics.device', 'Device');
export const noVisitors = defineMessage('statistics.noVisitors', 'No visitors yet.');
export const excluded = defineMessage(
  'statistics.excluded',
  'Excludes your own views ({own}), link previews ({previews}), bots ({bots}) and visitors who opted out. Another view by the same visitor counts after 30 minutes. Visitors are counted once per day (UTC).',
);

// Sign-in form for people without an account.

export const guestLead = defineMessage(
  'statistics.guestLead',
  'Sign in with the password and the email or key that you received.',
);
export const identifierLabel = defineMessage('statistics.identifierLabel', 'Email or key');
export const passwordLabel = defineMessage('statistics.passwordLabel', 'Password');
export const showButton = defineMessage('statistics.showButton', 'Show statistics');

// Access for people without an account.

export const accessTitle = defineMessage('statistics.accessTitle', 'Access for others');
export const accessText = defineMessage(
  'statistics.accessText',
  'Give people without an account access to these statistics. You can remove it at any time.',
);
/** {page} is a URL, {identifier} is an email address or a key. */
export const accessGiven = defineMessage(
  'statistics.accessGiven',
  'Save these details now, the password isn’t shown again: {page}, {identifier}, {password}',
);
export const copyButton = defineMessage('statistics.copyButton', 'Copy');
export const copiedNotice = defineMessage('statistics.copiedNotice', 'Copied');
export const accessList = defineMessage('statistics.accessList', 'People with access');
export const removeAccess = defineMessage('statistics.removeAccess', 'Remove the access of {identifier}');
export const giveAccess = defineMessage('statistics.giveAccess', 'Give access');
export const emailLabel = defineMessage('statistics.emailLabel', 'Email');
export const emailNote = defineMessage('statistics.emailNote', 'Leave blank to create a key.');

// Visitor verdicts.

export const verdictsEmpty = defineMessage(
  'statistics.verdictsEmpty',
  'No verdicts yet. Visitors of your links can answer yes, maybe or no.',
);
export const hiddenCard = defineMessage('statistics.hiddenCard', 'A card that you can’t view');
export const quotation = defineMessage('statistics.quotation', '“{text}”');
/** {link} is the label of the link, such as a client’s name. */
export const verdictBy = defineMessage('statistics.verdictBy', '{name} · link for {link} · {time}');
export const proposeButton = defineMessage('statistics.proposeButton', 'Propose…');
export const proposeLabel = defineMessage('statistics.proposeLabel', 'Propose {name}');
export const moreLabel = defineMessage('statistics.moreLabel', 'More for the verdict by {name}');
export const moreLabelOn = defineMessage('statistics.moreLabelOn', 'More for the verdict by {name} on {card}');
export const removeVerdict = defineMessage('statistics.removeVerdict', 'Remove verdict…');
export const removeAllBy = defineMessage('statistics.removeAllBy', 'Remove all by {name}…');
export const removeTitle = defineMessage('statistics.removeTitle', 'Remove the verdict by {name}?');
export const removeAllTitle = defineMessage('statistics.removeAllTitle', 'Remove all verdicts by {name}?');
export const removeText = defineMessage('statistics.removeText', 'Other verdicts are kept.');
export const removeAllText = defineMessage(
  'statistics.removeAllText',
  'All verdicts of this visitor through the link for {link} are removed.',
);
export const removeNote = defineMessage(
  'statistics.removeNote',
  'This can’t be undone. To stop new verdicts, close them for the link under Share.',
);
export const cancelButton = defineMessage('statistics.cancelButton', 'Cancel');
export const removeButton = defineMessage('statistics.removeButton', 'Remove');
export const removedNotice = defineMessage(
  'statistics.removedNotice',
  '{count, plural, one {Verdict removed} other {# verdicts removed}}',
);
