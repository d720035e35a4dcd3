import { setPortal } from '@crewdock/sdk';
// Elements that are defined before Vue draws them are given properties, objects too.
import '@crewdock/sdk/contact-us';
import '@crewdock/sdk/talent-market';
import { createApp } from 'vue';
import App from './App.vue';
import '../framework.css';

// VITE_PORTAL=https://talents.example.com npm run dev
setPortal(import.meta.env.VITE_PORTAL);

createApp(App).mount('#app');
