import { define } from '../kit/define.ts';
import { ResourcesSubscribe } from './resources-subscribe-element.ts';

define('resources-subscribe', ResourcesSubscribe);

export { ResourcesSubscribe };
