import { defineMessage } from '@crewdock/contract/message';

// Errors for uploaded files, pictures and links.

export const noSpace = defineMessage('fileErrors.noSpace', 'There is no space left for files. Please try again later.');
export const tooLarge = defineMessage('fileErrors.tooLarge', 'The file is too large.');
export const incomplete = defineMessage(
  'fileErrors.incomplete',
  'The file was not received completely. Send it again.',
);
export const unavailable = defineMessage('fileErrors.unavailable', 'Files can’t be reached. Please try again.');
export const gone = defineMessage('fileErrors.gone', 'The file is no longer available. Send it again.');
export const unreadableNow = defineMessage('fileErrors.unreadableNow', 'The file can’t be read now. Please try again.');
export const notDocument = defineMessage('fileErrors.notDocument', 'must be a PDF or a DOCX without macros');
export const macros = defineMessage(
  'fileErrors.macros',
  'contains macros: save it as a DOCX without macros, or as a PDF',
);
export const unsafe = defineMessage(
  'fileErrors.unsafe',
  'can’t be checked for unsafe content: save it again as a DOCX or as a PDF',
);
export const misnamed = defineMessage(
  'fileErrors.misnamed',
  '“{name}” can’t be read: its contents aren’t {format}. Open it, save it again and upload that.',
);
export const notPicture = defineMessage('fileErrors.notPicture', 'must be a JPEG, PNG, WebP, AVIF or GIF picture');
export const megapixels = defineMessage('fileErrors.megapixels', 'must have at most {max} megapixels');
export const damaged = defineMessage('fileErrors.damaged', 'can’t be read: the file is damaged');
export const linkedPictures = defineMessage(
  'fileErrors.linkedPictures',
  'refers to pictures in other files: embed them',
);
export const drawnText = defineMessage(
  'fileErrors.drawnText',
  'contains text: convert it to paths in your drawing program',
);
export const notSvg = defineMessage('fileErrors.notSvg', 'is not a readable SVG');
export const tooComplex = defineMessage('fileErrors.tooComplex', 'takes too long to draw: make it simpler');
export const badAddress = defineMessage('fileErrors.badAddress', 'is not a web address');
export const linkTooSlow = defineMessage('fileErrors.linkTooSlow', 'took too long');
export const linkUnreachable = defineMessage('fileErrors.linkUnreachable', 'can’t be reached');
export const linkAnswered = defineMessage('fileErrors.linkAnswered', 'answered {status}');
export const redirects = defineMessage('fileErrors.redirects', 'redirects too often');
export const linkTooLarge = defineMessage('fileErrors.linkTooLarge', 'has more than {max}');
export const linkNotDocument = defineMessage('fileErrors.linkNotDocument', 'leads to neither a PDF nor a DOCX');
export const linkMacros = defineMessage('fileErrors.linkMacros', 'leads to a DOCX with macros');
export const linkUnsafe = defineMessage(
  'fileErrors.linkUnsafe',
  'leads to a DOCX that can’t be checked for unsafe content',
);
export const markupTooLong = defineMessage(
  'fileErrors.markupTooLong',
  'must have at most {max, plural, one {# character} other {# characters}}, including its markup',
);
export const tooManyBlocks = defineMessage(
  'fileErrors.tooManyBlocks',
  'must have at most {max} paragraphs, headings and list entries',
);
export const listsTooDeep = defineMessage('fileErrors.listsTooDeep', 'must have at most {max} lists in each other');
export const cvTooComplex = defineMessage(
  'fileErrors.cvTooComplex',
  'This CV takes too long to create. Shorten the card’s summary, or try again later.',
);
