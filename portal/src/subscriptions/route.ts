import { ConfirmPage } from './ConfirmPage.tsx';
import { UnsubscribePage } from './UnsubscribePage.tsx';

export const confirm = { Component: ConfirmPage };
export const unsubscribe = { Component: UnsubscribePage };
