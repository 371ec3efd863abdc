import { type ReactNode, Suspense } from 'react';
import { Since } from '../follow/later.ts';
import { useOnline } from '../online/online.ts';
import { Notice } from './later.tsx';
import type { Layout } from './layout.ts';
import styles from './table-screen.module.css';

interface Props {
  readonly layout: Layout;
  /** What has just happened, over the lower edge of the map. */
  readonly onMap: boolean;
  /** The news is being read: on a phone it takes the place of the question, and its button leads there. */
  readonly newsInstead: boolean;
  readonly onLog: () => void;
  /** The head of a sheet beside the map. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** Where the decision is, with what has just happened above it. */
export const Decision = ({ layout, onMap, newsInstead, onLog, head, children }: Props) => (
  <div className={styles.foot} data-news={newsInstead || undefined}>
    <div className={styles.over}>
      {onMap && !newsInstead && (
        <Suspense>
          {/* In the log's column they cover no land. */}
          {layout.log === 'called' && <Since onLog={onLog} open />}
        </Suspense>
      )}
      {layout.clans === 'rail' && <NoticeOr />}
    </div>
    {head}
    {newsInstead ? (
      <Suspense>
        <Since onLog={onLog} open />
      </Suspense>
    ) : (
      children
    )}
  </div>
);

/** What the whole table should know takes the place of what would be there. A table in this browser has nothing of the kind. */
export const NoticeOr = ({ children }: { readonly children?: ReactNode }) =>
  useOnline() === undefined ? (
    children
  ) : (
    <Suspense fallback={children}>
      <Notice>{children}</Notice>
    </Suspense>
  );
