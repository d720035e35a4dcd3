import { styled } from 'styled-components';

interface Props {
  /** A picture's address, or null: then the numbered placeholder stands for it. */
  photo: string | null;
  placeholder: number;
  size: number;
}

/** A talent's picture. The name stands beside it, so it says nothing itself. */
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
