import { defineElement } from '../kit/define.ts';
import { hearPage } from '../kit/hear-page.ts';
import { setHomePortal } from '../kit/portal.ts';
import { ResourcesSubscribe } from './element.tsx';

// By default, the widget shows the data of the portal that served this file.
setHomePortal(new URL(import.meta.url).origin);
void hearPage().then(() => defineElement('resources-subscribe', ResourcesSubscribe));
