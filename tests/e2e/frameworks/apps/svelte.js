import { hydrate, mount } from 'svelte';
import '@crewdock/sdk/job-board';
import App from './App.svelte';

export function start(place) {
  const draw = place.hasChildNodes() ? hydrate : mount;
  draw(App, { target: place });
}
