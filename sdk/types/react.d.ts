import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CrewdockAttributes, CrewdockElements, CrewdockEvents, MessageKeys, Messages } from '../index.js';

type Tags = {
  [T in keyof CrewdockElements]: DetailedHTMLProps<HTMLAttributes<CrewdockElements[T]>, CrewdockElements[T]> &
    CrewdockAttributes[T] & { messages?: Messages<MessageKeys[T]> } & {
      [E in keyof CrewdockEvents[T] as `on${E & string}`]?: (event: CrewdockEvents[T][E]) => void;
    };
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
