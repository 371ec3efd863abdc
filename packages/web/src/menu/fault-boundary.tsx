import { Component, type ReactNode } from 'react';
import { Trouble } from './trouble.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly problem?: string;
}

/** If rendering fails, the page says so instead of staying empty. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(fault: unknown): State {
    return { problem: fault instanceof Error ? `${fault.message}\n${fault.stack ?? ''}` : String(fault) };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    return problem === undefined ? this.props.children : <Trouble problem={problem} />;
  }
}
