import { mount } from 'svelte';
import '@crewdock/sdk/job-board';
import App from './App.svelte';

mount(App, { target: document.querySelector('#app') });
