import { ImportsPage } from './ImportsPage.tsx';
import { StartPage } from './StartPage.tsx';
import { WizardPage } from './WizardPage.tsx';

export const startImportRoute = { Component: StartPage };
export const importWizardRoute = { Component: WizardPage };
export const resourceImportsRoute = { Component: ImportsPage };
