import { ConfirmPage } from './ConfirmPage.tsx';
import { MailChoicePage } from './MailChoicePage.tsx';
import { UnsubscribePage } from './UnsubscribePage.tsx';

export const confirm = { Component: ConfirmPage };
export const unsubscribe = { Component: UnsubscribePage };
export const mailChoice = { Component: MailChoicePage };
