import type { Render } from '@hinode/text';
import type { ReactNode } from 'react';
import { Purse } from '../ui/purse.tsx';

/** How the parts of a sentence are drawn: amounts with their icons, names in bold. */
export const drawing: Render<ReactNode> = {
  purse: (purse, text) => <Purse purse={purse} text={text} />,
  // A player's name may run in a different direction from the sentence.
  text: (text) => <bdi>{text}</bdi>,
  tags: { b: (children) => <b>{children}</b> },
};
