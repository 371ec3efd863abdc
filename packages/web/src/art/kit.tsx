/** A page for looking at every drawing, by day and by night. The game does not link to it. */

import { CLAN_IDS, CLANS } from '@hinode/engine/facts';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../fonts/kanji.css';
import '../fonts/latin.css';
import '../styles/base.css';
import '@hinode/engine/boxes/clan-colors.css';
import '../styles/tokens.css';
import { Emblem } from './emblem.tsx';
import { Figure } from './figure.tsx';
import { Icon } from './icon.tsx';
import { ICON_NAMES } from './icon-names.ts';
import styles from './kit.module.css';
import { Cards, Maps, Scenes, Tiles } from './kit-scenes.tsx';
import { FIGURE_KINDS } from './silhouettes/all.ts';

const Item = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles['item']}>
    {children}
    <span>{label}</span>
  </div>
);

const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['row']}>{children}</div>
);

const Clans = () => (
  <>
    <h2>Clans</h2>
    {[96, 48, 24, 16].map((size) => (
      <Row key={size}>
        {CLAN_IDS.map((clan) => (
          <Item key={clan} label={size > 24 ? clan : ''}>
            <Emblem clan={clan} size={size} />
          </Item>
        ))}
      </Row>
    ))}
  </>
);

const [{ id: FIRST_CLAN }] = CLANS;

const Figures = () => (
  <>
    <h2>Figures</h2>
    {[72, 27].map((size) => (
      <Row key={size}>
        {FIGURE_KINDS.map((kind, index) => (
          <Item key={kind} label={size > 30 ? kind : ''}>
            <Figure kind={kind} clan={CLAN_IDS[index % CLAN_IDS.length] ?? FIRST_CLAN} size={size} />
          </Item>
        ))}
        <Item label="any other">
          <Figure kind="unknown" clan={FIRST_CLAN} size={size} />
        </Item>
      </Row>
    ))}
    {CLAN_IDS.map((clan) => (
      <Row key={clan}>
        <Emblem clan={clan} size={20} />
        {FIGURE_KINDS.map((kind) => (
          <Figure key={kind} kind={kind} clan={clan} size={27} />
        ))}
        <Figure kind="bushi" clan={clan} size={27} count={3} />
        <Figure kind="bushi" clan={clan} size={27} moved />
        <Figure kind="daimyo" clan={clan} size={31} count={2} moved />
      </Row>
    ))}
  </>
);

const Icons = () => (
  <>
    <h2>Icons</h2>
    <Row>
      {ICON_NAMES.map((name) => (
        <Item key={name} label={name}>
          <Row>
            <Icon name={name} size={28} />
            <Icon name={name} size={16} />
          </Row>
        </Item>
      ))}
    </Row>
  </>
);

const Kit = ({ theme }: { readonly theme: 'light' | 'dark' }) => (
  <div className={styles['page']} data-theme={theme} id={theme}>
    <h1>Hinode, the kit</h1>
    <Clans />
    <Figures />
    <Icons />
    <Tiles />
    <Cards />
    <Maps />
    <Scenes />
  </div>
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Kit theme="light" />
      <Kit theme="dark" />
    </StrictMode>,
  );
}
