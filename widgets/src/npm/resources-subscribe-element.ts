import type { ResourcesSubscribeElement } from '@crewdock/sdk/elements';
import { ResourcesSubscribe as Element } from '../resources-subscribe/element.tsx';

/** The class of `<crewdock-resources-subscribe>`, to define or extend the element yourself. */
export const ResourcesSubscribe: { new (): ResourcesSubscribeElement; prototype: ResourcesSubscribeElement } =
  Element as never;
