import '@angular/compiler';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideServerRendering, renderApplication } from '@angular/platform-server';
import { App, providers } from './angular.js';

/** The whole page: Angular goes on with nothing less. */
export const draw = () =>
  renderApplication(
    (context) => bootstrapApplication(App, { providers: [...providers, provideServerRendering()] }, context),
    { document: '<div id="app"></div>', url: '/' },
  );
