import { defineElement } from '../kit/define.ts';
import { ResourcesSubscribe } from './resources-subscribe-element.ts';

defineElement('resources-subscribe', ResourcesSubscribe);

export { ResourcesSubscribe };
