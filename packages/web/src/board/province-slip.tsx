import type { ProvinceId } from '@hinode/engine';
import { Say, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Figure } from '../art/figure.tsx';
import { WhyNot } from '../choices/why-not.tsx';
import { WarSeal } from '../dock/war-seal.tsx';
import { ForceSum } from '../explain/force-sum.tsx';
import { useTableState } from '../table/use-table.ts';
import { campsIn, inOrder, loneKamiIn } from './camps.ts';
import { ForceDisc } from './force-disc.tsx';
import styles from './province-slip.module.css';
import { rewardOf } from './reward.tsx';
import { useProvince } from './use-province.ts';

/**
 * Everything about a province: its war, its reward, every clan there with its figures and its Force; and if something on the map is
 * asked for, why the province cannot be chosen.
 */
export function ProvinceSlip({ province }: { readonly province: ProvinceId }) {
  const text = useText();
  const { view } = useTableState();
  const camps = campsIn(view, province);
  const { attempt } = useProvince(province);
  const war = view.wars.indexOf(province) + 1;
  return (
    <div className={styles.slip}>
      <p className={styles.name}>
        <WarSeal province={province} />
        {text.name(province)}
      </p>
      <p>{text.say('map.war-order', { any: war > 0 ? 'yes' : 'no', n: war })}</p>
      <p>
        <Say k="map.reward" values={{ reward: { purse: rewardOf(province) } }} />
      </p>
      {camps.length === 0 && <p>{text.say('map.spoken-empty')}</p>}
      {loneKamiIn(view, province).map((kami) => (
        <p key={kami}>{text.say('map.kami-alone', { kami: { name: kami } })}</p>
      ))}
      <ul className={styles.camps}>
        {camps.map((camp) => (
          <li key={camp.clan} className={styles.camp}>
            <Emblem clan={camp.clan} size={22} />
            <span className={styles.clan} aria-hidden="true">
              {text.name(camp.clan)}
            </span>
            <span className={styles.figures} aria-hidden="true">
              {inOrder(camp.squad).map(([figure, count]) => (
                <Figure
                  key={figure}
                  kind={figure}
                  clan={camp.clan}
                  size={28}
                  {...(count > 1 && { count: text.number(count) })}
                />
              ))}
            </span>
            <span className="spoken">
              {text.say('shrines.worshippers', { clan: { name: camp.clan }, squad: { squad: camp.squad } })}
            </span>
            <ForceSum clan={camp.clan} province={province} className={styles.sum}>
              <ForceDisc {...camp} size={26} />
            </ForceSum>
          </li>
        ))}
      </ul>
      {attempt && <WhyNot move={attempt} className={styles.why} />}
    </div>
  );
}
