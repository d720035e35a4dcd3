export { InterviewPage as Component } from './InterviewPage.tsx';
