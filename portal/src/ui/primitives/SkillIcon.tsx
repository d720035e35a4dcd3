import { styled } from 'styled-components';

/** A skill's icon, drawn in the text color. */
export function SkillIcon({ image }: { image: string | null }) {
  return image && <Sign style={{ maskImage: `url("${image}")` }} aria-hidden="true" />;
}

const Sign = styled.span`
  flex: none;
  inline-size: 14px;
  block-size: 14px;
  background: currentColor;
  mask: center / contain no-repeat;

  @media (forced-colors: active) {
    background: CanvasText;
  }

  /* Before the first paint (index.html), dozens of icons would compete with more important requests. */
  :root[data-unpainted] & {
    mask-image: none !important;
    background: none;
  }
`;
