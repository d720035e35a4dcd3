import '@angular/compiler';
import { bootstrapApplication, provideClientHydration } from '@angular/platform-browser';
import { provideServerRendering, renderApplication } from '@angular/platform-server';
import { App, providers } from './angular.js';

/** The whole page: Angular goes on with nothing less. */
export const draw = (page) =>
  renderApplication((context) => bootstrapApplication(App, drawing(), context), { document: page, url: '/' });

/** Made only once Angular knows that it is on a server: before, hydration would look for a window. */
const drawing = () => ({ providers: [...providers, provideClientHydration(), provideServerRendering()] });
