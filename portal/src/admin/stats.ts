export { StatsPage as Component } from './stats/StatsPage.tsx';
