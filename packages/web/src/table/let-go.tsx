import { Component } from 'react';
import { useChoosing } from '../choices/choosing.tsx';
import type { SceneId } from './layout.ts';
import { useTableState } from './use-table.ts';

/**
 * The answer that was pressed gives up the focus just before another question takes its place, and so does whatever has it, a
 * question that was read out among it, where another screen does. When what has the focus is removed, Chromium lays out the
 * page at once, half changed as it is. Whatever stays gets its focus back from React.
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

/** Only a class gets to know of a change before it is made. */
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
    // Nothing is left to be done, but React asks for it beside the other.
  }

  override render(): null {
    return null;
  }
}
