import type { ButtonHTMLAttributes, TargetedMouseEvent, VNode } from 'preact';

interface ButtonProps extends Omit<ButtonHTMLAttributes, 'onClick'> {
  /** `primary`: in the brand color; `chip`: a selected value; `toggle`: a filter. Used as CSS class and as part. */
  kind?: 'primary' | 'chip' | 'toggle' | '';
  /** URL for use without JavaScript. If set, renders a link; `onClick` must then prevent the default action. */
  href?: string | undefined;
  onClick?: (event: TargetedMouseEvent<HTMLElement>) => void;
}

export function WidgetButton({ kind = '', ...rest }: ButtonProps): VNode {
  const Tag = (rest.href ? 'a' : 'button') as 'button';
  return <Tag type={rest.href ? undefined : 'button'} class={`button ${kind}`} part={`button ${kind}`} {...rest} />;
}
