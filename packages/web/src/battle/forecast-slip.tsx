import type { BattleView, Bid } from '@hinode/engine';
import type { Forecast } from '@hinode/engine/facts';
import { coinsIn, forecastsOf, sharesOf } from '@hinode/engine/facts';
import { Say, useText } from '../app/language.tsx';
import { useScreen } from '../app/screen.ts';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import { useTableState, useYou } from '../table/use-table.ts';
import { armiesSeen } from './forecast.ts';
import styles from './forecast-slip.module.css';

interface Props {
  readonly battle: BattleView;
  readonly bid: Bid;
}

/** Who wins, line by line: it depends on who gets the ronin. */
export function ForecastSlip({ battle, bid }: Props) {
  const state = useTableState();
  const forecasts = forecastsOf(armiesSeen(state, bid), state.view.honor);
  const isSure = new Set(forecasts.map(({ winner }) => winner)).size === 1;
  const screen = useScreen();
  return (
    // Where room is short it is one line until somebody wants to know.
    <details className={styles.slip} open={screen !== 'short-phone'}>
      <summary className={styles.head}>
        <h3 className={styles.title}>
          <Say k="battle.forecast" values={{ province: { name: battle.province } }} />
        </h3>
        <span className={styles.depends}>
          <Say k={isSure ? 'battle.forecast-sure' : 'battle.forecast-depends'} />
        </span>
      </summary>
      <ul>
        {forecasts.map((forecast) => (
          <Line key={forecast.hirers.join()} forecast={forecast} only={forecasts.length === 1} />
        ))}
      </ul>
      <p className={styles.small}>
        <Say k="battle.forecast-before" /> <Reparations battle={battle} bid={coinsIn(bid)} />
      </p>
    </details>
  );
}

function Line({ forecast, only }: { readonly forecast: Forecast; readonly only: boolean }) {
  const text = useText();
  return (
    <li className={styles.line}>
      <span className={styles.if}>
        {!only && (
          <>
            <Icon name="ronin" />{' '}
            <span className={styles.full}>
              <Hirer forecast={forecast} />
            </span>
            <span className={styles.short} aria-hidden="true">
              <HirerSign forecast={forecast} />
            </span>
          </>
        )}
      </span>
      <span className={styles.armies}>
        {forecast.armies.map(({ clan, force, hired, atMost }) => (
          <span key={clan} className={styles.army}>
            <Emblem clan={clan} size={20} title={text.name(clan)} />{' '}
            {hired === 0 ? (
              text.number(force)
            ) : (
              <>
                <span className={styles.full}>
                  <Say
                    k={atMost ? 'battle.sum-at-most' : 'battle.sum'}
                    values={{ force, hired, sum: force + hired }}
                  />
                </span>
                <span className={styles.short} aria-hidden="true">
                  {text.number(force + hired)}
                </span>
              </>
            )}
          </span>
        ))}
      </span>
      <span className={styles.winner}>
        <Winner forecast={forecast} />
      </span>
    </li>
  );
}

function Hirer({ forecast: { hirers } }: { readonly forecast: Forecast }) {
  const you = useYou();
  const [clan] = hirers;
  if (hirers.includes(undefined) || clan === undefined) return <Say k="battle.otherwise" />;
  return clan === you ? (
    <Say k="battle.if-ronin-you" />
  ) : (
    <Say k="battle.if-ronin-to" values={{ clan: { name: clan } }} />
  );
}

/** Whose emblem it is, where there is no room for the words. */
function HirerSign({ forecast: { hirers } }: { readonly forecast: Forecast }) {
  const [clan] = hirers;
  if (hirers.includes(undefined) || clan === undefined) return <Say k="battle.otherwise" />;
  return <Emblem clan={clan} size={18} />;
}

function Winner({ forecast: { winner, byHonor, armies } }: { readonly forecast: Forecast }) {
  const you = useYou();
  const army = armies.find(({ clan }) => clan === winner);
  const unsure = army?.atMost && army.hired > 0;
  const clan = { name: winner };
  return (
    <>
      <Emblem clan={winner} size={18} />{' '}
      <b>
        {unsure ? (
          <Say k="battle.may-win" values={{ clan }} />
        ) : winner === you ? (
          <Say k="battle.you-win" />
        ) : (
          <Say k="battle.wins" values={{ clan }} />
        )}
      </b>
      {byHonor && (
        <span className={styles.tie}>
          <Icon name="honor" /> <Say k="battle.tie" />
        </span>
      )}
    </>
  );
}

/** REPAIR-1, REPAIR-2: where the coins go. */
function Reparations({ battle: { fighters }, bid }: { readonly battle: BattleView; readonly bid: number }) {
  const you = useYou();
  if (bid === 0) return null;
  const losers = fighters.filter((clan) => clan !== you);
  const { each, odd } = sharesOf(bid, losers.length);
  const clans = { names: losers };
  return odd === 0 && losers.length > 1 ? (
    <Say k="battle.coins-return-each" values={{ clans, n: each }} />
  ) : (
    <Say
      k={losers.length > 1 ? 'battle.coins-return' : 'battle.coins-return-one'}
      values={{ clans, n: bid }}
    />
  );
}
