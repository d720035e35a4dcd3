import type { CrewdockAttributes, CrewdockElements, CrewdockEvents, Messages } from '../index.js';

type Tags = {
  [T in keyof CrewdockElements]: new () => {
    $props: CrewdockAttributes[T] & { messages?: Messages } & {
      [E in keyof CrewdockEvents[T] as `on${Capitalize<E & string>}`]?: (event: CrewdockEvents[T][E]) => void;
    };
  };
};

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
