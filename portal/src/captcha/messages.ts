import { defineMessage } from '@crewdock/contract/message';

// Shown while a form waits for the captcha.
export const checking = defineMessage('captcha.checking', 'Making sure that you’re not a robot…');
