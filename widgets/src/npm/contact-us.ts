import { define } from '../kit/define.ts';
import { ContactUs } from './contact-us-element.ts';

define('contact-us', ContactUs);

export { ContactUs };
