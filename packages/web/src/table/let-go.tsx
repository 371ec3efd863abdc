import { Component } from 'react';
import { useChoosing } from '../choices/choosing.tsx';
import type { SceneId } from './layout.ts';
import { useTableState } from './use-table.ts';

/**
 * The pressed answer gives up the focus just before another question replaces it. If the scene changes, so does anything else that
 * has the focus, such as a question that was read aloud. When the focused element is removed, Chromium lays out the page at once,
 * half changed as it is. Elements that stay get their focus back from React.
 */
export function LetGo({ scene }: { readonly scene: SceneId }) {
  const { decision, moves } = useTableState();
  const { chosen } = useChoosing();
  return <BeforeChange asked={`${moves} ${decision?.kind} ${chosen.length}`} scene={scene} />;
}

interface Props {
  readonly asked: string;
  readonly scene: SceneId;
}

/** Only a class component learns of a change before it is committed. */
class BeforeChange extends Component<Props> {
  override getSnapshotBeforeUpdate({ asked, scene }: Readonly<Props>): null {
    const going = scene === this.props.scene ? '[data-dock] button' : '[data-dock] *, main *';
    const { activeElement } = document;
    const hasChanged = asked !== this.props.asked || scene !== this.props.scene;
    if (hasChanged && activeElement instanceof HTMLElement && activeElement.matches(going))
      activeElement.blur();
    return null;
  }

  override componentDidUpdate(): void {
    // There is nothing left to do, but React requires it beside the other.
  }

  override render(): null {
    return null;
  }
}
