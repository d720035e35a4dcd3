import type { ButtonHTMLAttributes, VNode } from 'preact';

interface ButtonProps extends ButtonHTMLAttributes {
  /** `primary` carries the brand, `chip` is a picked value, `toggle` a filter to press: class and part. */
  kind?: 'primary' | 'chip' | 'toggle' | '';
}

export function Button({ kind = '', ...rest }: ButtonProps): VNode {
  return <button type="button" class={`button ${kind}`} part={`button ${kind}`} {...rest} />;
}
