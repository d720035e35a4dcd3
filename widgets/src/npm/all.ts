export { ContactUs } from './contact-us.ts';
export { JobBoard } from './job-board.ts';
export { ResourcesSubscribe } from './resources-subscribe.ts';
export { TalentMarket } from './talent-market.ts';
