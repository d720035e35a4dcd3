import type { ContactUsElement } from '@crewdock/sdk/elements';
import { ContactUs as Element } from '../contact-us/element.tsx';

/** The class of `<crewdock-contact-us>`, for defining or extending it yourself. */
export const ContactUs: { new (): ContactUsElement; prototype: ContactUsElement } = Element as never;
