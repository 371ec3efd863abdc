import type { Decision } from '@hinode/engine';
import { answerMessages, type Text } from '@hinode/text';
import { Say, SayMessage, useText } from '../app/language.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Figure } from '../art/figure.tsx';
import { Icon } from '../art/icon.tsx';
import { type Pick, picksOf } from '../choices/picks.ts';
import { stackOf } from '../choices/stack.ts';
import type { Offer } from '../table/table.ts';
import { useTableState } from '../table/use-table.ts';
import styles from './dock.module.css';
import own from './options.module.css';
import { OutcomeLine } from './outcome-line.tsx';
import { WarSeal } from './war-seal.tsx';

interface Props {
  readonly pick: Pick;
  readonly decision: Decision;
  readonly offer?: Offer;
}

/** What an option looks like: the thing itself with its name, and what choosing it would change. */
export function OptionFace({ pick, decision, offer }: Props) {
  const text = useText();
  const { me, view } = useTableState();
  const many = stackOf(decision, view, me, pick);
  switch (pick.kind) {
    case 'piece':
      return (
        <>
          <Figure kind={pick.figure} clan={me} size={30} {...(many > 1 && { count: text.number(many) })} />
          <span>
            {pieceName(text, pick, many)}
            {offer && <WhereTo offer={offer} />}
          </span>
        </>
      );
    case 'victim':
      return (
        <>
          <Figure kind={pick.figure} clan={pick.of} size={30} />
          <span>
            {victimName(text, pick)}
            {offer && <OutcomeLine offer={offer} {...(pick.province && { province: pick.province })} />}
          </span>
        </>
      );
    case 'province':
      return (
        <>
          <WarSeal province={pick.province} />
          <span>
            <span className={styles.name}>{text.name(pick.province)}</span>
            {/* What a stronghold costs stands beside the question. */}
            {offer && decision.kind !== 'build' && <OutcomeLine offer={offer} province={pick.province} />}
          </span>
        </>
      );
    case 'shrine':
      return (
        <>
          <Icon name={pick.shrine} size={26} />
          <span>
            <span className={styles.name}>{text.name(pick.shrine)}</span>
            <span className={own.favor}>
              <Say k={`rule.${pick.shrine}.short`} />
            </span>
          </span>
        </>
      );
    case 'through':
      return (
        <>
          <Figure kind="stronghold" clan={me} size={26} />
          <span className={styles.name}>{text.name(pick.province)}</span>
        </>
      );
    case 'clan':
      return (
        <>
          <Emblem clan={pick.clan} size={26} />
          <span className={styles.name}>{text.name(pick.clan)}</span>
        </>
      );
    case 'clans':
      return (
        <>
          {pick.clans.map((clan) => (
            <Emblem key={clan} clan={clan} size={26} />
          ))}
          <span className={styles.name}>{text.list(pick.clans.map((clan) => text.name(clan)))}</span>
        </>
      );
    case 'answer': {
      const { yes, no } = answerMessages(decision);
      return (
        <span>
          <SayMessage message={pick.yes ? yes : no} />
          {offer && <OutcomeLine offer={offer} />}
        </span>
      );
    }
    case 'order':
      return <span>{text.say(pick.first ? 'answer.order.first' : 'answer.order.last')}</span>;
    // They have tiles, faces and a button of their own.
    case 'tile':
    case 'announce':
    case 'card':
    case 'pass':
      return null;
  }
}

/** "2 Bushi in Edo": those that have not moved. */
function pieceName(text: Text, { figure, at }: Extract<Pick, { kind: 'piece' }>, many: number): string {
  if (at === undefined) return text.name(figure);
  return many > 1
    ? text.say('dock.pieces-in', { squad: { squad: { [figure]: many } }, province: { name: at } })
    : text.say('dock.piece-in', { figure: { name: figure }, province: { name: at } });
}

/** A figure for which there is only one place says which. */
function WhereTo({ offer }: { readonly offer: Offer }) {
  const text = useText();
  const place = picksOf(offer.move)[1];
  return (
    <>
      {place?.kind === 'province' && <span className={own.place}> {text.name(place.province)}</span>}
      {place?.kind === 'shrine' && <span className={own.place}> {text.name(place.shrine)}</span>}
      <OutcomeLine offer={offer} {...(place?.kind === 'province' && { province: place.province })} />
    </>
  );
}

function victimName(text: Text, pick: Extract<Pick, { kind: 'victim' }>): string {
  const values = { clan: { name: pick.of }, figure: { name: pick.figure } };
  if (pick.province !== undefined)
    return text.say('dock.victim-in', { ...values, province: { name: pick.province } });
  if (pick.shrine !== undefined)
    return text.say('dock.victim-at', { ...values, shrine: { name: pick.shrine } });
  return text.say('dock.victim', values);
}
