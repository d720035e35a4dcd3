import { setPortal } from '@crewdock/sdk';
// Vue sets properties, including objects, only on elements that are defined before it renders them.
import '@crewdock/sdk/contact-us';
import '@crewdock/sdk/talent-market';
import { createApp } from 'vue';
import App from './App.vue';
import '../framework.css';

// VITE_PORTAL=https://talents.example.com npm run dev
setPortal(import.meta.env.VITE_PORTAL);

createApp(App).mount('#app');
