import type { ButtonHTMLAttributes, TargetedMouseEvent, VNode } from 'preact';

interface ButtonProps extends Omit<ButtonHTMLAttributes, 'onClick'> {
  /**
   * `primary` uses the brand colour, `chip` is a selected value, `toggle` is a filter button. Used as class and part.
   */
  kind?: 'primary' | 'chip' | 'toggle' | '';
  /** URL without JavaScript. Renders a link; its click handler must prevent the default. */
  href?: string | undefined;
  onClick?: (event: TargetedMouseEvent<HTMLElement>) => void;
}

export function WidgetButton({ kind = '', ...rest }: ButtonProps): VNode {
  const Tag = (rest.href ? 'a' : 'button') as 'button';
  return <Tag type={rest.href ? undefined : 'button'} class={`button ${kind}`} part={`button ${kind}`} {...rest} />;
}
