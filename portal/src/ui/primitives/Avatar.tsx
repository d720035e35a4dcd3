import { styled } from 'styled-components';

interface Props {
  /** URL of the picture; null shows the numbered placeholder. */
  photo: string | null;
  placeholder: number;
  size: number;
}

/** A talent's picture. Its alt text is empty, because the name is shown next to it. */
export function Avatar({ photo, placeholder, size }: Props) {
  return (
    <Picture
      src={photo ?? `/placeholders/${placeholder}.svg`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}

const Picture = styled.img`
  flex: none;
  border-radius: 25%;
  background: var(--hover);
  object-fit: cover;
`;
