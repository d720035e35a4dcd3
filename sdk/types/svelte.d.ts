import type { HTMLAttributes } from 'svelte/elements';
import type { CrewdockAttributes, CrewdockElements, CrewdockEvents, MessageKeys, Messages } from '../index.js';

type Tags = {
  [T in keyof CrewdockElements]: HTMLAttributes<CrewdockElements[T]> &
    CrewdockAttributes[T] & { messages?: Messages<MessageKeys[T]> } & {
      [E in keyof CrewdockEvents[T] as `on${E & string}`]?: (event: CrewdockEvents[T][E]) => void;
    };
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
