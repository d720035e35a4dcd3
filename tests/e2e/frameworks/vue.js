import { createApp } from 'vue';
import '@crewdock/sdk/job-board';
import App from './App.vue';

createApp(App).mount('#app');
