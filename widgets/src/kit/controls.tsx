import type { ButtonHTMLAttributes, TargetedMouseEvent, VNode } from 'preact';

interface ButtonProps extends Omit<ButtonHTMLAttributes, 'onClick'> {
  /** `primary` carries the brand, `chip` is a picked value, `toggle` a filter to press: class and part. */
  kind?: 'primary' | 'chip' | 'toggle' | '';
  /** Where it leads without the script: then it is a link, whose click has to be prevented. */
  href?: string | undefined;
  onClick?: (event: TargetedMouseEvent<HTMLElement>) => void;
}

export function Button({ kind = '', ...rest }: ButtonProps): VNode {
  const Tag = (rest.href ? 'a' : 'button') as 'button';
  return <Tag type={rest.href ? undefined : 'button'} class={`button ${kind}`} part={`button ${kind}`} {...rest} />;
}
