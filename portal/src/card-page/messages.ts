import { defineMessage } from '@crewdock/contract/message';

// Page.

/** Title of the browser window for a talent. */
export const talentPageTitle = defineMessage('cardPage.talentPageTitle', '{name}, {title}');
/** Title of the browser window for a job. */
export const jobPageTitle = defineMessage('cardPage.jobPageTitle', '{title} at {company}');
/** Title of the browser window until a shared talent or job has loaded. */
export const sharedPageTitle = defineMessage('cardPage.sharedPageTitle', 'Shared with you');
export const loading = defineMessage('cardPage.loading', 'Loading');
export const descriptionTitle = defineMessage(
  'cardPage.descriptionTitle',
  '{kind, select, talent {About} other {Description}}',
);
export const relatedTitle = defineMessage(
  'cardPage.relatedTitle',
  '{kind, select, talent {Talents with the same skills} other {Jobs with the same skills}}',
);
export const showAllLink = defineMessage('cardPage.showAllLink', 'Show all');

// Banners for users who see cards or details that visitors don’t see.

export const draftBanner = defineMessage(
  'cardPage.draftBanner',
  'This is a draft. No one else can see it until it is published.',
);
export const archivedBanner = defineMessage(
  'cardPage.archivedBanner',
  'This is archived. It is not on the market, and its link doesn’t work for others.',
);
export const onHoldBanner = defineMessage('cardPage.onHoldBanner', 'Hidden from the market while on hold.');
export const privateBanner = defineMessage(
  'cardPage.privateBanner',
  'This is private. Only its owner, their company and staff can see it.',
);

// Navigation in the list from which the page was opened.

export const backToList = defineMessage('cardPage.backToList', 'Back to the list');
export const back = defineMessage('cardPage.back', 'Back');
export const allCards = defineMessage('cardPage.allCards', '{kind, select, talent {All talents} other {All jobs}}');
export const neighbors = defineMessage('cardPage.neighbors', 'Previous and next in the list');
export const position = defineMessage('cardPage.position', '{at} of {total}');
export const previous = defineMessage('cardPage.previous', 'Previous');
export const next = defineMessage('cardPage.next', 'Next');

// Actions.

export const actions = defineMessage('cardPage.actions', 'Actions');
export const moreButton = defineMessage('cardPage.moreButton', 'More');
export const editButton = defineMessage('cardPage.editButton', 'Edit');
export const myAreaButton = defineMessage('cardPage.myAreaButton', 'Open in my area');
export const proposeJobButton = defineMessage('cardPage.proposeJobButton', 'Propose a job');
export const proposeTalentsButton = defineMessage('cardPage.proposeTalentsButton', 'Propose talents');
export const applyButton = defineMessage('cardPage.applyButton', 'Apply');
export const applyAsVisitorButton = defineMessage('cardPage.applyAsVisitorButton', 'Apply without an account');
export const newCvButton = defineMessage('cardPage.newCvButton', 'Send a new CV');
export const contactButton = defineMessage('cardPage.contactButton', 'Contact');
/** Opens a dialog with CVs for staff. */
export const cvButton = defineMessage('cardPage.cvButton', 'CV');
export const downloadCvButton = defineMessage('cardPage.downloadCvButton', 'Download CV');
export const exportJsonButton = defineMessage('cardPage.exportJsonButton', 'Export as JSON Resume');
export const shareButton = defineMessage('cardPage.shareButton', 'Share');

// CV dialog.

export const cvTitle = defineMessage('cardPage.cvTitle', 'CV of {name}');
export const noCv = defineMessage('cardPage.noCv', 'No data to show.');
export const pdfButton = defineMessage('cardPage.pdfButton', 'CV as PDF');
/** Shown instead of the name of the file. */
export const uploadedCv = defineMessage('cardPage.uploadedCv', 'Uploaded CV');
export const closeButton = defineMessage('cardPage.closeButton', 'Close');

// Contact dialog.

export const contactTalentTitle = defineMessage('cardPage.contactTalentTitle', 'Contact {name}');
export const contactJobTitle = defineMessage('cardPage.contactJobTitle', 'Contact about this job');
export const contactText = defineMessage(
  'cardPage.contactText',
  'About <b>{title}</b>. We send your message by email, and replies go to your email address.',
);
export const messageLabel = defineMessage('cardPage.messageLabel', 'Message');
export const detailsLabel = defineMessage('cardPage.detailsLabel', 'Details');
export const detailsDescription = defineMessage(
  'cardPage.detailsDescription',
  'Dates, budget or how to reach you. Added below your message.',
);
export const cancelButton = defineMessage('cardPage.cancelButton', 'Cancel');
export const sendButton = defineMessage('cardPage.sendButton', 'Send message');
export const sentNotice = defineMessage('cardPage.sentNotice', 'Message successfully sent');
