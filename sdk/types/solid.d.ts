import type { JSX as Solid } from 'solid-js';
import type { CrewdockAttributes, CrewdockElements, CrewdockEvents, MessageKeys, Messages } from '../index.js';

type Tags = {
  [T in keyof CrewdockElements]: Solid.HTMLAttributes<CrewdockElements[T]> &
    CrewdockAttributes[T] & { messages?: Messages<MessageKeys[T]> } & {
      [E in keyof CrewdockEvents[T] as `on:${E & string}`]?: (event: CrewdockEvents[T][E]) => void;
    };
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
