import { setPortal } from '@crewdock/sdk';
// Elements that are defined before Svelte draws them are given properties, objects too.
import '@crewdock/sdk/contact-us';
import '@crewdock/sdk/talent-market';
import { mount } from 'svelte';
import App from './App.svelte';
import '../framework.css';

// VITE_PORTAL=https://talents.example.com npm run dev
setPortal(import.meta.env.VITE_PORTAL);

mount(App, { target: document.querySelector('#app')! });
