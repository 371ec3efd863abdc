import type { Part } from '@hinode/text';
import { type ComponentType, type ReactNode, use } from 'react';
import { useTextWith } from './language.tsx';

export interface Later<Props> {
  (props: Props): ReactNode;
  /** Loads it without drawing it yet. */
  readonly fetch: () => Promise<unknown>;
}

/**
 * A part of the page that loads when it is drawn, or earlier. If it has loaded already, it is drawn at once, where React’s `lazy`
 * would leave a gap.
 */
export function later<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): Later<Props> {
  let here: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const fetch = (): Promise<ComponentType<Props>> => {
    coming ??= fetchPart().then((part) => {
      here = part;
      return part;
    });
    // A failed load is tried again at the next request.
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };
  const Shown = (props: Props): ReactNode => {
    const Here = here ?? use(fetch());
    return <Here {...props} />;
  };
  return Object.assign(Shown, { fetch });
}

/** The same, together with the texts that only such parts of the page need. */
export function laterWith<Props extends object>(
  parts: readonly Part[],
  fetchPart: () => Promise<ComponentType<Props>>,
): Later<Props> {
  const Shown = later(fetchPart);
  const Said = (props: Props): ReactNode => {
    // Start both before waiting for either.
    void Shown.fetch();
    useTextWith(...parts);
    return <Shown {...props} />;
  };
  return Object.assign(Said, { fetch: Shown.fetch });
}
