import type { ComponentChildren, VNode } from 'preact';

interface StateProps {
  /** Name of the slot and the part. Pages can provide other content in the slot. */
  name: 'empty' | 'error' | 'sent';
  title: string;
  text?: string;
  children?: ComponentChildren;
}

/** Renders a message instead of results, with the available actions. */
export function State({ name, title, text, children }: StateProps): VNode {
  return (
    <div class="state" part={name} role={name === 'error' ? 'alert' : undefined}>
      <slot name={name}>
        <b>{title}</b>
        {text && <p class="muted">{text}</p>}
        <div class="row">{children}</div>
      </slot>
    </div>
  );
}
