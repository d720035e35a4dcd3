import type { CrewdockAttributes, CrewdockElements, CrewdockEvents } from '../elements.js';

type Tags = {
  [T in keyof CrewdockElements]: new () => {
    $props: CrewdockAttributes[T] & {
      [E in keyof CrewdockEvents[T] as `on${Capitalize<E & string>}`]?: (event: CrewdockEvents[T][E]) => void;
    };
  };
};

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
