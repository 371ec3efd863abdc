import type { SeasonId } from '@hinode/engine';
import type { CardType } from '@hinode/engine/facts';
import type { WeaveName } from './weaves.ts';

/**
 * What is on the picture of each card. The scene says when a card works: a gate after a summon or at a shrine, banners when war
 * begins, the sun for honor, the moon for what is hidden or kills, a wave for the sea, a mountain for plain strength, a
 * field for coins, a bridge for gifts and allies, pines for what lives on or waits, a castle for strongholds, rain for Oni,
 * snow for Winter. The subject follows the name: an icon of game-icons.net, or `own:` a drawing of ours.
 *
 * The season gives the wash and the type of the card the ground. `scripts/cards.ts` draws the sheet from this.
 */

export interface CardArt {
  readonly subject: string;
  readonly scene: string;
}

/** By the card's id; also those of boxes that are still to come. */
export const CARD_ART: Readonly<Record<string, CardArt>> = {
  komainu: { subject: 'own:komainu', scene: 'gate' },
  'oni-of-skulls': { subject: 'own:oni-of-skulls', scene: 'moon' },
  'path-of-the-lion': { subject: 'lion', scene: 'mountain' },
  righteousness: { subject: 'incense', scene: 'pines' },
  'way-of-the-shogun': { subject: 'pagoda', scene: 'banners' },
  benevolence: { subject: 'pay-money', scene: 'bridge' },
  'path-of-the-kenin': { subject: 'pikeman', scene: 'castle' },
  'path-of-the-light': { subject: 'asian-lantern', scene: 'gate' },
  courage: { subject: 'tiger-head', scene: 'sun' },
  'path-of-the-ninja': { subject: 'ninja-heroic-stance', scene: 'moon' },
  'way-of-the-righteous': { subject: 'meditation', scene: 'banners' },
  honesty: { subject: 'shinto-shrine-mirror', scene: 'sun' },
  'path-of-the-patron': { subject: 'paint-brush', scene: 'gate' },
  'path-of-the-warlord': { subject: 'warlord-helmet', scene: 'gate' },
  'path-of-the-serpent': { subject: 'sea-serpent', scene: 'wave' },
  respect: { subject: 'kneeling', scene: 'sun' },
  'way-of-bushido': { subject: 'sword-hilt', scene: 'banners' },
  'way-of-the-ronin': { subject: 'bindle', scene: 'banners' },
  yurei: { subject: 'own:yurei', scene: 'moon' },
  justice: { subject: 'scales', scene: 'sun' },
  'oni-of-blood': { subject: 'own:oni-of-blood', scene: 'rain' },
  'oni-of-souls': { subject: 'own:oni-of-souls', scene: 'moon' },
  'path-of-the-samurai': { subject: 'samurai-helmet', scene: 'gate' },
  mercy: { subject: 'paper-crane', scene: 'pines' },
  'path-of-the-monkey': { subject: 'monkey', scene: 'gate' },
  loyalty: { subject: 'sitting-dog', scene: 'bridge' },
  'way-of-the-merchant': { subject: 'abacus', scene: 'field' },
  'form-of-the-kitsune': { subject: 'fox', scene: 'snow' },
  'form-of-the-phoenix': { subject: 'own:phoenix', scene: 'snow' },
  'path-of-the-dragon': { subject: 'dragon-spiral', scene: 'mountain' },
  'river-dragon': { subject: 'own:river-dragon', scene: 'wave' },
  'way-of-the-moneylender': { subject: 'swap-bag', scene: 'banners' },
  'form-of-the-beast': { subject: 'boar', scene: 'snow' },
  'oni-of-hate': { subject: 'own:oni-of-hate', scene: 'rain' },
  'oni-of-spite': { subject: 'own:oni-of-spite', scene: 'rain' },
  'way-of-the-katana': { subject: 'katana', scene: 'banners' },
  'form-of-the-demon': { subject: 'oni', scene: 'snow' },
  'path-of-the-spirit': { subject: 'soul', scene: 'gate' },
  'form-of-the-kindred': { subject: 'teapot-leaves', scene: 'snow' },
  'path-of-the-unrighteous': { subject: 'duality-mask', scene: 'moon' },
  dignity: { subject: 'heron', scene: 'sun' },
  'path-of-the-pacifist': { subject: 'peace-dove', scene: 'pines' },
  'path-of-the-salamander': { subject: 'salamander', scene: 'field' },
  generosity: { subject: 'sake-bottle', scene: 'bridge' },
  'path-of-the-vassal': { subject: 'prayer-beads', scene: 'gate' },
  piety: { subject: 'prayer', scene: 'gate' },
  'path-of-the-builder': { subject: 'froe-and-mallet', scene: 'castle' },
  'path-of-the-kannushi': { subject: 'shinto-shrine', scene: 'pines' },
  patience: { subject: 'bamboo-fountain', scene: 'pines' },
  'way-of-the-ashigaru': { subject: 'spears', scene: 'banners' },
  'path-of-might': { subject: 'fist', scene: 'mountain' },
  'path-of-the-shadow': { subject: 'shadow-follower', scene: 'moon' },
  'way-of-naginata': { subject: 'glaive', scene: 'banners' },
  sincerity: { subject: 'cherish', scene: 'sun' },
  'path-of-sengoku': { subject: 'tattered-banner', scene: 'field' },
  'path-of-the-favored': { subject: 'ringing-bell', scene: 'gate' },
  'form-of-the-dragon': { subject: 'double-dragon', scene: 'snow' },
  'way-of-the-snake': { subject: 'snake', scene: 'moon' },
  boldness: { subject: 'charging-bull', scene: 'sun' },
  'form-of-the-fox': { subject: 'fox-tail', scene: 'snow' },
  'way-of-naginata-autumn': { subject: 'glaive', scene: 'banners' },
  'form-of-the-tanuki': { subject: 'own:tanuki', scene: 'snow' },
  'way-of-the-keiri': { subject: 'sai', scene: 'banners' },
  daikokuten: { subject: 'toy-mallet', scene: 'field' },
  fukurokuju: { subject: 'wisdom', scene: 'mountain' },
  jurojin: { subject: 'deer', scene: 'pines' },
  bishamon: { subject: 'trident', scene: 'banners' },
  hotei: { subject: 'own:hotei', scene: 'gate' },
  benten: { subject: 'banjo', scene: 'wave' },
  ebisu: { subject: 'own:ebisu', scene: 'wave' },
  'earth-dragon': { subject: 'spiked-dragon-head', scene: 'mountain' },
  jinmenju: { subject: 'own:jinmenju', scene: 'pines' },
  jorogumo: { subject: 'own:jorogumo', scene: 'moon' },
  kotahi: { subject: 'eagle-head', scene: 'field' },
  phoenix: { subject: 'own:phoenix', scene: 'sun' },
  'fire-dragon': { subject: 'own:fire-dragon', scene: 'rain' },
  jikininki: { subject: 'shambling-zombie', scene: 'moon' },
  koneko: { subject: 'own:koneko', scene: 'field' },
  'nure-onna': { subject: 'own:nure-onna', scene: 'wave' },
  'sunakake-baba': { subject: 'sandstorm', scene: 'moon' },
  daikaiju: { subject: 'own:daikaiju', scene: 'wave' },
  kitsune: { subject: 'own:kitsune', scene: 'moon' },
  'oni-of-plagues': { subject: 'fly', scene: 'rain' },
  'sacred-warrior': { subject: 'lamellar', scene: 'sun' },
};

/** Every type of card has its own pattern, outline and mark. */
export const CARD_WEAVES: Readonly<Record<CardType, WeaveName>> = {
  enhancement: 'arrows',
  virtue: 'circles',
  monster: 'scales',
  'war-upgrade': 'checks',
  'winter-upgrade': 'shell',
};

/** The inks of a season's pictures. Prints stay as they are by day and by night. */
export const WASHES = {
  spring: {
    top: '#b4c4c4',
    bottom: '#f3ead7',
    far: '#bcc6bc',
    near: '#8fa3a0',
    ground: '#e6d9bf',
    disc: '#fffdf4',
  },
  summer: {
    top: '#6e8c9c',
    bottom: '#dfe8e2',
    far: '#9fb4bb',
    near: '#5f7f8f',
    ground: '#ddd0b5',
    disc: '#fbf6ea',
  },
  autumn: {
    top: '#6b6154',
    bottom: '#ead9b8',
    far: '#b3a58d',
    near: '#7b6f5e',
    ground: '#cbbb9a',
    disc: '#f3ead7',
  },
  winter: {
    top: '#243f55',
    bottom: '#93aab4',
    far: '#5f7b8c',
    near: '#38566d',
    ground: '#d3dadb',
    disc: '#f3ead7',
  },
} as const;

export type Wash = keyof typeof WASHES;

/** Winter upgrades are painted at night, whenever they are sold. */
export const washOf = ({ type, season }: { readonly type: CardType; readonly season: SeasonId }): Wash =>
  type === 'winter-upgrade' ? 'winter' : season;
