import type { ContactUsElement } from '@crewdock/sdk/elements';
import { ContactUs as Element } from '../contact-us/element.tsx';

/** The class of `<crewdock-contact-us>`, to define or extend the element yourself. */
export const ContactUs: { new (): ContactUsElement; prototype: ContactUsElement } = Element as never;
