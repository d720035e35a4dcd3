import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication, provideClientHydration } from '@angular/platform-browser';
import '@crewdock/sdk/job-board';

export class App {
  state = signal(globalThis.first);

  constructor() {
    globalThis.set = (next) => this.state.set(next);
  }

  hear({ type }) {
    globalThis.heard.push(type);
  }
}

/** Angular's decorator is called as a function and compiled at runtime, so that the project needs no Angular build. */
Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <crewdock-job-board
      [attr.company]="state().company"
      [attr.page-size]="state().size"
      [hidden]="state().hidden"
      [urlState]="state().hidden"
      [messages]="state().messages"
      (lowercaseevent)="hear($event)"
      (kebab-event)="hear($event)"
      (camelEvent)="hear($event)"
      (CAPSevent)="hear($event)"
      (PascalEvent)="hear($event)"
      (crewdock-select)="hear($event)"
    >
      @if (state().heading) {
        <h2 slot="header">{{ state().heading }}</h2>
      }
    </crewdock-job-board>
  `,
})(App);

export const providers = [provideZonelessChangeDetection()];

export const start = (place) =>
  bootstrapApplication(App, {
    providers: place.hasChildNodes() ? [...providers, provideClientHydration()] : providers,
  });
