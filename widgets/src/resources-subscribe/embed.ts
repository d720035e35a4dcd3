import { define } from '../kit/define.ts';
import { setHomePortal } from '../kit/portal.ts';
import { ResourcesSubscribe } from './element.tsx';

// The portal that serves this file is the one whose data it shows.
setHomePortal(new URL(import.meta.url).origin);
define('resources-subscribe', ResourcesSubscribe);
