import { type ClanId, type Decision, type Move, refusal, type State, view } from '@hinode/engine';
import type { StandingAnswer } from '@hinode/wire';
import { askedNow, type Scene } from './scene.ts';

/**
 * The move of somebody who gave the answer in advance, if one is asked for now. Whoever has just taken a move back is
 * about to decide otherwise.
 */
export function standingMove(scene: Scene): Move | undefined {
  const { players, life, position } = scene;
  const clans = players.filter(
    (clan) => (life.standing[clan]?.length ?? 0) > 0 && clan !== position.tookBack,
  );
  if (clans.length === 0) return undefined;
  const asked = askedNow(scene);
  return clans
    .flatMap((clan) =>
      (life.standing[clan] ?? []).map((answer) => moveBy(clan, answer, asked, position.state)),
    )
    .find((move) => move !== undefined && refusal(position.state, move) === undefined);
}

function moveBy(
  clan: ClanId,
  answer: StandingAnswer,
  asked: readonly Decision[],
  state: State,
): Move | undefined {
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
    case 'accept':
      return asked[0]?.kind === 'ready' && asksForNothing(state, answer.with, clan)
        ? { clan, type: 'accept', with: answer.with }
        : undefined;
  }
}

const asksForNothing = (state: State, by: ClanId, to: ClanId): boolean =>
  view(state).proposals.some(
    ({ clan, with: other, ask }) => clan === by && other === to && ask.coins === 0 && ask.ronin === 0,
  );
