import type {
  CrewdockAttributes,
  CrewdockElements,
  CrewdockEvents,
  FieldValues,
  MessageKeys,
  Messages,
} from '@crewdock/sdk/elements';
import { PREFIX } from '@crewdock/sdk/version';
import {
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type RefAttributes,
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';

type Tag = keyof CrewdockElements;

/** Removes the prefix of a tag: `crewdock-job-board` → `job-board`. */
type Bare<T extends Tag> = T extends `crewdock-${infer B}` ? B : never;

/** Handlers by prop name: `crewdock-select` → `onSelect`. */
type Handlers<T extends Tag> = {
  [E in keyof CrewdockEvents[T] as E extends `crewdock-${infer Name}` ? `on${Capitalize<Name>}` : never]?: (
    event: CrewdockEvents[T][E],
  ) => void;
};

/** Converts kebab case to camel case: `page-size` → `pageSize`. */
type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;

type Attributes<T extends Tag> = {
  [A in keyof CrewdockAttributes[T] as Camel<A & string>]:
    | CrewdockAttributes[T][A]
    | (A extends 'prefill' | 'hidden-fields' ? FieldValues : never);
};

/** Props of a widget: its attributes in camel case, handlers such as `onSelect`, and all HTML attributes. */
export type WidgetProps<T extends Tag> = Attributes<T> &
  Handlers<T> & { messages?: Messages<MessageKeys[T]> } & Omit<
    HTMLAttributes<CrewdockElements[T]>,
    keyof Attributes<T> | keyof Handlers<T>
  >;

export type Widget<T extends Tag> = ForwardRefExoticComponent<WidgetProps<T> & RefAttributes<CrewdockElements[T]>>;

/** Matches the props for events of the widget, in contrast to HTML events. */
const OWN = /^on(Ready|Search|Select|Submit|Error)$/;
const ATTRIBUTES = /^(colorScheme|brandColor|fontColor|pageSize|urlState|hiddenFields|redirectUrl|buttonText)$/;

/** Matches the props that also accept objects, which must be serialized for the attribute. */
const FIELDS = /^(prefill|hiddenFields)$/;

/** Creates a component. Servers render only its tag; browsers then load the widget's code. */
function widget<T extends Tag>(bare: Bare<T>, code: () => Promise<unknown>): Widget<T> {
  const tag = `${PREFIX}-${bare}`;
  const Component = forwardRef<HTMLElement, Record<string, unknown>>(({ messages = null, ...props }, forwarded) => {
    const element = useRef<HTMLElement>(null);
    const handlers = useRef<Record<string, unknown>>({});
    useImperativeHandle(forwarded, () => element.current!, []);
    const attributes: Record<string, unknown> = {};
    const own: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      if (OWN.test(name)) own[`crewdock-${name.slice(2).toLowerCase()}`] = value;
      else attributes[attributeOf(name)] = FIELDS.test(name) && value ? written(value) : value;
    }
    const events = Object.keys(own).toSorted().join(' ');
    // The ref contains the latest handlers, so that listeners are replaced only if the set of handled events changes.
    useEffect(() => {
      handlers.current = own;
    });
    useEffect(() => {
      const leave = new AbortController();
      const hear = (event: Event) => (handlers.current[event.type] as ((event: Event) => void) | undefined)?.(event);
      for (const type of events.split(' ')) if (type) element.current!.addEventListener(type, hear, leave);
      return () => leave.abort();
    }, [events]);
    useEffect(() => {
      (element.current as { messages?: unknown }).messages = messages;
    }, [messages]);
    useEffect(() => {
      void code();
    }, []);
    return createElement(tag, { ...attributes, ref: element });
  });
  Component.displayName = tag;
  return Component;
}

function attributeOf(name: string): string {
  if (name === 'className') return 'class';
  return ATTRIBUTES.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name;
}

function written(fields: unknown): string {
  return `${new URLSearchParams(fields as FieldValues)}`;
}

// Marked as pure calls, so that tree shaking can remove unused widgets.
export const TalentMarket: Widget<'crewdock-talent-market'> = /* @__PURE__ */ widget(
  'talent-market',
  () => import('./talent-market.ts'),
);
export const JobBoard: Widget<'crewdock-job-board'> = /* @__PURE__ */ widget(
  'job-board',
  () => import('./job-board.ts'),
);
export const ContactUs: Widget<'crewdock-contact-us'> = /* @__PURE__ */ widget(
  'contact-us',
  () => import('./contact-us.ts'),
);
export const ResourcesSubscribe: Widget<'crewdock-resources-subscribe'> = /* @__PURE__ */ widget(
  'resources-subscribe',
  () => import('./resources-subscribe.ts'),
);
