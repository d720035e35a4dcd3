import { defineMessage } from '@crewdock/contract/message';

// Field for an uploaded CV.

export const description = defineMessage('cardEditor.cv.description', 'PDF or DOCX, up to {size}.');
/** {name}: the name of the chosen file. */
export const chosenFile = defineMessage('cardEditor.cv.chosenFile', '{name} (uploaded when you save)');
export const uploaded = defineMessage('cardEditor.cv.uploaded', 'A CV is uploaded');
export const removedOnSave = defineMessage('cardEditor.cv.removedOnSave', 'Will be removed when you save');
export const keepUploadedButton = defineMessage('cardEditor.cv.keepUploadedButton', 'Keep the uploaded CV');
export const leaveOutButton = defineMessage('cardEditor.cv.leaveOutButton', 'Leave it out');
export const downloadButton = defineMessage('cardEditor.cv.downloadButton', 'Download');
export const keepButton = defineMessage('cardEditor.cv.keepButton', 'Keep CV');
export const removeButton = defineMessage('cardEditor.cv.removeButton', 'Remove CV');
