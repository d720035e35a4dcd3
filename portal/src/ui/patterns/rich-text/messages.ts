import { defineMessage } from '@crewdock/contract/message';

// Rich text editor toolbar.
export const toolbarLabel = defineMessage('ui.patterns.richText.toolbarLabel', 'Formatting');
export const boldButton = defineMessage('ui.patterns.richText.boldButton', 'Bold');
export const italicButton = defineMessage('ui.patterns.richText.italicButton', 'Italic');
export const underlineButton = defineMessage('ui.patterns.richText.underlineButton', 'Underline');
export const headingButton = defineMessage('ui.patterns.richText.headingButton', 'Heading');
export const bulletedListButton = defineMessage('ui.patterns.richText.bulletedListButton', 'Bulleted list');
export const numberedListButton = defineMessage('ui.patterns.richText.numberedListButton', 'Numbered list');
export const quoteButton = defineMessage('ui.patterns.richText.quoteButton', 'Quote');
export const linkButton = defineMessage('ui.patterns.richText.linkButton', 'Link');

// Link URL.
export const addressLabel = defineMessage('ui.patterns.richText.addressLabel', 'Link address');
export const addLinkButton = defineMessage('ui.patterns.richText.addLinkButton', 'Add link');
export const changeLinkButton = defineMessage('ui.patterns.richText.changeLinkButton', 'Change link');
export const removeLinkButton = defineMessage('ui.patterns.richText.removeLinkButton', 'Remove link');
export const cancelButton = defineMessage('ui.patterns.richText.cancelButton', 'Cancel');
