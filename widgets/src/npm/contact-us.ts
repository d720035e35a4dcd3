import { defineElement } from '../kit/define.ts';
import { ContactUs } from './contact-us-element.ts';

defineElement('contact-us', ContactUs);

export { ContactUs };
