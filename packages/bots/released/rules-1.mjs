// The bots of rules 1, made by scripts/release-rules.ts. Not to be changed.
import { ADVANTAGE_IDS, BUSHI, CARDS, CLAN_IDS, KAMI_IDS, MANDATE_IDS, PROVINCE_IDS, REWARDS, allyOf, announcedIn, asked, askedClans, battleForce, battleProvince, bidCode, cardIn, cardNumber, cardNumbered, clanAtHonor, clanId, clanIn, clanNumber, clansIn, clone, coinsOf, copiesOf, copyInto, currentPlayer, figureCount, figureIn, figuresOnly, firstShrine, forceIn, forceOfFigure, fromIn, higherHonor, honorRankOf, hostagesHeld, imagine, isBid, isFighter, isInPlay, isMonster, isPass, isShrine, kamiOfShrine, kamiTurnsLeft, mandateTurnsLeft, offered, optionsOf, phaseOf, placeIn, playCode, playersOf, priceFor, proposalsMade, provinceIn, provincesTaken, randomMove, replacedAt, replacementIn, rngFrom, roninForHire, roninOf, saysYes, seasonOf, setBonus, shrineIn, squadAt, stands, strongestAt, strongholdsOnMap, tileIn, toIn, tokenPoints, trainDiscount, typeOf, unsealBids, vpOf, waiting, warProvince, warsFrom, warsTo, writeMove } from "@hinode/engine/released/rules-1";
function fightsAhead(state, clan) {
	let fights = 0;
	for (let war = warsFrom(state) + 1; war < warsTo(state); war++) {
		let province = warProvince(state, war);
		if (forceIn(state, clan, province) !== 0) {
			for (let other = 0; other < 5; other++) if (other !== clan && isInPlay(state, other) && forceIn(state, other, province) > 0) {
				fights++;
				break;
			}
		}
	}
	return fights;
}
function bidByThumb(state, clan, rng) {
	let province = battleProvince(state), purse = coinsOf(state, clan), share = Math.min(purse, Math.ceil(purse / (fightsAhead(state, clan) + 1))), mine = battleForce(state, clan, province), theirs = 0, theirRonin = 0, figures = figureCount(figuresOnly(squadAt(state, clan, province)));
	for (let other = 0; other < 5; other++) other !== clan && isFighter(state, other) && (theirs = Math.max(theirs, battleForce(state, other, province)), theirRonin = Math.max(theirRonin, roninForHire(state, other)), figures += figureCount(figuresOnly(squadAt(state, other, province))));
	let ronin = roninForHire(state, clan), wants = [
		0,
		0,
		0,
		0
	], margin = mine - theirs;
	wants[0] = margin < 0 && mine + ronin <= theirs ? 2 : .1, wants[1] = 1.2 + (Math.abs(margin) <= 1 ? 1.5 : 0), wants[2] = margin <= 0 && margin + ronin > 0 ? 3 : margin > 0 && margin <= theirRonin ? 2.5 : .3, wants[3] = .5 + .3 * figures;
	let bid = [
		0,
		0,
		0,
		0
	];
	for (let coin = 0; coin < share; coin++) {
		let best = 0, most = -1;
		for (let advantage = 0; advantage < 4; advantage++) {
			let want = wants[advantage] * (.6 + rng.below(800) / 1e3) / (bid[advantage] + 1);
			want > most && (most = want, best = advantage);
		}
		bid[best] = bid[best] + 1;
	}
	return bidCode(bid[0], bid[1], bid[2], bid[3]);
}
// packages/bots/src/card-worth.ts
const CARD_SENSE = {
	komainu: 2.2,
	"oni-of-skulls": 2.6,
	"path-of-the-lion": 1.4,
	righteousness: 2.6,
	"way-of-the-shogun": 2.6,
	benevolence: 3,
	"path-of-the-kenin": 2.2,
	"path-of-the-light": 1.4,
	courage: 5,
	"path-of-the-ninja": 1.3,
	"way-of-the-righteous": 1.2,
	honesty: 3,
	"path-of-the-patron": 1.6,
	"path-of-the-warlord": 1.4,
	"path-of-the-serpent": .5,
	respect: .8,
	"way-of-bushido": 1.5,
	"way-of-the-ronin": 1.6,
	yurei: 3,
	justice: 2.6,
	"oni-of-blood": 3.4,
	"oni-of-souls": 3.2,
	"path-of-the-samurai": 2,
	mercy: 2,
	"path-of-the-monkey": .9,
	loyalty: 3,
	"way-of-the-merchant": 1.4,
	"path-of-the-dragon": 3.4,
	"river-dragon": 4.2,
	"way-of-the-moneylender": 2.2,
	"oni-of-hate": 2.4,
	"oni-of-spite": 2.6,
	"way-of-the-katana": 3,
	"path-of-the-spirit": 1.4,
	"path-of-the-unrighteous": .8
}, SENSE = CARDS.map(({ id }) => CARD_SENSE[id] ?? 1);
function cardSense(state, clan, card) {
	let winter = cardNumbered(card).inWinter?.(state, clan);
	return winter === void 0 ? SENSE[card] : winter + .8;
}
const CARD_WORTH = {
	righteousness: 1.2,
	"way-of-the-shogun": 1.1,
	benevolence: 1.6,
	"path-of-the-kenin": .9,
	"path-of-the-light": .7,
	courage: 3.2,
	"path-of-the-ninja": .5,
	"way-of-the-righteous": .6,
	honesty: 2.2,
	"path-of-the-patron": .8,
	"path-of-the-warlord": .6,
	"path-of-the-serpent": .4,
	respect: .6,
	"way-of-bushido": 1.5,
	"way-of-the-ronin": .8,
	justice: 1.6,
	"oni-of-souls": 1.6,
	"path-of-the-samurai": .9,
	mercy: 1.2,
	"path-of-the-monkey": .5,
	loyalty: 2,
	"way-of-the-merchant": .8,
	"way-of-the-moneylender": 1.8,
	"oni-of-hate": .6,
	"oni-of-spite": 1,
	"path-of-the-spirit": .8
}, WORTH = CARDS.map(({ id }) => CARD_WORTH[id] ?? 0);
function cardsWorth(state, clan, seasons) {
	let worth = 0;
	for (let card = 0; card < CARDS.length; card++) {
		let copies = copiesOf(state, clan, card);
		copies !== 0 && (worth += copies * (WORTH[card] * seasons + (cardNumbered(card).inWinter?.(state, clan) ?? 0)));
	}
	return worth;
}
// packages/bots/src/favors.ts
const FAVOR = {
	amaterasu: 1.2,
	fujin: 2,
	raijin: 2.4,
	ryujin: 1.4,
	hachiman: 2.2,
	tsukuyomi: 2
}, FAVORS = KAMI_IDS.map((id) => id === "susanoo" ? 0 : FAVOR[id]), SUSANOO = KAMI_IDS.indexOf("susanoo"), favorWorth = (state, clan, kami) => kami === SUSANOO ? strongholdsOnMap(state, clan) : FAVORS[kami], CHANCE = [
	.03,
	.1,
	.25,
	.55,
	.8,
	.93,
	.98
];
function chance(mine, theirs) {
	if (mine === 0) return 0;
	if (theirs === 0) return .95;
	let margin = Math.max(-3, Math.min(3, mine - theirs)) + 3, below = Math.floor(margin), low = CHANCE[below];
	return low + (CHANCE[Math.min(below + 1, CHANCE.length - 1)] - low) * (margin - below);
}
function prize(state, clan, province) {
	for (let war = warsFrom(state); war < warsTo(state); war++) {
		if (warProvince(state, war) !== province) continue;
		let isNew = !(provincesTaken(state, clan) >> province & 1);
		return seasonOf(state) + 1 + (isNew ? 3.2 : 0);
	}
	return .25;
}
function rival(state, clan, province) {
	let most = 0;
	for (let other = 0; other < 5; other++) {
		if (other === clan || !isInPlay(state, other)) continue;
		let force = forceIn(state, other, province), weight = other === allyOf(state, clan) ? .75 : 1;
		most = Math.max(most, force * weight);
	}
	return most;
}
function shift(state, clan, province, by) {
	let mine = forceIn(state, clan, province), theirs = rival(state, clan, province);
	return prize(state, clan, province) * (chance(mine + by, theirs) - chance(mine, theirs));
}
// packages/bots/src/mandate-sense.ts
const [RECRUIT, MARSHAL, TRAIN, HARVEST, BETRAY] = MANDATE_IDS.map((_, i) => i), mandateIn = (code) => {
	let announced = announcedIn(code);
	return announced < 0 ? tileIn(code) : announced;
}, COIN = .45;
function mandateSense(state, clan, mandate) {
	let ally = allyOf(state, clan);
	switch (mandate) {
		case HARVEST: return harvestSense(state, clan) + (ally >= 0 ? .12 * harvestSense(state, ally) : 0);
		case TRAIN: return trainSense(state, clan) + .5;
		case RECRUIT: return recruitSense(state, clan, 1);
		case MARSHAL: return marshalSense(state, clan) + .6;
		case BETRAY: return ally >= 0 ? .4 : 2.2;
		default: return 0;
	}
}
function helpOf(state, clan, chooser, mandate) {
	let bonus = allyOf(state, chooser) === clan;
	switch (mandate) {
		case HARVEST: return COIN + (bonus ? harvestSense(state, clan) : 0);
		case TRAIN: return trainSense(state, clan) + (bonus ? .5 : 0);
		case RECRUIT: return recruitSense(state, clan, +!!bonus);
		case MARSHAL: return marshalSense(state, clan) + (bonus ? .6 : 0);
		case BETRAY: return bonus ? -1.5 : -.5;
		default: return 0;
	}
}
function harvestSense(state, clan) {
	let sense = 0;
	for (let province = 0; province < 8; province++) {
		if (strongestAt(state, province) !== clan) continue;
		let { vp, coins, ronin } = REWARDS[province];
		sense += vp + COIN * coins + .45 * ronin;
	}
	return sense;
}
const trainSense = (state, clan) => Math.min(3, .35 * coinsOf(state, clan));
function recruitSense(state, clan, more) {
	return .95 * Math.min(strongholdsOnMap(state, clan) + more, figureCount(figuresOnly(squadAt(state, clan, firstShrine + 4))));
}
function marshalSense(state, clan) {
	let best = 0;
	for (let province = 0; province < 8; province++) best = Math.max(best, shift(state, clan, province, 2));
	return .7 * best;
}
const mayPropose = (state, clan, other) => proposalsMade(state, clan) < 2 && !stands(state, clan, other);
function politeAnswers(state, clan) {
	let { codes, count } = optionsOf(state, clan), kept = 0;
	for (let i = 0; i < count; i++) {
		let code = codes[i];
		(typeOf(code) !== "propose" || mayPropose(state, clan, clanIn(code))) && (codes[kept++] = code);
	}
	return codes.subarray(0, kept);
}
function worship(state, clan, place) {
	let leader = strongestAt(state, place);
	if (leader === clan) return .05;
	let mine = forceIn(state, clan, place) + 1, theirs = leader < 0 ? 0 : forceIn(state, leader, place);
	return mine < theirs || mine === theirs && higherHonor(state, leader, clan) ? .02 : .5 * favorWorth(state, clan, kamiOfShrine(state, place - firstShrine)) * kamiTurnsLeft(state);
}
function sense(state, clan, code) {
	if (isPass(code)) return 0;
	let type = typeOf(code);
	switch (type) {
		case "mandate": return mandateSense(state, clan, mandateIn(code));
		case "summon": {
			let shrine = shrineIn(code);
			if (shrine >= 0) return worship(state, clan, shrine);
			let province = provinceIn(code);
			return .15 + shift(state, clan, province, forceOfFigure(state, clan, figureIn(code), province));
		}
		case "move": {
			let force = forceOfFigure(state, clan, figureIn(code), toIn(code));
			return shift(state, clan, toIn(code), force) + shift(state, clan, fromIn(code), -force) - .15;
		}
		case "build": return .9 * (2 - seasonOf(state)) - COIN * priceFor(clan, 3, 0) + .35 + .02 * prize(state, clan, provinceIn(code));
		case "buy": {
			let price = priceFor(clan, cardNumbered(cardIn(code)).cost, waiting(state)?.ability === void 0 ? trainDiscount(state, clan) : 0);
			return cardSense(state, clan, cardIn(code)) - COIN * price - .3;
		}
		case "replace": return replaceSense(state, clan, code);
		case "place": {
			let place = placeIn(code);
			return isShrine(place) ? worship(state, clan, place) : .1 + shift(state, clan, place, 1);
		}
		case "kill": {
			let victim = clanIn(code);
			if (victim === clan) return -1;
			let province = provinceIn(code);
			return (victim === allyOf(state, clan) ? -1 : 0) + shift(state, clan, province, .6) + .2 - (figureIn(code) === BUSHI ? .1 : 0);
		}
		case "hostage": {
			let of = clanIn(code), figure = figureIn(code);
			return (vpOf(state, of) > 0 ? 1.4 : .2) + .4 * forceOfFigure(state, of, figure, battleProvince(state)) + (of === allyOf(state, clan) ? -.5 : 0);
		}
		case "share": return +((clansIn(code) >> Math.max(0, allyOf(state, clan)) & 1) == 1 && allyOf(state, clan) >= 0);
		case "give": {
			let to = clanIn(code);
			return 2.2 + (to === allyOf(state, clan) ? .3 : 0) - .02 * vpOf(state, to);
		}
		case "use": return saysYes(code) ? useSense(state, clan) : 0;
		case "order": return saysYes(code) ? .1 : 0;
		default: return teaSense(state, clan, type, code);
	}
}
function replaceSense(state, clan, code) {
	let place = replacedAt(code), of = clanIn(code);
	if (isShrine(place)) return worship(state, clan, place) + .3;
	let mine = forceOfFigure(state, clan, replacementIn(code), place), theirs = forceOfFigure(state, of, figureIn(code), place), own = forceIn(state, clan, place), others = rival(state, clan, place);
	return prize(state, clan, place) * (chance(own + mine, Math.max(0, others - theirs)) - chance(own, others)) + .25 * theirs + .3 - (isMonster(replacementIn(code)) ? .1 : 0) - (of === allyOf(state, clan) ? .4 : 0);
}
function useSense(state, clan) {
	switch (waiting(state)?.ability) {
		case "seppuku": return seppukuSense(state, clan);
		case "ronin": return 1;
		case "amaterasu": return .4 * honorRankOf(state, clan);
		case "mercy": return .6;
		case "path-of-the-monkey": return honorRankOf(state, clan) === playersOf(state) - 1 ? .6 : .1;
		case "path-of-the-serpent": return .3;
		default: return .1;
	}
}
function seppukuSense(state, clan) {
	let province = battleProvince(state), figures = figureCount(figuresOnly(squadAt(state, clan, province))), most = 0;
	for (let other = 0; other < 5; other++) other !== clan && isFighter(state, other) && (most = Math.max(most, battleForce(state, other, province)));
	let losing = 1 - chance(forceIn(state, clan, province) + .5 * roninForHire(state, clan), most), keep = .25 * figures * (2 - seasonOf(state));
	return figures * 1.2 - prize(state, clan, province) * (1 - losing) - keep * (1 - losing);
}
function teaSense(state, clan, type, code) {
	if (type === "ready") return saysYes(code) ? .3 : -1;
	let other = clanIn(code);
	return type === "accept" ? 1 + partnerSense(state, clan, other) + sweetness(state, clan, other) : type === "decline" ? -.5 - partnerSense(state, clan, other) - sweetness(state, clan, other) : type === "propose" ? .2 + partnerSense(state, clan, other) : -1;
}
function sweetness(state, clan, proposer) {
	if (!stands(state, proposer, clan)) return 0;
	let give = offered(state, proposer, clan), ask = asked(state, proposer, clan);
	return COIN * (give.coins - ask.coins + give.ronin - ask.ronin);
}
function partnerSense(state, clan, other) {
	let lead = 0;
	for (let one = 0; one < 5; one++) one !== other && isInPlay(state, one) && (lead = Math.max(lead, vpOf(state, one)));
	let ahead = Math.max(0, vpOf(state, other) - lead), overlap = 0;
	for (let war = warsFrom(state); war < warsTo(state); war++) {
		let province = warProvince(state, war);
		forceIn(state, clan, province) > 0 && forceIn(state, other, province) > 0 && overlap++;
	}
	return .6 - .08 * ahead - .2 * overlap;
}
function instinct(state, clan, rng, mood = .05) {
	let answers = politeAnswers(state, clan);
	if (answers.length === 0) return bidByThumb(state, clan, rng);
	let best = answers[0], most = -Infinity;
	for (let i = 0; i < answers.length; i++) {
		let code = answers[i], value = sense(state, clan, code) + mood * rng.below(1024) / 1024;
		value > most && (most = value, best = code);
	}
	return best;
}
function ranked(state, clan, rng, mood = .05) {
	return Array.from(politeAnswers(state, clan), (code) => ({
		code,
		value: sense(state, clan, code) + mood * rng.below(1024) / 1024
	})).sort((a, b) => b.value - a.value);
}
// packages/bots/src/lookahead.ts
function nextAsked(state) {
	let asked = askedClans(state);
	return asked === 0 ? -1 : 31 - Math.clz32(asked & -asked);
}
function goOnWhile(state, rng, goOn) {
	for (let clan = nextAsked(state); clan >= 0 && goOn(); clan = nextAsked(state)) playCode(state, clan, instinct(state, clan, rng));
}
const toMandateEnd = (state, rng) => goOnWhile(state, rng, () => phaseOf(state) === "politics" && waiting(state)?.asks !== "mandate"), toSeasonEnd = (state, rng, season = seasonOf(state)) => goOnWhile(state, rng, () => seasonOf(state) === season), pool = [];
function borrow(state) {
	let copy = pool.pop();
	return copy === void 0 ? clone(state) : (copyInto(copy, state), copy);
}
const release = (copy) => {
	pool.push(copy);
}, WEIGHTS = {
	coin: .33,
	ronin: .35,
	honor: .25,
	stronghold: .7,
	force: .25,
	favor: 1,
	card: 1,
	sharpness: 1.6,
	fog: .06
}, strengths = new Float64Array(5), newProvinces = new Float64Array(5), contested = new Int32Array(5), taken = new Int32Array(5);
function evaluate(state, worth, w = WEIGHTS) {
	let season = Math.min(seasonOf(state), 2), phase = phaseOf(state), seasonsAfter = phase === "over" || phase === "winter" ? 0 : 2 - season, players = playersOf(state);
	for (let clan = 0; clan < 5; clan++) isInPlay(state, clan) && (taken[clan] = provincesTaken(state, clan), newProvinces[clan] = 0, contested[clan] = 0, worth[clan] = vpOf(state, clan) + (phase === "over" ? 0 : tokenPoints(state, clan)));
	if (phase === "over") return;
	addWars(state, worth, season, players, w);
	let kamiTurns = kamiTurnsLeft(state);
	kamiTurns > 0 && addFavors(state, worth, kamiTurns, w);
	let warAhead = phase === "setup" || phase === "tea" || phase === "politics", certainty = .25 + .35 * seasonsAfter + .05 * mandateTurnsLeft(state);
	for (let clan = 0; clan < 5; clan++) {
		if (!isInPlay(state, clan)) continue;
		let value = worth[clan], fights = contested[clan], purse = coinsOf(state, clan);
		value += (warAhead ? 1 : +(fights > 0)) * w.coin * (purse <= 6 ? purse : 6 + (purse - 6) * .5), value += (warAhead ? .6 : 1) * w.ronin * roninOf(state, clan) * Math.min(2, fights + (warAhead ? .5 : 0)), value += w.honor * (players - 1 - honorRankOf(state, clan)), value += w.stronghold * seasonsAfter * strongholdsOnMap(state, clan), value += w.force * seasonsAfter * figuresOnMap(state, clan), value += .3 * hostagesHeld(state, clan), value += w.card * cardsWorth(state, clan, seasonsAfter + (warAhead ? 1 : .3)), value += setValue(taken[clan], newProvinces[clan], seasonsAfter, players, certainty), worth[clan] = value;
	}
}
function addWars(state, worth, season, players, w) {
	let fog = Math.min(.6, w.fog * mandateTurnsLeft(state));
	for (let war = warsFrom(state); war < warsTo(state); war++) {
		let province = warProvince(state, war), total = 0, present = 0;
		for (let clan = 0; clan < 5; clan++) {
			if (strengths[clan] = 0, !isInPlay(state, clan)) continue;
			let force = forceIn(state, clan, province);
			if (force === 0) continue;
			present++;
			let chest = force + .35 * roninOf(state, clan) + .12 * coinsOf(state, clan) + .1 * (players - honorRankOf(state, clan));
			strengths[clan] = chest ** w.sharpness, total += strengths[clan];
		}
		if (present !== 0) for (let clan = 0; clan < 5; clan++) {
			let strength = strengths[clan];
			if (strength === 0) continue;
			present > 1 && (contested[clan] = contested[clan] + 1);
			let odds = (1 - fog) * (strength / total) + fog * (present === 1 ? .7 : 1 / (present + 1));
			worth[clan] = worth[clan] + odds * (season + 1), taken[clan] >> province & 1 || (newProvinces[clan] = newProvinces[clan] + odds), present > 1 && (worth[clan] = worth[clan] + .5);
		}
	}
}
function addFavors(state, worth, turns, w) {
	for (let shrine = 0; shrine < 4; shrine++) {
		let clan = strongestAt(state, firstShrine + shrine);
		if (clan < 0) continue;
		let kami = kamiOfShrine(state, shrine), favor = favorWorth(state, clan, kami);
		worth[clan] = worth[clan] + w.favor * favor * (turns === 1 ? .9 : .75 * turns);
	}
}
function figuresOnMap(state, clan) {
	let figures = 0;
	for (let province = 0; province < 8; province++) figures += figureCount(squadAt(state, clan, province));
	return figures;
}
function setValue(taken, more, seasonsAfter, players, spread) {
	let have = bitCount(taken);
	if (more === 0 && seasonsAfter === 0) return setBonus(have);
	let later = seasonsAfter * (players + 2) * .8 * (1 - have / 8) / players, expected = have + more + later;
	return 10 * (step(expected - 2.5, spread) + step(expected - 4.5, spread) + step(expected - 6.5, spread));
}
const step = (x, spread) => 1 / (1 + Math.exp(-x / spread));
function bitCount(set) {
	let count = 0;
	for (let rest = set; rest !== 0; rest &= rest - 1) count++;
	return count;
}
const worths = new Float64Array(5);
function standing(state, clan, w = WEIGHTS) {
	return evaluate(state, worths, w), relative(state, worths, clan);
}
function relative(state, worth, clan) {
	let best = -Infinity, sum = 0;
	for (let other = 0; other < 5; other++) {
		if (other === clan || !isInPlay(state, other)) continue;
		let value = worth[other];
		sum += value, value > best && (best = value);
	}
	return worth[clan] - .25 * best - .25 * sum / (playersOf(state) - 1);
}
// packages/bots/src/alliance-worth.ts
const byThumb = ({ clan, knowledge }, other) => {
	let me = clanNumber(clan);
	return {
		mine: allianceSense(knowledge.cells, me, other),
		theirs: allianceSense(knowledge.cells, other, me)
	};
}, HONESTY = cardNumber("honesty"), LOYALTY = cardNumber("loyalty"), KINDRED = cardNumber("form-of-the-kindred");
function allianceSense(state, clan, other) {
	let mandates = 1.1 * mandateTurnsOf(state, other) + .9 * mandateTurnsOf(state, clan), honor = higherHonor(state, clan, other) ? .7 : 0, cards = 3.3 * copiesOf(state, clan, LOYALTY) + 1.5 * copiesOf(state, clan, HONESTY) * mandateTurnsOf(state, clan) + 3 * copiesOf(state, clan, KINDRED), fewPlayers = playersOf(state) === 3 ? 1.5 : 0;
	return mandates + honor + cards + fewPlayers + truces(state, clan, other) - 1.1 * seasonOf(state) - .08 * leadOf(state, other);
}
function mandateTurnsOf(state, clan) {
	let first = seasonOf(state) === 0 ? clanAtHonor(state, 0) : leftOf(state, currentPlayer(state)), place = 0;
	for (let one = first; one !== clan; one = leftOf(state, one)) place++;
	return Math.ceil((7 - place) / playersOf(state));
}
function leftOf(state, clan) {
	let left = (clan + 1) % 5;
	for (; !isInPlay(state, left);) left = (left + 1) % 5;
	return left;
}
function truces(state, clan, other) {
	let sense = 0;
	for (let war = warsFrom(state); war < warsTo(state); war++) {
		let province = warProvince(state, war), mine = forceIn(state, clan, province), theirs = forceIn(state, other, province);
		if (mine === 0 || theirs === 0 || hasOthers(state, clan, other, province)) continue;
		let isMine = mine > theirs || mine === theirs && higherHonor(state, clan, other);
		sense += isMine ? .4 : -.5;
	}
	return sense;
}
function hasOthers(state, a, b, province) {
	for (let clan = 0; clan < 5; clan++) if (clan !== a && clan !== b && isInPlay(state, clan) && forceIn(state, clan, province) > 0) return !0;
	return !1;
}
function leadOf(state, clan) {
	let most = 0;
	for (let other = 0; other < 5; other++) other !== clan && isInPlay(state, other) && (most = Math.max(most, vpOf(state, other)));
	return Math.max(0, vpOf(state, clan) - most);
}
const byPlayouts = (playouts) => (question, other) => {
	let { clan, knowledge, rng } = question, me = clanNumber(clan), thumb = byThumb(question, other), mine = 6 * thumb.mine, theirs = 6 * thumb.theirs;
	for (let playout = 0; playout < playouts; playout++) {
		let world = imagine(knowledge, rng);
		seasonWithout(world, rng), seasonWith(world, me, other, rng), mine += after[me] - before[me], theirs += after[other] - before[other];
	}
	let counted = 6 + playouts;
	return {
		mine: mine / counted,
		theirs: theirs / counted
	};
}, before = new Float64Array(5), after = new Float64Array(5);
function seasonWithout(world, rng) {
	let state = borrow(world);
	everybodyReady(state), toSeasonEnd(state, rng), evaluate(state, before), release(state);
}
function seasonWith(world, me, other, rng) {
	let state = borrow(world);
	stands(state, other, me) && playListed(state, me, "decline", other), playListed(state, other, "propose", me), playListed(state, me, "accept", other), everybodyReady(state), toSeasonEnd(state, rng), evaluate(state, after), release(state);
}
function playListed(state, clan, type, other) {
	let { codes, count } = optionsOf(state, clan), code = codes.subarray(0, count).find((one) => typeOf(one) === type && clanIn(one) === other);
	code !== void 0 && playCode(state, clan, code);
}
function everybodyReady(state) {
	for (let clan = 0; clan < 5; clan++) {
		if (!isInPlay(state, clan)) continue;
		let { codes, count } = optionsOf(state, clan), code = codes.subarray(0, count).find((one) => typeOf(one) === "ready" && saysYes(one));
		code !== void 0 && playCode(state, clan, code);
	}
}
// packages/bots/src/bids/equilibrium.ts
const BID_EFFORT = {
	candidates: 12,
	rounds: 40
};
function candidateBids(state, clan, rng, count) {
	let purse = coinsOf(state, clan), share = Math.min(purse, Math.ceil(1.4 * purse / (fightsAhead(state, clan) + 1))), bids = new Set([bidCode(0, 0, 0, 0), bidByThumb(state, clan, rng)]);
	for (let advantage = 0; advantage < 4; advantage++) bids.add(onOne(advantage, share));
	for (let tries = 0; bids.size < count && tries < 4 * count; tries++) bids.add(randomDivision(share, rng));
	return [...bids];
}
const onOne = (advantage, coins) => {
	let bid = [
		0,
		0,
		0,
		0
	];
	return bid[advantage] = coins, bidCode(bid[0], bid[1], bid[2], bid[3]);
};
function randomDivision(coins, rng) {
	let bid = [
		0,
		0,
		0,
		0
	], first = rng.below(4), second = rng.below(4), spent = 1 + rng.below(coins);
	for (let coin = 0; coin < spent; coin++) {
		let dice = rng.below(10), on = dice < 5 ? first : dice < 8 ? second : rng.below(4);
		bid[on] = bid[on] + 1;
	}
	return bidCode(bid[0], bid[1], bid[2], bid[3]);
}
function outcomeOf(world, bids, rng, worth) {
	let state = borrow(world), province = battleProvince(state);
	for (let [clan, bid] of bids) coinsOf(world, clan) > 0 && playCode(state, clan, bid);
	goOnWhile(state, rng, () => phaseOf(state) === "war" && battleProvince(state) === province && waiting(state)?.asks !== "bid"), evaluate(state, worth);
	let own = Float64Array.from(worth);
	for (let clan = 0; clan < 5; clan++) worth[clan] = relative(state, own, clan);
	release(state);
}
function mixOf(bidder) {
	let { regret, mix } = bidder, total = 0;
	for (let i = 0; i < regret.length; i++) total += Math.max(0, regret[i]);
	for (let i = 0; i < mix.length; i++) mix[i] = total > 0 ? Math.max(0, regret[i]) / total : 1 / mix.length;
	return mix;
}
function draw(mix, rng) {
	let point = rng.below(1e6) / 1e6;
	for (let i = 0; i < mix.length; i++) if (point -= mix[i], point < 0) return i;
	return mix.length - 1;
}
const worth$3 = new Float64Array(5);
function solveBids(world, rng, effort) {
	let bidders = [];
	for (let clan = 0; clan < 5; clan++) {
		if (!isFighter(world, clan) || coinsOf(world, clan) === 0) continue;
		let bids = candidateBids(world, clan, rng, effort.candidates), blank = () => new Float64Array(bids.length);
		bidders.push({
			clan,
			bids,
			regret: blank(),
			average: blank(),
			mix: blank()
		});
	}
	let chosen = new Map();
	for (let round = 0; round < effort.rounds; round++) {
		let picks = bidders.map((bidder) => draw(mixOf(bidder), rng));
		for (let [i, { clan, bids }] of bidders.entries()) chosen.set(clan, bids[picks[i]]);
		for (let [i, bidder] of bidders.entries()) {
			let played = bidder.bids[picks[i]], values = bidder.bids.map((bid) => (chosen.set(bidder.clan, bid), outcomeOf(world, chosen, rng, worth$3), worth$3[bidder.clan]));
			chosen.set(bidder.clan, played);
			let got = values[picks[i]];
			for (let [j, value] of values.entries()) bidder.regret[j] = Math.max(0, bidder.regret[j] + value - got);
			for (let j = 0; j < bidder.average.length; j++) bidder.average[j] = bidder.average[j] + (round + 1) * bidder.mix[j];
		}
	}
	return bidders;
}
function equilibriumBid({ clan, knowledge, rng }, effort = BID_EFFORT) {
	let world = imagine(knowledge, rng);
	unsealBids(world);
	let me = solveBids(world, rng, effort).find((bidder) => bidder.clan === clanNumber(clan));
	if (me === void 0) return [{
		code: bidCode(0, 0, 0, 0),
		value: 0
	}];
	let total = me.average.reduce((sum, weight) => sum + weight, 0), pick = draw(me.average.map((weight) => weight / total), rng);
	return [{
		code: me.bids[pick],
		value: 0
	}];
}
// packages/bots/src/memory.ts
const newMemory = () => ({
	betrayals: new Map(),
	declined: new Set(),
	gifts: new Map(),
	givers: new Set()
});
function remember({ betrayals, declined, gifts, givers }, event) {
	switch (event.type) {
		case "allianceBroken":
			betrayals.set(event.clan, (betrayals.get(event.clan) ?? 0) + 1);
			break;
		case "teaBegan":
			declined.clear();
			break;
		case "proposalDeclined":
			declined.add(`${event.clan} ${event.with}`);
			break;
		case "giftGiven": {
			let pair = `${event.to} ${event.clan}`;
			gifts.set(pair, (gifts.get(pair) ?? 0) + event.coins + event.ronin), givers.add(event.clan);
			break;
		}
		case "mandateChosen":
			givers.clear();
			for (let pair of gifts.keys()) pair.startsWith(`${event.clan} `) && gifts.delete(pair);
	}
}
const betrayalsOf = ({ betrayals }, clan) => betrayals.get(clan) ?? 0, hasDeclined = ({ declined }, clan, proposer) => declined.has(`${clan} ${proposer}`), givenTo = ({ gifts }, clan, giver) => gifts.get(`${clan} ${giver}`) ?? 0, caring = (given) => Math.min(.5, .2 * given);
function leaningOf({ clan, knowledge }, memory) {
	let givers = CLAN_IDS.map((giver) => ({
		giver: clanNumber(giver),
		care: caring(givenTo(memory, clan, giver))
	})).filter(({ care }) => care > 0);
	if (givers.length !== 0) return MANDATE_IDS.map((_, mandate) => givers.reduce((sum, { giver, care }) => sum + care * helpOf(knowledge.cells, giver, clanNumber(clan), mandate), 0));
}
function gratefully(tried, leaning, trust) {
	let most = tried[0]?.value ?? 0;
	return tried.map(({ code, value }) => {
		let worse = trust * Math.max(0, most - value);
		return {
			code,
			value: most - worse + leaning[mandateIn(code)]
		};
	}).sort((a, b) => b.value - a.value);
}
function choicesOf(world, chooser) {
	let choices = new Map(), { codes, count } = optionsOf(world, chooser);
	for (let code of codes.subarray(0, count)) choices.set(mandateIn(code), code);
	return choices;
}
const byGlance = (world, chooser, giver) => Array.from(choicesOf(world, chooser).keys(), (mandate) => ({
	mandate,
	chooser: mandateSense(world, chooser, mandate),
	giver: helpOf(world, giver, chooser, mandate)
})), worth$2 = new Float64Array(5), byOutlook = (world, chooser, giver, rng) => Array.from(choicesOf(world, chooser), ([mandate, code]) => {
	let state = borrow(world);
	playCode(state, chooser, code), toMandateEnd(state, rng), evaluate(state, worth$2);
	let choice = {
		mandate,
		chooser: relative(state, worth$2, chooser),
		giver: relative(state, worth$2, giver)
	};
	return release(state), choice;
});
function payForMandate(question, memory, ways, worlds) {
	let { clan, decision } = question;
	if (memory.givers.has(clan)) return;
	let hope;
	for (let foresee of ways) if (hope = bestHope(question, foresee, worlds), hope === void 0) return;
	return hope && {
		move: {
			clan,
			type: "gift",
			to: decision.clan,
			coins: hope.coins
		},
		why: {
			reason: "pay-for-mandate",
			gain: Math.round(hope.gain * 10) / 10,
			about: MANDATE_IDS[hope.mandate]
		}
	};
}
function bestHope({ clan, decision, knowledge, rng }, foresee, worlds) {
	let me = clanNumber(clan), chooser = clanNumber(decision.clan), most = Math.min(2, coinsOf(knowledge.cells, me));
	if (most === 0) return;
	let help = MANDATE_IDS.map((_, mandate) => helpOf(knowledge.cells, me, chooser, mandate)), foreseen = Array.from({ length: worlds }, () => foresee(imagine(knowledge, rng), chooser, me, rng)), best;
	for (let coins = 1; coins <= most; coins++) {
		let hope = hopeOf(foreseen, help, coins);
		hope.gain > (best?.gain ?? .5) && (best = hope);
	}
	return best;
}
function hopeOf(foreseen, help, coins) {
	let won = MANDATE_IDS.map(() => 0), care = caring(coins);
	for (let choices of foreseen) {
		let plain = bestFor(choices, () => 0), thankful = bestFor(choices, (mandate) => care * help[mandate]);
		plain !== void 0 && thankful !== void 0 && (won[thankful.mandate] = won[thankful.mandate] + thankful.giver - plain.giver);
	}
	return {
		coins,
		gain: .4 * (won.reduce((sum, one) => sum + one, 0) / foreseen.length) - COIN * coins,
		mandate: won.indexOf(Math.max(...won))
	};
}
function bestFor(choices, leaning) {
	let best, most = -Infinity;
	for (let choice of choices) {
		let value = choice.chooser + leaning(choice.mandate);
		value <= most || (most = value, best = choice);
	}
	return best;
}
// packages/bots/src/negotiate.ts
const ENOUGH = .3, PATIENCE = 1.5;
function negotiate(question, memory, weigh) {
	let prospects = lookAround(question, memory, weigh), wanted = prospects.partners.find((partner) => mayAsk(question, memory, partner)), offer = bestOffer(prospects), isWorthAsking = offer === void 0 || (wanted?.mine ?? 0) > offer.worth + PATIENCE;
	return wanted !== void 0 && isWorthAsking ? propose(question, wanted) : answerOffers(question, prospects) ?? ready(question.clan);
}
function answerLate(question, memory, weigh) {
	return answerOffers(question, lookAround(question, memory, weigh));
}
function lookAround(question, memory, weigh) {
	let { clan, knowledge } = question, me = clanNumber(clan), table = knowledge.cells, { possible, acceptable } = partnersOf(table, me), hasOffers = possible.some((other) => stands(table, other, me)), partners = possible.filter((other) => hasOffers || mayPropose(table, me, other)).map((other) => ({
		other,
		...weigh(question, other)
	})).map((one) => ({
		...one,
		mine: one.mine - 1.2 * betrayalsOf(memory, clanId(one.other))
	})).sort((a, b) => b.mine - a.mine);
	return {
		partners,
		offers: partners.filter(({ other }) => stands(table, other, me)).map(({ other, mine }) => ({
			other,
			mine,
			sweetness: sweetness(table, me, other)
		})).map((one) => ({
			...one,
			worth: one.mine + one.sweetness,
			canBeAccepted: acceptable.has(one.other)
		})).sort((a, b) => b.worth - a.worth)
	};
}
function partnersOf(table, me) {
	let possible = new Set(), acceptable = new Set(), { codes, count } = optionsOf(table, me);
	for (let code of codes.subarray(0, count)) {
		let type = typeOf(code);
		type === "propose" && possible.add(clanIn(code)), type === "accept" && acceptable.add(clanIn(code));
	}
	return {
		possible: [...possible],
		acceptable
	};
}
const isGood = ({ worth, canBeAccepted }) => canBeAccepted && worth > ENOUGH, bestOffer = ({ offers }) => offers.find(isGood);
function mayAsk({ clan, knowledge }, memory, { other, mine }) {
	return mayPropose(knowledge.cells, clanNumber(clan), other) && mine > ENOUGH && !hasDeclined(memory, clanId(other), clan);
}
function answerOffers({ clan, knowledge }, prospects) {
	let me = clanNumber(clan), offer = bestOffer(prospects);
	if (offer !== void 0) return prospects.partners.some(({ other, mine }) => mine > offer.worth + PATIENCE && stands(knowledge.cells, me, other)) ? void 0 : accept(clan, offer);
	let [unwanted] = prospects.offers;
	return unwanted && decline(clan, unwanted);
}
const round = (x) => Math.round(x * 10) / 10, accept = (clan, { other, worth, sweetness }) => ({
	move: {
		clan,
		type: "accept",
		with: clanId(other)
	},
	why: {
		reason: worth - sweetness > ENOUGH ? "worth-allying" : "well-paid",
		gain: round(worth)
	}
}), decline = (clan, { other, worth, sweetness }) => ({
	move: {
		clan,
		type: "decline",
		with: clanId(other)
	},
	why: {
		reason: worth - sweetness > ENOUGH ? "asks-too-much" : "not-worth-it",
		gain: round(worth)
	}
}), ready = (clan) => ({
	move: {
		clan,
		type: "ready",
		value: !0
	},
	why: { reason: "not-worth-it" }
});
function propose({ clan, knowledge }, partner) {
	let coins = sweetener(knowledge.cells, clanNumber(clan), partner);
	return {
		move: {
			clan,
			type: "propose",
			with: clanId(partner.other),
			...coins > 0 && { give: { coins } }
		},
		why: {
			reason: "worth-allying",
			gain: round(partner.mine - COIN * coins)
		}
	};
}
function sweetener(table, me, { mine, theirs }) {
	if (theirs > ENOUGH) return 0;
	let needed = Math.floor((ENOUGH - theirs) / COIN) + 1;
	return needed <= Math.min(3, coinsOf(table, me), Math.floor((mine - ENOUGH) / .45)) ? needed : 0;
}
// packages/bots/src/reasons.ts
const PURPOSE = {
	summon: "win-province",
	move: "win-province",
	build: "build-up",
	buy: "buy-strength",
	replace: "weaken-rival",
	kill: "weaken-rival",
	hostage: "weaken-rival",
	place: "win-province",
	give: "gain-points",
	share: "worth-allying",
	accept: "worth-allying",
	propose: "worth-allying",
	decline: "not-worth-it",
	withdraw: "not-worth-it",
	ready: "not-worth-it"
};
function reasonFor(_question, answers) {
	let [best, next] = answers, gain = next === void 0 ? void 0 : Math.round((best.value - next.value) * 10) / 10;
	return {
		reason: purpose(best.code),
		...gain !== void 0 && { gain },
		...details(best.code)
	};
}
function purpose(code) {
	if (isBid(code)) return "fair-odds";
	if (isPass(code)) return "not-worth-it";
	let type = typeOf(code);
	return type === "summon" && shrineIn(code) >= 0 ? "please-kami" : type === "use" ? saysYes(code) ? "gain-points" : "not-worth-it" : PURPOSE[type] ?? "best-outlook";
}
function details(code) {
	if (isBid(code) || isPass(code)) return {};
	switch (typeOf(code)) {
		case "summon":
		case "build":
		case "kill": return { province: PROVINCE_IDS[provinceIn(code)] };
		case "move": return { province: PROVINCE_IDS[toIn(code)] };
		case "replace": {
			let province = PROVINCE_IDS[replacedAt(code)];
			return province === void 0 ? {} : { province };
		}
		case "mandate": return { about: MANDATE_IDS[mandateIn(code)] };
		case "buy": return { about: CARDS[cardIn(code)].id };
		default: return {};
	}
}
function tryAll(world, clan, rng, weights = WEIGHTS) {
	return sensible(world, clan).map((code) => ({
		code,
		value: outlook(world, clan, code, rng, weights)
	})).sort((a, b) => b.value - a.value);
}
function sensible(world, clan) {
	let codes = Array.from(politeAnswers(world, clan));
	return codes.length <= 40 ? codes : codes.map((code) => ({
		code,
		value: sense(world, clan, code)
	})).sort((a, b) => b.value - a.value).slice(0, 40).map(({ code }) => code);
}
function outlook(world, clan, code, rng, weights) {
	let state = borrow(world), asks = typeOf(code);
	playCode(state, clan, code), asks === "mandate" ? toMandateEnd(state, rng) : phaseOf(state) === "war" && goOnWhile(state, rng, () => waiting(state)?.asks !== "bid" && phaseOf(state) === "war");
	let value = standing(state, clan, weights) + .02 * sense(world, clan, code);
	return release(state), value;
}
const EFFORT = {
	finalists: 4,
	playouts: 2
};
function playOn(question, tried, effort, weights) {
	let { clan, knowledge, rng } = question, number = clanNumber(clan), finalists = tried.slice(0, effort.finalists);
	if (finalists.length < 2) return finalists;
	let totals = finalists.map(() => 0);
	for (let playout = 0; playout < effort.playouts; playout++) {
		let world = imagine(knowledge, rng);
		finalists.forEach(({ code }, i) => {
			let state = borrow(world);
			playCode(state, number, code), toSeasonEnd(state, rng), totals[i] = totals[i] + standing(state, number, weights), release(state);
		});
	}
	return finalists.map(({ code, value }, i) => ({
		code,
		value: totals[i] / effort.playouts + .3 * value
	})).sort((a, b) => b.value - a.value);
}
function samuraiCode(question, effort = EFFORT, weights = WEIGHTS) {
	let { clan, knowledge, decision, rng } = question, world = imagine(knowledge, rng), number = clanNumber(clan);
	return decision.kind === "bid" ? [{
		code: bidByThumb(world, number, rng),
		value: 0
	}] : playOn(question, tryAll(world, number, rng, weights), effort, weights);
}
// packages/bots/src/shogun.ts
const newNode = (clan) => ({
	clan,
	visits: 0,
	children: new Map()
}), worth$1 = new Float64Array(5);
function search(question, budget, now = () => performance.now()) {
	let { clan, knowledge, rng } = question, began = now(), me = clanNumber(clan), root = newNode(me);
	for (let { code, value } of tryAll(imagine(knowledge, rng), me, rng)) addEdge(root, code, value);
	if (root.children.size === 1) return [...root.children.values()].map(({ code }) => ({
		code,
		value: 0
	}));
	let goOn = (iteration) => "iterations" in budget ? iteration < budget.iterations : now() - began < .95 * budget.milliseconds;
	for (let iteration = 0; goOn(iteration); iteration++) iterate(root, imagine(knowledge, rng), rng);
	return [...root.children.values()].sort((a, b) => b.visits - a.visits || b.total / Math.max(1, b.visits) - a.total / Math.max(1, a.visits)).map(({ code, visits, total, prior }) => ({
		code,
		value: visits > 0 ? total / visits : prior
	}));
}
function addEdge(node, code, prior) {
	let edge = {
		code,
		prior,
		visits: 0,
		total: 0,
		node: void 0
	};
	return node.children.set(code, edge), edge;
}
function iterate(root, world, rng) {
	let path = [], season = seasonOf(world), node = root;
	for (; node !== void 0 && path.length < 12;) {
		let edge = choose(node, world);
		if (edge === void 0 || (path.push({
			node,
			edge
		}), playCode(world, node.clan, edge.code), edge.visits === 0)) break;
		node = descend(edge, world, rng, season);
	}
	toSeasonEnd(world, rng, season), evaluate(world, worth$1);
	for (let step of path) step.node.visits++, step.edge.visits++, step.edge.total += relative(world, worth$1, step.node.clan);
}
function descend(edge, world, rng, season) {
	for (;;) {
		let clan = nextAsked(world);
		if (clan < 0 || seasonOf(world) !== season) return;
		let asks = waiting(world)?.asks;
		if (asks !== "bid" && asks !== "ready") return edge.node === void 0 && (edge.node = newNode(clan)), edge.node.clan === clan ? edge.node : void 0;
		playCode(world, clan, instinct(world, clan, rng));
	}
}
function choose(node, world) {
	let legal = politeAnswers(world, node.clan).slice(), edges = [];
	for (let code of legal) edges.push(node.children.get(code) ?? addEdge(node, code, sense(world, node.clan, code)));
	if (edges.length === 0) return;
	edges.sort((a, b) => b.prior - a.prior);
	let open = Math.min(edges.length, Math.ceil(2.2 * Math.sqrt(node.visits + 1))), best, most = -Infinity;
	for (let i = 0; i < open; i++) {
		let edge = edges[i], value = edge.visits === 0 ? 1e6 + edge.prior : edge.total / edge.visits + 5 * Math.sqrt(Math.log(node.visits + 1) / edge.visits);
		value > most && (most = value, best = edge);
	}
	return best;
}
// packages/bots/src/levels.ts
const SAMURAI_EFFORT = {
	finalists: 4,
	playouts: 1
}, DAIMYO_EFFORT = {
	finalists: 5,
	playouts: 3
}, SHOGUN_BUDGET = { milliseconds: 200 }, QUICK_EFFORT = {
	finalists: 2,
	playouts: 1
}, QUICK_BIDS = {
	candidates: 6,
	rounds: 4
}, THINKING = {
	ashigaru: ({ clan, decision, knowledge, rng }) => {
		let world = imagine(knowledge, rng);
		return decision.kind === "mandate" ? ranked(world, clanNumber(clan), rng) : [{
			code: instinct(world, clanNumber(clan), rng),
			value: 0
		}];
	},
	samurai: (question, { quick }) => samuraiCode(question, quick ? QUICK_EFFORT : SAMURAI_EFFORT),
	daimyo: (question, { quick }) => question.decision.kind === "bid" ? equilibriumBid(question, quick ? QUICK_BIDS : BID_EFFORT) : samuraiCode(question, quick ? QUICK_EFFORT : DAIMYO_EFFORT),
	shogun: (question, { quick, budget = SHOGUN_BUDGET, now }) => question.decision.kind === "bid" ? equilibriumBid(question, quick ? QUICK_BIDS : BID_EFFORT) : search(question, budget, now)
}, toMove = ({ clan, knowledge }, code) => writeMove(knowledge.cells, clanNumber(clan), code), instinctMove = (question) => toMove(question, instinct(imagine(question.knowledge, question.rng), clanNumber(question.clan), question.rng));
function byChance({ knowledge, clan, rng }) {
	return {
		move: randomMove(imagine(knowledge, rng), clan, rng),
		why: { reason: "chance" }
	};
}
const slips = (rng, noise) => noise > 0 && rng.below(1e3) < noise * 1e3, TEA_PLAYOUTS = {
	ashigaru: 0,
	samurai: 4,
	daimyo: 6,
	shogun: 12
}, TRUST = {
	ashigaru: 1,
	samurai: .1,
	daimyo: .2,
	shogun: .4
}, GIFT_WORLDS = {
	ashigaru: 8,
	samurai: 8,
	daimyo: 8,
	shogun: 16
}, weighing = (level, { quick }) => {
	let playouts = TEA_PLAYOUTS[level];
	return playouts === 0 ? byThumb : byPlayouts(quick ? 1 : playouts);
};
function think(level, question, options, memory) {
	let answers = THINKING[level](question, options), leaning = question.decision.kind === "mandate" ? leaningOf(question, memory) : void 0, [plain] = answers, [best, ...others] = leaning === void 0 ? answers : gratefully(answers, leaning, TRUST[level]);
	if (plain === void 0 || best === void 0) return byChance(question);
	let why = reasonFor(question, [best, ...others]);
	return {
		move: toMove(question, best.code),
		why: best.code === plain.code ? why : {
			...why,
			reason: "grateful"
		}
	};
}
function speakUp(level, question, options, memory) {
	switch (question.decision.kind) {
		case "ready": return answerLate(question, memory, weighing(level, options));
		case "mandate": return payForMandate(question, memory, level === "ashigaru" ? [byGlance] : [byGlance, byOutlook], options.quick ? 1 : GIFT_WORLDS[level]);
		default: return;
	}
}
function botOf(level, options = {}) {
	if (level === "random") return {
		level,
		observe: () => {},
		answer: byChance
	};
	let memory = newMemory(), isSlip = ({ rng }) => slips(rng, options.noise ?? 0);
	return {
		level,
		observe: (event) => remember(memory, event),
		answer: (question) => isSlip(question) ? byChance(question) : question.decision.kind === "ready" ? negotiate(question, memory, weighing(level, options)) : think(level, question, options, memory),
		aside: (question) => isSlip(question) ? void 0 : speakUp(level, question, options, memory)
	};
}
new URL("../tactics/", import.meta.url), [...ADVANTAGE_IDS];
// packages/bots/src/types.ts
const LEVEL_IDS = [
	"random",
	"ashigaru",
	"samurai",
	"daimyo",
	"shogun"
], received = ({ clan, decision, view, cells, legal, seed }) => ({
	clan,
	decision,
	view,
	knowledge: {
		viewer: clan,
		cells
	},
	legal,
	rng: rngFrom(seed)
});
function workerSide(post) {
	let bots = new Map();
	return (message) => {
		let checked = check(message);
		if (typeof checked == "string") post({
			type: "problem",
			id: idOf(message),
			problem: checked
		});
		else switch (checked.type) {
			case "seat":
				bots.set(checked.seat, botOf(checked.level, checked.options));
				break;
			case "event":
				bots.get(checked.seat)?.observe(checked.event);
				break;
			case "leave":
				bots.delete(checked.seat);
				break;
			case "ask":
			case "aside": post(reply(bots.get(checked.seat), checked));
		}
	};
}
function reply(bot, { type, id, question }) {
	if (bot === void 0) return {
		type: "problem",
		id,
		problem: "nobody sits there"
	};
	try {
		let asked = received(question), answer = type === "ask" ? bot.answer(asked) : bot.aside?.(asked);
		return answer === void 0 ? {
			type: "silence",
			id
		} : {
			type: "answer",
			id,
			answer
		};
	} catch (problem) {
		return {
			type: "problem",
			id,
			problem: problem instanceof Error ? problem.message : String(problem)
		};
	}
}
const idOf = (message) => {
	let id = typeof message == "object" && message && "id" in message ? message.id : -1;
	return typeof id == "number" ? id : -1;
};
function check(message) {
	if (typeof message != "object" || !message || !("type" in message) || !("seat" in message)) return "not a message";
	if (typeof message.seat != "string") return "the seat has no name";
	switch (message.type) {
		case "seat": {
			let level = "level" in message ? message.level : void 0;
			return LEVEL_IDS.some((known) => known === level) ? message : "no such level";
		}
		case "event": return "event" in message ? message : "no event";
		case "leave": return message;
		case "ask":
		case "aside": return "question" in message && isQuestion(message.question) ? message : "not a question";
		default: return "an unknown type of message";
	}
}
function isQuestion(question) {
	if (typeof question != "object" || !question) return !1;
	let { clan, cells, seed, decision } = question;
	return CLAN_IDS.some((known) => known === clan) && cells instanceof Int32Array && typeof seed == "string" && typeof decision == "object";
}
export { instinctMove, workerSide };
