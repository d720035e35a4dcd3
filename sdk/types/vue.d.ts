import type { HTMLAttributes, ReservedProps } from 'vue';
import type { CrewdockAttributes, CrewdockElements, CrewdockEvents, MessageKeys, Messages } from '../index.js';

type Tags = {
  [T in keyof CrewdockElements]: HTMLAttributes &
    ReservedProps &
    Spelled<CrewdockAttributes[T]> & { messages?: Messages<MessageKeys[T]> } & {
      [E in keyof CrewdockEvents[T] & string as `on${Capitalize<E | Camel<E>>}`]?: (
        event: CrewdockEvents[T][E],
      ) => void;
    };
};

/** In templates, Vue checks attributes in camel case, even if they are written in kebab case; in JSX, as written. */
type Spelled<Props> = { [K in keyof Props & string as K | Camel<K>]?: Props[K] };
type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type Components = { [T in keyof Tags]: new () => { $props: Tags[T] } };

declare module 'vue' {
  interface GlobalComponents extends Components {}
  interface IntrinsicElementAttributes extends Tags {}
}
