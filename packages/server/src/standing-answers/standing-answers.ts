import type { ClanId, Decision, Move } from '@hinode/engine';
import type { Position } from '@hinode/engine/games';
import type { StandingAnswer } from '@hinode/wire';
import { askedNow, type Situation } from '../table/situation.ts';

/**
 * The moves of those who have a standing answer to what is asked now. Somebody who has just taken a move back wants to decide
 * differently, and is left out.
 */
export function standingMoves(situation: Situation): readonly StandingMove[] {
  const { players, proceedings, position } = situation;
  if (proceedings.paused || proceedings.ended !== undefined) return [];
  const clans = players.filter(
    (clan) => (proceedings.standing[clan]?.length ?? 0) > 0 && clan !== position.tookBack,
  );
  if (clans.length === 0) return [];
  const asked = askedNow(situation);
  return clans
    .flatMap((clan) =>
      (proceedings.standing[clan] ?? []).flatMap((answer) => {
        const move = moveBy(clan, answer, asked, situation);
        return move ? [{ move, ...(isForOnce(answer) && { spends: answer }) }] : [];
      }),
    )
    .filter(({ move }) => position.engine.refusal(position.state, move) === undefined);
}

/** The answer somebody gave in advance, now that the question is asked. */
export interface StandingMove {
  readonly move: Move;
  /** Present if the answer was meant for this one time. */
  readonly spends?: StandingAnswer;
}

const isForOnce = (answer: StandingAnswer): boolean =>
  answer.on === 'bid' || ('once' in answer && answer.once === true);

function moveBy(
  clan: ClanId,
  answer: StandingAnswer,
  asked: readonly Decision[],
  situation: Situation,
): Move | undefined {
  const { position } = situation;
  const pauses = position.engine.isPausing(position.state);
  const mine = asked.find((decision) => decision.clan === clan);
  switch (answer.on) {
    case 'use': {
      const { ability, value } = answer;
      return mine?.kind === 'use' && mine.ability === ability
        ? { clan, type: 'use', value, ability }
        : undefined;
    }
    case 'pass':
      return mine?.kind === answer.kind ? { clan, type: 'pass' } : undefined;
    case 'tea':
      return mine?.kind === 'ready' && !pauses && !isOffered(position, clan)
        ? { clan, type: 'ready', value: true }
        : undefined;
    case 'bid':
      return mine?.kind === 'bid' && isThatWar(position, clan, answer)
        ? { clan, type: 'bid', ...answer.bid }
        : undefined;
    case 'accept':
      return asked[0]?.kind === 'ready' && asksForNothing(position, answer.with, clan)
        ? { clan, type: 'accept', with: answer.with }
        : undefined;
    case 'ready':
      return mine?.kind === 'ready' && pauses && !hasPledged(clan, situation)
        ? { clan, type: 'ready', value: true }
        : undefined;
  }
}

const isOffered = ({ engine, state }: Position, to: ClanId): boolean =>
  engine.view(state).proposals.some(({ with: other }) => other === to);

/** The same war, against the clans for which the bid was meant. */
function isThatWar(
  { engine, state }: Position,
  clan: ClanId,
  { season, war, against }: Extract<StandingAnswer, { on: 'bid' }>,
): boolean {
  const { season: now, battle } = engine.view(state);
  if (battle === undefined || now !== season || battle.province !== war) return false;
  const others = battle.fighters.filter((one) => one !== clan);
  return others.length === against.length && others.every((one) => against.includes(one));
}

const asksForNothing = ({ engine, state }: Position, by: ClanId, to: ClanId): boolean =>
  engine
    .view(state)
    .proposals.some(
      ({ clan, with: other, ask }) => clan === by && other === to && ask.coins === 0 && ask.ronin === 0,
    );

/**
 * Did this clan promise something this season, or offer coins? There are never fewer entries than valid moves, so no promise of
 * the season is missed. Where moves were taken back an older promise may count too; then the clan is asked.
 */
const hasPledged = (clan: ClanId, { proceedings, position }: Situation): boolean =>
  (proceedings.pledged[clan] ?? -1) >= position.seasonSince;
