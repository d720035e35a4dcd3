import { createApp, createSSRApp } from 'vue';
import '@crewdock/sdk/job-board';
import App from './App.vue';

export function start(place) {
  const create = place.hasChildNodes() ? createSSRApp : createApp;
  create(App).mount(place);
}
