import type { ComponentChildren, VNode } from 'preact';

interface StateProps {
  /** Slot and part of this name: a page may bring its own content. */
  name: 'empty' | 'error' | 'sent';
  title: string;
  text?: string;
  children?: ComponentChildren;
}

/** What stands in the place of the results: what happened, and what to do next. */
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
