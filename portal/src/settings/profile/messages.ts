import { defineMessage } from '@crewdock/contract/message';

// Picture

export const pictureTitle = defineMessage('settings.profile.pictureTitle', 'Picture');
export const pictureAbout = defineMessage(
  'settings.profile.pictureAbout',
  'Shown next to your name, and cropped to a square.',
);
export const pictureAlt = defineMessage('settings.profile.pictureAlt', 'Your picture');
export const savingPicture = defineMessage('settings.profile.savingPicture', 'Saving…');
export const changePictureButton = defineMessage('settings.profile.changePictureButton', 'Change picture');
export const choosePictureButton = defineMessage('settings.profile.choosePictureButton', 'Choose a picture');
export const removePictureButton = defineMessage('settings.profile.removePictureButton', 'Remove picture');
export const pictureHint = defineMessage(
  'settings.profile.pictureHint',
  'JPEG, PNG, WebP, AVIF or GIF of at most {size}. You can also drop or paste a picture here.',
);
export const pictureRemoved = defineMessage('settings.profile.pictureRemoved', 'Your picture was removed');
export const undo = defineMessage('settings.profile.undo', 'Undo');
export const pictureFailed = defineMessage(
  'settings.profile.pictureFailed',
  'The picture wasn’t saved. Please try again.',
);
export const pictureOffline = defineMessage(
  'settings.profile.pictureOffline',
  'The server can’t be reached. Your picture wasn’t saved.',
);
/** {problems} are errors from the server, such as “is too large”. */
export const pictureRefused = defineMessage('settings.profile.pictureRefused', 'The picture {problems}.');

// Name

export const nameTitle = defineMessage('settings.profile.nameTitle', 'Name');
export const client = defineMessage('settings.profile.client', 'You’re signed in as a client.');
export const provider = defineMessage('settings.profile.provider', 'You’re signed in as a talent provider.');
export const developer = defineMessage('settings.profile.developer', 'You’re signed in as a remote developer.');
export const staff = defineMessage('settings.profile.staff', 'You’re signed in as a staff member.');
export const firstNameLabel = defineMessage('settings.profile.firstNameLabel', 'First name');
export const lastNameLabel = defineMessage('settings.profile.lastNameLabel', 'Last name');
export const companyLabel = defineMessage('settings.profile.companyLabel', 'Company');

// Email address

export const emailTitle = defineMessage('settings.profile.emailTitle', 'Email');
export const emailAbout = defineMessage(
  'settings.profile.emailAbout',
  'You sign in with it, and we send your emails there.',
);
export const changeEmailButton = defineMessage('settings.profile.changeEmailButton', 'Change email');
export const passwordNeeded = defineMessage(
  'settings.profile.passwordNeeded',
  'To change it, <link>set a password</link> first.',
);
export const newEmailPending = defineMessage(
  'settings.profile.newEmailPending',
  'We have sent a link to <b>{email}</b>. It becomes your address when you follow the link.',
);
export const changeEmailTitle = defineMessage('settings.profile.changeEmailTitle', 'Change email');
export const changeEmailText = defineMessage(
  'settings.profile.changeEmailText',
  'We’ll email a link to the new address to confirm that it’s yours, and a notice to {email}.',
);
export const newEmailLabel = defineMessage('settings.profile.newEmailLabel', 'New email');
export const passwordLabel = defineMessage('settings.profile.passwordLabel', 'Password');
export const cancelButton = defineMessage('settings.profile.cancelButton', 'Cancel');
export const sendLinkButton = defineMessage('settings.profile.sendLinkButton', 'Send link');
export const linkSentTitle = defineMessage('settings.profile.linkSentTitle', 'Check your email');
export const linkSentText = defineMessage(
  'settings.profile.linkSentText',
  'We have sent a link to <b>{newEmail}</b>. Your address changes when you follow it. Until then you sign in with {email}.',
);
export const doneButton = defineMessage('settings.profile.doneButton', 'Done');

// Contact details

export const contactTitle = defineMessage('settings.profile.contactTitle', 'Contact details');
export const contactAbout = defineMessage(
  'settings.profile.contactAbout',
  'Visible to the people you work with here. Optional.',
);
export const phoneLabel = defineMessage('settings.profile.phoneLabel', 'Phone');
export const skypeLabel = defineMessage('settings.profile.skypeLabel', 'Skype');
export const viberLabel = defineMessage('settings.profile.viberLabel', 'Viber');
export const saveButton = defineMessage('settings.profile.saveButton', 'Save');
export const discardButton = defineMessage('settings.profile.discardButton', 'Discard');
export const saved = defineMessage('settings.profile.saved', 'Data successfully updated');

// Newsletter

export const newsTitle = defineMessage('settings.profile.newsTitle', 'News');
export const newsAbout = defineMessage('settings.profile.newsAbout', 'New jobs and talents in the market, by email.');
export const newsLabel = defineMessage('settings.profile.newsLabel', 'Email me market news');
export const newsLinkSent = defineMessage(
  'settings.profile.newsLinkSent',
  'We have sent a confirmation link to {email}.',
);
export const announcementsLabel = defineMessage(
  'settings.profile.announcementsLabel',
  'Email me announcements from staff',
);
