import type { ProvinceId } from '@hinode/engine';
import { PROVINCE_IDS } from '@hinode/engine/facts';
import { useText } from '../../app/language.tsx';
import { Emblem } from '../../art/emblem.tsx';
import { Figure } from '../../art/figure.tsx';
import { Icon } from '../../art/icon.tsx';
import { campsIn, inOrder, worshippersAt } from '../../board/camps.ts';
import { ForceDisc } from '../../board/force-disc.tsx';
import { WIDE } from '../../board/geography.ts';
import { useProvince } from '../../board/use-province.ts';
import { useChoosing } from '../../choices/choosing.tsx';
import { useTableState } from '../../table/use-table.ts';
import { type Seen, seenAround, shareOf } from './seen.ts';
import styles from './small-map.module.css';

interface Props {
  /** The moves whose places should be visible. */
  readonly about: readonly object[];
}

/** A piece of the map, around the subject of a live board: the land, who stands there, and the shrines if they matter. */
export function SmallMap({ about }: Props) {
  const { view } = useTableState();
  const text = useText();
  const named = about.flatMap((move) => Object.values(move));
  const places = PROVINCE_IDS.filter(
    (province) => named.includes(province) || view.battle?.province === province,
  );
  const standing = PROVINCE_IDS.filter((province) => campsIn(view, province).length > 0);
  const seen = seenAround(places.length > 0 ? places : standing);
  return (
    <figure className={styles.map}>
      <svg viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`} aria-hidden="true" focusable="false">
        <path className={styles.shoal} d={SHORES} />
        {WIDE.routes.map(({ between, d }) => (
          <path key={between.join(' ')} className={styles.route} d={d} />
        ))}
        {PROVINCE_IDS.map((province) => (
          <Province key={province} province={province} />
        ))}
      </svg>
      <div aria-hidden="true">
        {PROVINCE_IDS.map((province) => (
          <Camps key={province} province={province} seen={seen} />
        ))}
      </div>
      <Shrines />
      <figcaption className="spoken">
        {standing
          .map((province) =>
            text.say('rules.stand', {
              province: { name: province },
              squads: {
                list: campsIn(view, province).map(({ clan, squad }) => ({
                  key: 'rules.squad',
                  values: { clan: { name: clan }, squad: { squad } },
                })),
              },
            }),
          )
          .join(' ')}
      </figcaption>
    </figure>
  );
}

const SHORES = PROVINCE_IDS.map((province) => WIDE.provinces[province].d).join('');

function Province({ province }: { readonly province: ProvinceId }) {
  const { target, pieces, choosing, considered, press, consider } = useProvince(province);
  const state = target ? 'lit' : pieces.length > 0 ? 'pieces' : choosing ? 'dim' : 'rest';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below offer the same to the keyboard; the picture is hidden
    <path
      className={styles.land}
      d={WIDE.provinces[province].d}
      data-state={state}
      data-considered={considered || undefined}
      data-province={province}
      onClick={press}
      onPointerEnter={() => consider(true)}
      onPointerLeave={() => consider(false)}
    />
  );
}

const FAR = 640;

function Camps({ province, seen }: { readonly province: ProvinceId; readonly seen: Seen }) {
  const { view } = useTableState();
  const text = useText();
  const [left, top] = shareOf(seen, WIDE.provinces[province].camp);
  const isInside = left > 0 && left < 1 && top > 0 && top < 1;
  const camps = campsIn(view, province);
  const { target } = useProvince(province);
  if (!isInside || (camps.length === 0 && !target)) return null;
  // If a large piece of the land is shown, emblems and Force must do.
  const isFar = seen.width > FAR;
  return (
    <div
      className={styles.camps}
      data-far={isFar || undefined}
      style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
    >
      <b className={styles.name}>{text.name(province)}</b>
      {camps.map((camp) => (
        <span key={camp.clan} className={styles.camp}>
          <Emblem clan={camp.clan} size={17} />
          {(isFar ? [] : inOrder(camp.squad)).map(([figure, count]) => (
            <Figure
              key={figure}
              kind={figure}
              clan={camp.clan}
              size={28}
              {...(count > 1 && { count: text.number(count) })}
            />
          ))}
          <ForceDisc {...camp} size={20} />
        </span>
      ))}
    </div>
  );
}

/** Where somebody worships, or could be sent. */
function Shrines() {
  const { view, sums } = useTableState();
  const { options, pick } = useChoosing();
  const text = useText();
  const targets = options.filter((option) => option.pick.kind === 'shrine');
  const isOfInterest =
    targets.length > 0 ||
    view.clans.some(({ shrines }) => Object.values(shrines).some((squad) => squad !== undefined));
  if (!isOfInterest) return null;
  return (
    <ol className={styles.shrines} aria-hidden="true">
      {view.shrines.map((shrine) => {
        const target = targets.find(
          (option) => option.pick.kind === 'shrine' && option.pick.shrine === shrine,
        );
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons below offer the same to the keyboard
          <li key={shrine} data-lit={target && ''} onClick={() => target && pick(target.pick)}>
            <span className={styles.kami}>
              <Icon name={shrine} size={14} />
              {text.name(shrine)}
            </span>
            {worshippersAt(view, shrine, (clan) => sums[clan]?.worship[shrine] ?? 0).map((camp) => (
              <span key={camp.clan} className={styles.worshippers}>
                <Emblem clan={camp.clan} size={15} />
                <ForceDisc {...camp} size={17} />
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
