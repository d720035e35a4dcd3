import { setPortal } from '@crewdock/sdk';
// Svelte sets properties, including objects, only on elements that are defined before it renders them.
import '@crewdock/sdk/contact-us';
import '@crewdock/sdk/talent-market';
import { mount } from 'svelte';
import App from './App.svelte';
import '../framework.css';

// VITE_PORTAL=https://talents.example.com npm run dev
setPortal(import.meta.env.VITE_PORTAL);

mount(App, { target: document.querySelector('#app')! });
