import { define } from '../kit/define.ts';
import { hearPage } from '../kit/hear-page.ts';
import { setHomePortal } from '../kit/portal.ts';
import { ResourcesSubscribe } from './element.tsx';

// The portal that serves this file is the one whose data it shows.
setHomePortal(new URL(import.meta.url).origin);
void hearPage().then(() => define('resources-subscribe', ResourcesSubscribe));
