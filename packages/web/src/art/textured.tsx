import { useId } from 'react';
import { Texture, type TextureName } from './texture.tsx';

/** A plain area filled with a texture. Fills its box. */
export const Textured = ({ name }: { readonly name: TextureName }) => {
  const id = useId();
  return (
    <svg width="100%" height="100%" style={{ position: 'absolute', inset: 0 }} aria-hidden="true">
      <defs>
        <Texture name={name} id={id} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
};
