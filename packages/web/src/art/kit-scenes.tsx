import type { ClanId } from '@hinode/engine';
import { CARD_FACTS, CLAN_IDS, MANDATE_IDS, PROVINCE_IDS, SEASON_IDS } from '@hinode/engine/facts';
import type { ReactNode } from 'react';
import { type Geography, TALL, WIDE } from '../board/geography.ts';
import { Banner } from './banner.tsx';
import { Battlefield } from './battlefield.tsx';
import { CardFace } from './card-face.tsx';
import { CardPicture } from './card-picture.tsx';
import { Emblem } from './emblem.tsx';
import { Figure } from './figure.tsx';
import { HomePicture } from './home-picture.tsx';
import { Icon } from './icon.tsx';
import styles from './kit.module.css';
import { Sea } from './sea.tsx';
import { SeasonSeal } from './season-seal.tsx';
import { TeaTable } from './tea-table.tsx';
import { Tile } from './tile.tsx';

const [FIRST_CLAN, SECOND_CLAN] = CLAN_IDS as readonly [ClanId, ClanId];
const SOME_MONSTER = CARD_FACTS.find(({ type }) => type === 'monster')?.id ?? '';

const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['row']}>{children}</div>
);

interface StageProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

const Stage = ({ width, height, children }: StageProps) => (
  <div className={styles['stage']} style={{ width, height }}>
    {children}
  </div>
);

const SIZES = [34, 84, 104] as const;

/** Every card of this edition with its picture in all sizes, and the cards of boxes to come. */
export const Cards = () => (
  <>
    <h2>Cards</h2>
    <Row>
      {CARD_FACTS.slice(0, 12).map((card) => (
        <CardFace
          key={card.id}
          card={card}
          title={card.id}
          kind={card.type}
          cost={card.cost}
          copies={card.copies}
        />
      ))}
    </Row>
    {SIZES.map((size) => (
      <Row key={size}>
        {CARD_FACTS.map((card) => (
          <CardPicture key={card.id} card={card} size={size} />
        ))}
      </Row>
    ))}
  </>
);

export const Tiles = () => (
  <>
    <h2>Seasons and mandates</h2>
    <Row>
      {SEASON_IDS.map((season) => (
        <SeasonSeal key={season} season={season} size={48} />
      ))}
      {MANDATE_IDS.map((mandate) => (
        <Tile key={mandate} mandate={mandate} clan={SECOND_CLAN} current={mandate === 'marshal'}>
          {mandate}
        </Tile>
      ))}
      <Tile mandate="harvest" faceDown clan={SECOND_CLAN}>
        harvest
      </Tile>
      <Tile faceDown />
      <Tile clan={FIRST_CLAN}>You</Tile>
    </Row>
  </>
);

const Land = ({ geography, lit }: { readonly geography: Geography; readonly lit: readonly string[] }) => {
  const paths = PROVINCE_IDS.map((id) => ({ id, ...geography.provinces[id] }));
  const thin = geography === TALL ? 0.7 : 1;
  return (
    <svg className={styles['map']} viewBox={`0 0 ${geography.viewBox.join(' ')}`} aria-hidden="true">
      {[22, 11].map((width) => (
        <g
          key={width}
          fill="none"
          stroke="var(--shoal)"
          strokeOpacity="0.22"
          strokeWidth={width * thin}
          strokeLinejoin="round"
        >
          {paths.map(({ id, d }) => (
            <path key={id} d={d} />
          ))}
        </g>
      ))}
      <g
        fill="none"
        stroke="var(--route)"
        strokeWidth={2.6 * thin}
        strokeLinecap="round"
        strokeDasharray={`0 ${7 * thin}`}
      >
        {geography.routes.map(({ d }) => (
          <path key={d} d={d} />
        ))}
      </g>
      {paths.map(({ id, d }) => (
        <path
          key={id}
          d={d}
          fill="var(--land)"
          stroke="var(--coast)"
          strokeWidth={1.6 * thin}
          strokeLinejoin="round"
        />
      ))}
      {paths
        .filter(({ id }) => lit.includes(id))
        .map(({ id, d }) => (
          <path
            key={id}
            d={d}
            fill="var(--lit)"
            stroke="var(--lit-line)"
            strokeWidth={3 * thin}
            strokeLinejoin="round"
          />
        ))}
      <path d={geography.grain} fill="none" stroke="#1d1a17" strokeOpacity="0.15" strokeWidth={thin} />
    </svg>
  );
};

/** A full camp in every province: five clans, a line for each. */
const Camps = ({ geography, scale }: { readonly geography: Geography; readonly scale: number }) =>
  PROVINCE_IDS.map((id, index) => {
    const { camp, plate } = geography.provinces[id];
    const [width, height] = geography.viewBox;
    const at = ([x, y]: readonly [number, number]) => ({
      position: 'absolute' as const,
      left: `${(x / width) * 100}%`,
      top: `${(y / height) * 100}%`,
      transform: 'translate(-50%, -50%)',
    });
    return (
      <div key={id}>
        <div style={at(camp)}>
          {CLAN_IDS.slice(0, 1 + (index % 3) * 2).map((clan) => (
            <div key={clan} style={{ display: 'flex', alignItems: 'center', height: 29 * scale }}>
              <Emblem clan={clan} size={18 * scale} />
              <Figure clan={clan} kind="stronghold" size={27 * scale} />
              <Figure clan={clan} kind="bushi" size={27 * scale} count={2} />
              <Figure clan={clan} kind={SOME_MONSTER} size={27 * scale} />
            </div>
          ))}
        </div>
        <div
          style={{
            ...at(plate),
            padding: '3px 8px',
            background: 'var(--paper-hi)',
            border: '1px solid var(--line)',
            borderRadius: 4,
            font: '400 17px var(--display)',
            textTransform: 'capitalize',
          }}
        >
          {id} <Icon name="vp" size={13} /> 1 <Icon name="coin" size={13} /> 1
        </div>
      </div>
    );
  });

export const Maps = () => (
  <>
    <h2>The map, wide and tall</h2>
    <Row>
      <div id="wide">
        <Stage width={900} height={648}>
          <Sea />
          <Land geography={WIDE} lit={['oshu', 'kyoto']} />
          <Camps geography={WIDE} scale={1} />
        </Stage>
      </div>
      <div id="tall">
        <Stage width={390} height={530}>
          <Sea />
          <Land geography={TALL} lit={['oshu', 'kyoto']} />
        </Stage>
      </div>
      <div id="zoomed">
        <Stage width={702} height={954}>
          <Sea />
          <Land geography={TALL} lit={[]} />
          <Camps geography={TALL} scale={1} />
        </Stage>
      </div>
    </Row>
  </>
);

export const Scenes = () => (
  <>
    <h2>Scenes</h2>
    <Row>
      <div id="home">
        <Stage width={960} height={600}>
          <HomePicture />
        </Stage>
      </div>
      <div id="tea">
        <Stage width={560} height={520}>
          <Sea />
          <div style={{ position: 'relative', padding: 30 }}>
            <TeaTable seats={[0, 72, 144, 216, 288]} />
          </div>
        </Stage>
      </div>
      <div id="battle">
        <Stage width={960} height={220}>
          <Battlefield />
          <div style={{ position: 'absolute', insetInline: 24, bottom: 24, display: 'flex', gap: 180 }}>
            {CLAN_IDS.slice(0, 3).map((clan) => (
              <div key={clan} style={{ display: 'flex', alignItems: 'end' }}>
                <Banner clan={clan} height={150} />
                <Figure clan={clan} kind="daimyo" size={76} />
                <Figure clan={clan} kind="bushi" size={58} />
              </div>
            ))}
          </div>
        </Stage>
      </div>
    </Row>
  </>
);
