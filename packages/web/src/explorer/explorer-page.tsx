import type { ClanId, KamiId, SetId } from '@hinode/engine';
import {
  type Condition,
  type Explored,
  type ExploredHere,
  enoughGames,
  judged,
  SUBJECTS,
  type Subject,
} from '@hinode/wire';
import { type ReactNode, useState } from 'react';
import { useIsSeen } from '../app/after-picture.ts';
import { useText } from '../app/language.tsx';
import { refusedKey } from '../online/refused-words.ts';
import { Shell } from '../online/shell.tsx';
import { Segments } from '../ui/segments.tsx';
import styles from './explorer-page.module.css';
import { useLocalFigures } from './use-local-figures.ts';
import { useServerFigures } from './use-server-figures.ts';
import { type Named, WinChart } from './win-chart.tsx';

type Whose = 'here' | 'server';

/** What wins: in the games of this browser, or of the server. */
export function ExplorerPage() {
  const text = useText();
  const [whose, setWhose] = useState<Whose>('here');
  const [condition, setCondition] = useState<Condition>({});
  const choose = (one: Whose): void => {
    setWhose(one);
    // What one asked there may not be known here.
    setCondition({});
  };
  const Figures = whose === 'here' ? FromHere : FromServer;
  return (
    <Shell
      className={styles.page}
      title={text.say('explorer.title')}
      lead={text.say('explorer.lead')}
      back={{ to: { page: 'statistics', online: false }, label: text.say('statistics.title') }}
    >
      <section className={styles.asked} data-explorer={whose}>
        <OneCondition
          title={text.say('explorer.whose')}
          value={whose}
          options={[
            { value: 'here', label: text.say('explorer.here') },
            { value: 'server', label: text.say('explorer.server') },
          ]}
          onChange={(one) => choose(one === 'server' ? 'server' : 'here')}
        />
      </section>
      <Figures condition={condition} onCondition={setCondition} />
    </Shell>
  );
}

interface Asking {
  readonly condition: Condition;
  readonly onCondition: (condition: Condition) => void;
}

function FromHere(asking: Asking) {
  const found = useLocalFigures(asking.condition);
  return found && <Found {...asking} found={found} />;
}

function FromServer(asking: Asking) {
  const text = useText();
  const { value, refused } = useServerFigures(asking.condition);
  if (value !== undefined) return <Found {...asking} found={value} />;
  return (
    refused !== undefined && (
      <p role="status" className={styles.empty}>
        {text.say(refusedKey(refused))}
      </p>
    )
  );
}

function Found({ found, ...asking }: Asking & { readonly found: ExploredHere }) {
  const text = useText();
  const { explored, least, toCome } = found;
  const games = text.say('explorer.games', { n: explored.games });
  return (
    <>
      <Conditions {...asking} explored={explored} />
      <p className={styles.games} role="status" data-games={explored.games} data-to-come={toCome}>
        {explored.games > 0 && <b>{games}</b>} {toCome > 0 && text.say('explorer.reading', { n: toCome })}
      </p>
      {explored.wins.clan.length === 0 ? (
        toCome === 0 && (
          <p className={styles.empty}>
            {text.say(explored.games === 0 ? 'explorer.empty' : 'explorer.least', { n: least })}
          </p>
        )
      ) : (
        <>
          <Caution explored={explored} />
          <div className={styles.boxes}>
            {SUBJECTS.map((subject, i) => (
              <AfterPictures key={subject} pictures={i + 1}>
                <Chart subject={subject} explored={explored} from={games} />
              </AfterPictures>
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** Charts have hundreds of elements: each comes in a picture of its own, so that none takes long. */
const AfterPictures = ({ pictures, children }: { readonly pictures: number; readonly children: ReactNode }) =>
  useIsSeen(pictures) && children;

/** How few games are too few. */
function Caution({ explored: { wins } }: { readonly explored: Explored }) {
  const text = useText();
  const lines = Object.values(wins).flat();
  const few = lines.filter((line) => judged(line).isFew).length;
  return (
    <div className={styles.caution}>
      {few > 0 && <p>{text.say('explorer.few', { few, all: lines.length, n: enoughGames() })}</p>}
      <p>{text.say('explorer.how')}</p>
    </div>
  );
}

const ANY = 'any';

/** Which games are looked at: of what there is more than one kind of. */
function Conditions({
  condition,
  onCondition,
  explored: { kinds },
}: Asking & { readonly explored: Explored }) {
  const text = useText();
  const all = kinds.players.reduce((sum, { games }) => sum + games, 0);
  const tells = (by: keyof Condition): boolean => kinds[by].some(({ games }) => games < all);
  const without = (by: keyof Condition): Condition => {
    const { [by]: _, ...others } = condition;
    return others;
  };
  const ask = (by: keyof Condition, read: (of: string) => Condition) => ({
    value: `${condition[by] ?? ANY}`,
    onChange: (of: string): void => onCondition({ ...without(by), ...(of !== ANY && read(of)) }),
  });
  const options = (by: keyof Condition, name: (of: string) => string) => [
    { value: ANY, label: text.say('explorer.any') },
    ...kinds[by].map(({ of, games }) => ({
      value: of,
      label: (
        <>
          {name(of)} <small>{text.number(games)}</small>
        </>
      ),
    })),
  ];
  return (
    <div className={styles.conditions}>
      {tells('players') && (
        <OneCondition
          title={text.say('setup.players')}
          options={options('players', (of) => text.number(Number(of)))}
          {...ask('players', (of) => ({ players: Number(of) }))}
        />
      )}
      {tells('set') && (
        <OneCondition
          title={text.say('setup.set')}
          options={options('set', (of) => text.name(of))}
          {...ask('set', (of) => ({ set: of as SetId }))}
        />
      )}
      {tells('kami') && (
        <OneCondition
          title={text.say('explorer.kami')}
          options={options('kami', (of) => text.name(of))}
          {...ask('kami', (of) => ({ kami: of as KamiId }))}
        />
      )}
    </div>
  );
}

type ConditionProps = { readonly title: string } & Omit<Parameters<typeof Segments<string>>[0], 'label'>;

const OneCondition = ({ title, ...segments }: ConditionProps) => (
  <div className={styles.condition}>
    <span aria-hidden="true">{title}</span>
    <Segments label={title} {...segments} />
  </div>
);

const TITLES = {
  clan: 'explorer.clans',
  seat: 'explorer.seats',
  mandate: 'explorer.mandates',
  favor: 'explorer.favors',
  card: 'explorer.cards',
} as const;

const ABOUT = {
  clan: 'explorer.about-clans',
  seat: 'explorer.about-seats',
  mandate: 'explorer.about-mandates',
  favor: 'explorer.about-favors',
  card: 'explorer.about-cards',
} as const;

/** There are dozens of cards. */
const MOST_CARDS = 16;

interface ChartProps {
  readonly subject: Subject;
  readonly explored: Explored;
  readonly from: string;
}

function Chart({ subject, explored, from }: ChartProps) {
  const text = useText();
  const lines = explored.wins[subject].map(
    (line): Named => ({
      ...line,
      name: subject === 'seat' ? text.say('explorer.seat', { n: Number(line.of) }) : text.name(line.of),
      ...(subject === 'clan' && { clan: line.of as ClanId }),
    }),
  );
  if (lines.length === 0) return null;
  return (
    <WinChart
      title={text.say(TITLES[subject])}
      about={text.say(ABOUT[subject])}
      lines={lines}
      from={from}
      {...(subject === 'card' && lines.length > MOST_CARDS && { most: MOST_CARDS })}
    />
  );
}
