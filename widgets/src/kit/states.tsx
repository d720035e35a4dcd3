import type { ComponentChildren, VNode } from 'preact';

interface StateProps {
  /** Name of the slot and part: a page can provide its own content. */
  name: 'empty' | 'error' | 'sent';
  title: string;
  text?: string;
  children?: ComponentChildren;
}

/** A message in place of the results, with the possible actions. */
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
