export { FeedPage as Component } from './feed/FeedPage.tsx';
