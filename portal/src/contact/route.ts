import { ContactPage } from './ContactPage.tsx';

export const contactManager = { Component: ContactPage };
