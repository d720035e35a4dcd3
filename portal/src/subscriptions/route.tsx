import { ConfirmPage } from './ConfirmPage.tsx';
import { MailChoicePage } from './MailChoicePage.tsx';
import { UnsubscribePage } from './UnsubscribePage.tsx';
import { MARKET, RESOURCE_SUBSCRIPTIONS } from './ways.ts';

export const confirmResourcesRoute = { Component: () => <ConfirmPage way={RESOURCE_SUBSCRIPTIONS} /> };
export const unsubscribeResourcesRoute = { Component: () => <UnsubscribePage way={RESOURCE_SUBSCRIPTIONS} /> };
export const confirmMarket = { Component: () => <ConfirmPage way={MARKET} /> };
export const unsubscribeMarket = { Component: () => <UnsubscribePage way={MARKET} /> };
export const mailChoice = { Component: MailChoicePage };
