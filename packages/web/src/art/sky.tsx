import { useId } from 'react';

/** The sky of a scene, from the top down to the horizon. Fills its box. */
export const Sky = ({ className }: { readonly className: string | undefined }) => {
  const id = useId();
  return (
    <svg className={className} aria-hidden="true">
      <linearGradient id={id} x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-high)" />
        <stop offset="0.4" stopColor="var(--sky)" />
        <stop offset="0.95" stopColor="var(--sky-low)" />
      </linearGradient>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
};
