import { ConfirmPage } from './ConfirmPage.tsx';
import { MailChoicePage } from './MailChoicePage.tsx';
import { UnsubscribePage } from './UnsubscribePage.tsx';
import { MARKET, RESOURCES } from './ways.ts';

export const confirmResourcesRoute = { Component: () => <ConfirmPage way={RESOURCES} /> };
export const unsubscribeResourcesRoute = { Component: () => <UnsubscribePage way={RESOURCES} /> };
export const confirmMarket = { Component: () => <ConfirmPage way={MARKET} /> };
export const unsubscribeMarket = { Component: () => <UnsubscribePage way={MARKET} /> };
export const mailChoice = { Component: MailChoicePage };
