import { ImportsPage } from './ImportsPage.tsx';
import { StartPage } from './StartPage.tsx';
import { WizardPage } from './WizardPage.tsx';

export const start = { Component: StartPage };
export const wizard = { Component: WizardPage };
export const imports = { Component: ImportsPage };
