import { defineMessage } from '@crewdock/contract/message';

// Field for a picture.

export const description = defineMessage(
  'cardEditor.photo.description',
  'JPEG, PNG, WebP, AVIF or GIF, up to {size}. You can also drop a file here.',
);
export const unreadable = defineMessage('cardEditor.photo.unreadable', 'This file couldn’t be read. Choose it again.');
export const removed = defineMessage('cardEditor.photo.removed', 'The picture was removed');
export const undo = defineMessage('cardEditor.photo.undo', 'Undo');
export const changeButton = defineMessage('cardEditor.photo.changeButton', 'Change picture');
export const chooseButton = defineMessage('cardEditor.photo.chooseButton', 'Choose a picture');
export const removeButton = defineMessage('cardEditor.photo.removeButton', 'Remove picture');

// Dialog that crops a picture.

export const cropTitle = defineMessage('cardEditor.photo.cropTitle', 'Crop your picture');
export const notAPicture = defineMessage(
  'cardEditor.photo.notAPicture',
  'This file can’t be shown as a picture. Choose another one.',
);
export const close = defineMessage('cardEditor.photo.close', 'Close');
export const cropAreaLabel = defineMessage(
  'cardEditor.photo.cropAreaLabel',
  'Picture. Use the arrow keys to move it, and plus and minus to zoom.',
);
export const zoomLabel = defineMessage('cardEditor.photo.zoomLabel', 'Zoom');
export const cancel = defineMessage('cardEditor.photo.cancel', 'Cancel');
export const cropButton = defineMessage('cardEditor.photo.cropButton', 'Use picture');
