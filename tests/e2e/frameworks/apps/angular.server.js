import '@angular/compiler';
import { bootstrapApplication, provideClientHydration } from '@angular/platform-browser';
import { provideServerRendering, renderApplication } from '@angular/platform-server';
import { App, providers } from './angular.js';

/** Renders the whole page, because Angular cannot hydrate only a part of it. */
export const draw = (page) =>
  renderApplication((context) => bootstrapApplication(App, drawing(), context), { document: page, url: '/' });

/** Called after Angular has set up its server platform: before that, `provideClientHydration` would access `window`. */
const drawing = () => ({ providers: [...providers, provideClientHydration(), provideServerRendering()] });
