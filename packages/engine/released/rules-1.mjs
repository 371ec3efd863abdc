// The engine of rules 1, made by scripts/release-rules.ts. Not to be changed.
import { IllegalMove, IllegalMove as IllegalMove$1, InvalidInput, InvalidInput as InvalidInput$1, refuse } from "../src/errors.ts";
// packages/engine/src/clans/clan.ts
const ORDINARY = {
	announcesMandates: !1,
	summonsAnywhere: !1,
	movesAnywhere: !1,
	strongholdsMove: !1,
	strongholdForce: 0,
	priceCap: Infinity,
	roninBecomeCoins: !1,
	coinsFightAsRonin: !1
};
function clan$1(declared) {
	return {
		...declared,
		traits: {
			...ORDINARY,
			...declared.traits
		}
	};
}
// packages/engine/src/clans/bonsai.ts
const bonsai = clan$1({
	id: "bonsai",
	name: "Bonsai",
	honorRank: 5,
	income: 4,
	home: "kyushu",
	traits: { priceCap: 1 }
}), dragonfly = clan$1({
	id: "dragonfly",
	name: "Dragonfly",
	honorRank: 4,
	income: 6,
	home: "hokkaido",
	traits: {
		summonsAnywhere: !0,
		movesAnywhere: !0
	}
}), CLANS = [
	clan$1({
		id: "koi",
		name: "Koi",
		honorRank: 1,
		income: 5,
		home: "edo",
		traits: {
			roninBecomeCoins: !0,
			coinsFightAsRonin: !0
		}
	}),
	clan$1({
		id: "lotus",
		name: "Lotus",
		honorRank: 2,
		income: 7,
		home: "nagato",
		traits: { announcesMandates: !0 }
	}),
	clan$1({
		id: "turtle",
		name: "Turtle",
		honorRank: 3,
		income: 6,
		home: "kyoto",
		traits: {
			strongholdsMove: !0,
			strongholdForce: 1
		}
	}),
	dragonfly,
	bonsai
], CLAN_IDS = CLANS.map((clan) => clan.id), TRAITS = CLANS.map((clan) => clan.traits), traitsOf = (clan) => TRAITS[clan], PROVINCE_IDS = [
	"hokkaido",
	"oshu",
	"edo",
	"kyoto",
	"kansai",
	"nagato",
	"shikoku",
	"kyushu"
], REWARDS = [
	{
		vp: 0,
		coins: 0,
		ronin: 2
	},
	{
		vp: 0,
		coins: 3,
		ronin: 0
	},
	{
		vp: 2,
		coins: 2,
		ronin: 0
	},
	{
		vp: 4,
		coins: 0,
		ronin: 0
	},
	{
		vp: 3,
		coins: 0,
		ronin: 0
	},
	{
		vp: 1,
		coins: 1,
		ronin: 1
	},
	{
		vp: 0,
		coins: 3,
		ronin: 0
	},
	{
		vp: 1,
		coins: 1,
		ronin: 1
	}
], BORDERS = [
	["oshu", "edo"],
	["oshu", "kyoto"],
	["edo", "kyoto"],
	["kyoto", "kansai"],
	["kansai", "nagato"]
], SHIPPING_ROUTES = [
	["hokkaido", "oshu"],
	["hokkaido", "kansai"],
	["hokkaido", "kyushu"],
	["kansai", "shikoku"],
	["kansai", "kyushu"],
	["shikoku", "kyushu"]
], SEASON_IDS = [
	"spring",
	"summer",
	"autumn",
	"winter"
], MANDATE_IDS = [
	"recruit",
	"marshal",
	"train",
	"harvest",
	"betray"
], TILES = MANDATE_IDS.length * 2, KAMI_AFTER_TURN = [
	3,
	5,
	7
], KAMI_IDS = [
	"amaterasu",
	"fujin",
	"raijin",
	"ryujin",
	"hachiman",
	"susanoo",
	"tsukuyomi"
], FIRST_GAME_SHRINES = [
	"amaterasu",
	"fujin",
	"hachiman",
	"tsukuyomi"
], SET_IDS = [
	"teapot",
	"horseman",
	"archway"
], ADVANTAGE_IDS = [
	"seppuku",
	"hostage",
	"ronin",
	"poets"
], FIELDS$2 = [];
let size = 0;
function field(name, length = 1) {
	let at = size;
	return FIELDS$2.push({
		name,
		at,
		length
	}), size += length, at;
}
const CLAN_COUNT = CLANS.length, PROVINCES = PROVINCE_IDS.length, FIRST_SHRINE = PROVINCES, RESERVE = FIRST_SHRINE + 4, PLACES = RESERVE + 1, WAR_ROOM = CLAN_COUNT + 2, PLAYERS = field("players"), IN_PLAY = field("inPlay", CLAN_COUNT), SET = field("set"), SHRINE_KAMI = field("shrines", 4), SEASON = field("season"), PHASE = field("phase"), CHANCE_KEY = field("chanceKey", 8), CHANCE_DRAWN = field("chanceDrawn"), HONOR = field("honor", CLAN_COUNT), HONOR_RANK = field("honorRank", CLAN_COUNT), ALLY = field("ally", CLAN_COUNT), ALLIED_IN = field("alliedIn", CLAN_COUNT), VP = field("vp", CLAN_COUNT), COINS = field("coins", CLAN_COUNT), RONIN$1 = field("ronin", CLAN_COUNT), SQUADS = field("squads", CLAN_COUNT * PLACES), COPIES = field("copies", CLAN_COUNT * 3), CARDS_TAKEN = field("cardsTaken", 36), CARDS_TAKEN_COUNT = field("cardsTakenCount"), TOKENS = field("tokens", 24), TOKEN_COUNT = field("tokenCount"), HOSTAGES = field("hostages", 24), HOSTAGE_COUNT = field("hostageCount"), DISPLAY = field("display", 12), DISPLAY_COUNT = field("displayCount"), WARS = field("wars", WAR_ROOM), WAR_COUNT = field("warCount"), WAR_NEXT = field("warNext"), KAMI_TURN = field("kamiTurn"), READY$1 = field("ready", CLAN_COUNT), PROPOSALS_MADE = field("proposalsMade", CLAN_COUNT), PROPOSAL_GIVE = field("proposalGive", CLAN_COUNT * CLAN_COUNT), PROPOSAL_ASK = field("proposalAsk", CLAN_COUNT * CLAN_COUNT), TURN = field("turn"), CURRENT = field("current"), MANDATE$1 = field("mandate"), STACK = field("stack", TILES), STACK_COUNT = field("stackCount"), PLAYED_BY = field("playedBy", 7), PLAYED = field("played", 7), TILE_LAID = field("tileLaid", 7), TILES_RETURNED = field("tilesReturned", 21), SUMMONED_AT = field("summonedAt", PROVINCES), SUMMONED = field("summoned"), ARRIVED = field("arrived", PROVINCES), TRAVELED = field("traveled"), TOLLS = field("tolls", 8), REPLACED_OF = field("replacedOf", CLAN_COUNT), REPLACED_WORSHIPPERS = field("replacedWorshippers"), MOMENT_OPEN = field("momentOpen"), MOMENT_VP = field("momentVp", CLAN_COUNT), MOMENT_COINS = field("momentCoins", CLAN_COUNT), MOMENT_COINS_BEFORE = field("momentCoinsBefore", CLAN_COUNT), MOMENT_COPIES = field("momentCopies", 3 * CLAN_COUNT), MOMENT_END = size, BATTLE_PROVINCE = field("battleProvince"), FIGHTERS = field("fighters"), HAS_BID = field("hasBid"), BIDS = field("bids", CLAN_COUNT * 4), BIDS_REVEALED = field("bidsRevealed"), ADVANTAGE_WINNERS = field("advantageWinners", 4), HIRED = field("hired", CLAN_COUNT), KILLED_IN_BATTLE = field("killedInBattle"), BATTLE_WINNER = field("battleWinner"), WINNERS = field("winners"), AGENDA_DEPTH = field("agendaDepth"), AGENDA = field("agenda", 128), STATE_CELLS = size, blankState = () => new Int32Array(STATE_CELLS), POSITION_BYTES = STATE_CELLS * Int32Array.BYTES_PER_ELEMENT;
let slab = new ArrayBuffer(0), slabUsed = 0;
function clone(state) {
	slabUsed === slab.byteLength && (slab = new ArrayBuffer(8 * POSITION_BYTES), slabUsed = 0);
	let copy = new Int32Array(slab, slabUsed, STATE_CELLS);
	return slabUsed += POSITION_BYTES, copy.set(state), copy;
}
const copyInto = (target, source) => target.set(source), get = (state, cell) => state[cell], put = (state, cell, value) => {
	state[cell] = value;
}, add = (state, cell, amount) => {
	state[cell] = state[cell] + amount;
}, BUSHI = 0, SHINTO = 1, DAIMYO = 2, STRONGHOLD = 3, PIECES = [
	6,
	3,
	1,
	4
], BITS = [
	3,
	2,
	1,
	3
], SHIFTS = new Int32Array(20), MASKS = new Int32Array(20);
for (let kind = 0, shift = 0; kind < 20; kind++) {
	let bits = BITS[kind] ?? 1;
	SHIFTS[kind] = shift, MASKS[kind] = (1 << bits) - 1, shift += bits;
}
const bitsOf = (kind) => MASKS[kind] << SHIFTS[kind], BUSHI_BITS = bitsOf(0), SHINTO_BITS = bitsOf(1), DAIMYO_BITS = bitsOf(2), STRONGHOLD_BITS = bitsOf(3), MONSTER_SHIFT = SHIFTS[4], unit = (kind) => 1 << SHIFTS[kind], countIn = (squad, kind) => squad >> SHIFTS[kind] & MASKS[kind], monstersIn = (squad) => squad >> MONSTER_SHIFT, figuresOnly = (squad) => squad & ~STRONGHOLD_BITS, kindsIn = (squad) => ((squad & BUSHI_BITS) === 0 ? 0 : 1) | ((squad & SHINTO_BITS) === 0 ? 0 : 2) | ((squad & DAIMYO_BITS) === 0 ? 0 : 4) | ((squad & STRONGHOLD_BITS) === 0 ? 0 : 8) | monstersIn(squad) << 4, firstKind = (kinds) => 31 - Math.clz32(kinds & -kinds), otherKinds = (kinds) => kinds & kinds - 1;
function figureCount(squad) {
	let monsters = monstersIn(squad), count = countIn(squad, 0) + countIn(squad, 1) + countIn(squad, 2);
	for (; monsters !== 0; monsters &= monsters - 1) count++;
	return count;
}
const cellOf = (clan, place) => SQUADS + clan * PLACES + place, squadAt = (state, clan, place) => get(state, cellOf(clan, place)), setSquad = (state, clan, place, squad) => put(state, cellOf(clan, place), squad), reserveOf = (state, clan) => squadAt(state, clan, RESERVE), countAt = (state, clan, kind, place) => countIn(squadAt(state, clan, place), kind), bushiOf = (state, clan, place) => countAt(state, clan, 0, place), strongholdsAt = (state, clan, place) => countAt(state, clan, 3, place), isShrine = (place) => place >= FIRST_SHRINE && place < RESERVE;
function strongholdsOnMap(state, clan) {
	let count = 0;
	for (let province = 0; province < PROVINCES; province++) count += strongholdsAt(state, clan, province);
	return count;
}
function carry(state, clan, kind, from, to) {
	let piece = unit(kind), source = cellOf(clan, from), target = cellOf(clan, to);
	state[source] = get(state, source) - piece, state[target] = get(state, target) + piece;
}
const takeAway = (state, clan, kind, place) => setSquad(state, clan, place, squadAt(state, clan, place) - unit(kind)), bringBack = (state, clan, kind) => setSquad(state, clan, RESERVE, reserveOf(state, clan) + unit(kind)), card = (declared) => declared, cards$1 = [], monsters = [], kinds = [], hooked = new Map();
function listOf(name) {
	let list = hooked.get(name);
	return list === void 0 && (list = [], hooked.set(name, list)), list;
}
const cardsWith = (name) => listOf(name);
function installCards(declared) {
	for (let one of declared) {
		let numbered = {
			...one,
			number: cards$1.length
		};
		cards$1.push(numbered), kinds.push(one.monster ? 4 + monsters.push(numbered) - 1 : -1);
		for (let name of Object.keys(one)) FACTS.has(name) || listOf(name).push(numbered);
	}
	if (cards$1.length > 48) throw Error("more cards than the position has room for");
	if (monsters.length > 16) throw Error("more Monsters than the position has room for");
	if (listOf("atMomentEnd").length > 3) throw Error("too many cards look at moments");
}
const FACTS = new Set([
	"id",
	"name",
	"season",
	"sets",
	"type",
	"cost",
	"copies",
	"monster"
]), allCards = () => cards$1, cardNumbered = (number) => cards$1[number], cardNumber = (id) => cards$1.findIndex((one) => one.id === id), monsterCount = () => monsters.length, monsterOf = (kind) => monsters[kind - 4], kindOfCard = (number) => kinds[number] ?? -1, ROOM = 2048, emptyOptions = () => ({
	codes: new Int32Array(ROOM),
	count: 0
});
function offer(options, code) {
	if (options.count === ROOM) throw Error("a decision offers more moves than there is room for");
	options.codes[options.count++] = code;
}
// packages/engine/src/agenda/agenda.ts
const STEP_ROOM = 4096, STEPS$1 = Array(STEP_ROOM);
function numberFor(name) {
	let hash = 0;
	for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619) >>> 0;
	return ((hash ^ hash >>> 15) >>> 0) % STEP_ROOM;
}
const never = () => {
	throw Error("this step has no such part");
};
function keep(step) {
	if ("run" in step) return {
		step,
		mode: "doing",
		run: step.run,
		options: never,
		answer: never,
		isOver: never,
		owes: never
	};
	if ("owes" in step) {
		let { isOver, owes } = step;
		return {
			step,
			mode: "council",
			run: never,
			options: (state, clan, _x, _y, out) => step.options(state, clan, out),
			answer: (table, clan, _x, _y, code) => step.answer(table, clan, code),
			isOver,
			owes
		};
	}
	let { options, answer } = step;
	return {
		step,
		mode: "question",
		run: never,
		options,
		answer,
		isOver: never,
		owes: never
	};
}
const keptAt = (state, top) => STEPS$1[get(state, top)], defineStep = (step) => define(step), defineCouncil = (council) => define(council);
function define(step) {
	let number = numberFor(step.name), known = STEPS$1[number];
	if (known !== void 0) throw Error(`${step.name} needs another name: ${known.step.name} has its number`);
	return STEPS$1[number] = keep(step), number;
}
const stepName = (number) => STEPS$1[number]?.step.name, stepNumber = (name) => {
	let number = numberFor(name);
	return STEPS$1[number]?.step.name === name ? number : -1;
};
function push(state, step, clan = 0, x = 0, y = 0) {
	let depth = get(state, AGENDA_DEPTH);
	if (depth === 32) throw Error("the agenda is full");
	let at = AGENDA + depth * 4;
	state[at] = step, state[at + 1] = clan, state[at + 2] = x, state[at + 3] = y, state[AGENDA_DEPTH] = depth + 1;
}
const topOfAgenda = (state) => {
	let depth = get(state, AGENDA_DEPTH);
	return depth === 0 ? -1 : AGENDA + (depth - 1) * 4;
};
function pop(state, top) {
	put(state, AGENDA_DEPTH, get(state, AGENDA_DEPTH) - 1), state[top] = 0, state[top + 1] = 0, state[top + 2] = 0, state[top + 3] = 0;
}
function waiting(state) {
	let top = topOfAgenda(state);
	if (top < 0) return;
	let { step } = keptAt(state, top);
	if ("run" in step) return;
	let ability = "owes" in step ? void 0 : step.ability?.(get(state, top + 2), get(state, top + 3));
	return {
		asks: step.asks,
		ability
	};
}
const found = emptyOptions();
function advance(table, stopBefore = -1) {
	let { state } = table;
	for (let top = topOfAgenda(state); top >= 0; top = topOfAgenda(state)) {
		let number = get(state, top);
		if (number === stopBefore) return;
		let kept = STEPS$1[number];
		if (kept.mode === "council") {
			if (!kept.isOver(table)) return;
			pop(state, top);
			continue;
		}
		let clan = get(state, top + 1), x = get(state, top + 2), y = get(state, top + 3);
		if (kept.mode === "doing") pop(state, top), kept.run(table, clan, x, y);
		else {
			if (found.count = 0, kept.options(state, clan, x, y, found), found.count > 1) return;
			pop(state, top), found.count === 1 && kept.answer(table, clan, x, y, found.codes[0]);
		}
	}
}
function answerTop(table, clan, code) {
	let { state } = table, top = topOfAgenda(state), kept = keptAt(state, top), x = get(state, top + 2), y = get(state, top + 3);
	kept.mode === "question" && pop(state, top), kept.answer(table, clan, x, y, code);
}
function askedClans(state) {
	let top = topOfAgenda(state);
	if (top < 0) return 0;
	let kept = keptAt(state, top);
	if (kept.mode === "question") return 1 << get(state, top + 1);
	if (kept.mode === "doing") return 0;
	let asked = 0;
	for (let clan = 0; clan < CLAN_COUNT; clan++) kept.owes(state, clan) && (asked |= 1 << clan);
	return asked;
}
const isAsked = (state, clan) => (askedClans(state) >> clan & 1) == 1;
function listOptions(state, clan, out) {
	out.count = 0;
	let top = topOfAgenda(state);
	if (top < 0) return;
	let kept = keptAt(state, top);
	kept.mode === "doing" || kept.mode === "question" && get(state, top + 1) !== clan || kept.options(state, clan, get(state, top + 2), get(state, top + 3), out);
}
function dropTop(state) {
	let top = topOfAgenda(state), dropped = {
		x: get(state, top + 2),
		y: get(state, top + 3)
	};
	return pop(state, top), dropped;
}
// packages/engine/src/state/phase.ts
const PHASE_IDS = [
	"setup",
	"tea",
	"politics",
	"war",
	"cleanup",
	"winter",
	"over"
], phaseNumber = (phase) => PHASE_IDS.indexOf(phase), isInPlay = (state, clan) => get(state, IN_PLAY + clan) === 1, playersOf = (state) => get(state, PLAYERS), seasonOf = (state) => get(state, SEASON), phaseOf = (state) => PHASE_IDS[get(state, PHASE)], vpOf = (state, clan) => get(state, VP + clan), coinsOf = (state, clan) => get(state, COINS + clan), roninOf = (state, clan) => get(state, RONIN$1 + clan), copyCell = (clan, card) => COPIES + clan * 3 + (card >> 4), copiesOf = (state, clan, card) => get(state, copyCell(clan, card)) >>> (card & 15) * 2 & 3, addCopy = (state, clan, card) => add(state, copyCell(clan, card), 1 << (card & 15) * 2), honorRankOf = (state, clan) => get(state, HONOR_RANK + clan), clanAtHonor = (state, rank) => get(state, HONOR + rank), higherHonor = (state, a, b) => honorRankOf(state, a) < honorRankOf(state, b), allyOf = (state, clan) => get(state, ALLY + clan), isAllied = (state, clan) => allyOf(state, clan) !== -1;
function leftOf(state, clan) {
	let next = clan;
	do
		next = (next + 1) % CLAN_COUNT;
	while (!isInPlay(state, next));
	return next;
}
function setHonor(state, rank, clan) {
	put(state, HONOR + rank, clan), put(state, HONOR_RANK + clan, rank);
}
// packages/engine/src/state/names.ts
const clanId = (clan) => CLAN_IDS[clan], clanNumber = (id) => CLAN_IDS.findIndex((known) => known === id), provinceId = (province) => PROVINCE_IDS[province], provinceNumber = (id) => PROVINCE_IDS.findIndex((known) => known === id), mandateId = (mandate) => MANDATE_IDS[mandate], mandateNumber = (id) => MANDATE_IDS.findIndex((known) => known === id), seasonId = (season) => SEASON_IDS[season], kamiId = (kami) => KAMI_IDS[kami], kamiNumber = (id) => KAMI_IDS.findIndex((known) => known === id), cardId = (card) => cardNumbered(card).id, kamiAt = (state, place) => kamiId(get(state, SHRINE_KAMI + place - FIRST_SHRINE));
function clansOf(set) {
	let ids = [];
	for (let clan = 0; clan < CLAN_COUNT; clan++) (set >> clan & 1) == 1 && ids.push(clanId(clan));
	return ids;
}
function seats(state) {
	let clans = [];
	for (let clan = 0; clan < CLAN_COUNT; clan++) isInPlay(state, clan) && clans.push(clan);
	return clans;
}
const honorTrack = (state) => Array.from({ length: playersOf(state) }, (_, rank) => clanId(clanAtHonor(state, rank)));
// packages/engine/src/effects/gains.ts
function gain(table, clan, what, because, provinces) {
	let { state, sink } = table, { vp = 0, coins = 0, ronin = 0 } = what;
	vp > 0 && gainVp(table, clan, vp), coins > 0 && (add(state, COINS + clan, coins), add(state, MOMENT_COINS + clan, coins)), ronin > 0 && add(state, RONIN$1 + clan, ronin), sink && vp + coins + ronin > 0 && sink({
		type: "gained",
		clan: clanId(clan),
		...vp > 0 && { vp },
		...coins > 0 && { coins },
		...ronin > 0 && { ronin },
		because,
		...provinces && { provinces: provinces.map(provinceId) },
		seenBy: "all"
	});
}
function gainVp({ state }, clan, vp) {
	add(state, VP + clan, vp), add(state, MOMENT_VP + clan, vp);
}
function stealVp(table, thief, from, most, because) {
	let { state, sink } = table, vp = Math.min(most, vpOf(state, from));
	vp !== 0 && (add(state, VP + from, -vp), gainVp(table, thief, vp), sink?.({
		type: "stolen",
		clan: clanId(thief),
		from: clanId(from),
		vp,
		because,
		seenBy: "all"
	}));
}
function takeCoin(table, taker, from, because) {
	let { state, sink } = table;
	coinsOf(state, from) !== 0 && (handOver(table, from, taker, 1, 0), sink?.({
		type: "stolen",
		clan: clanId(taker),
		from: clanId(from),
		coins: 1,
		because,
		seenBy: "all"
	}));
}
function handOver({ state }, from, to, coins, ronin) {
	add(state, COINS + from, -coins), add(state, COINS + to, coins), add(state, RONIN$1 + from, -ronin), add(state, RONIN$1 + to, ronin);
}
function pay(table, clan, coins, because) {
	coins !== 0 && (add(table.state, COINS + clan, -coins), table.sink?.({
		type: "paid",
		clan: clanId(clan),
		coins,
		because,
		seenBy: "all"
	}));
}
function discardPurse({ state }, clan) {
	put(state, COINS + clan, 0), put(state, RONIN$1 + clan, 0);
}
// packages/engine/src/effects/honor.ts
function gainHonor(table, clan, steps, because) {
	let from = honorRankOf(table.state, clan);
	slide(table, clan, Math.max(0, from - steps), because);
}
function loseHonor(table, clan, because) {
	let from = honorRankOf(table.state, clan);
	slide(table, clan, Math.min(playersOf(table.state) - 1, from + 1), because);
}
function slide(table, clan, to, because) {
	let { state, sink } = table, from = honorRankOf(state, clan);
	if (from === to) return;
	let step = to < from ? -1 : 1;
	for (let rank = from; rank !== to; rank += step) setHonor(state, rank, clanAtHonor(state, rank + step));
	setHonor(state, to, clan), sink?.({
		type: "honorChanged",
		clan: clanId(clan),
		steps: from - to,
		honor: honorTrack(state),
		because,
		seenBy: "all"
	});
}
// packages/engine/src/moves/types.ts
const MOVE_TYPES = [
	"propose",
	"withdraw",
	"accept",
	"decline",
	"ready",
	"gift",
	"mandate",
	"summon",
	"move",
	"build",
	"buy",
	"replace",
	"place",
	"kill",
	"bid",
	"hostage",
	"share",
	"give",
	"use",
	"order",
	"pass"
], pack = (type, a, b, c, d) => type | a << 5 | b << 11 | c << 16 | d << 21, numberOf$1 = (type) => MOVE_TYPES.indexOf(type), MANDATE = numberOf$1("mandate"), SUMMON = numberOf$1("summon"), MOVE = numberOf$1("move"), BUILD$1 = numberOf$1("build"), BUY = numberOf$1("buy"), REPLACE$1 = numberOf$1("replace"), PLACE = numberOf$1("place"), KILL = numberOf$1("kill"), HOSTAGE$1 = numberOf$1("hostage"), SHARE$1 = numberOf$1("share"), GIVE = numberOf$1("give"), USE = numberOf$1("use"), ORDER = numberOf$1("order"), READY = numberOf$1("ready"), PROPOSE = numberOf$1("propose"), WITHDRAW = numberOf$1("withdraw"), ACCEPT = numberOf$1("accept"), DECLINE = numberOf$1("decline"), PASS = numberOf$1("pass"), USE_YES = pack(USE, 1, 0, 0, 0), USE_NO = pack(USE, 0, 0, 0, 0), GO_FIRST = pack(ORDER, 1, 0, 0, 0), GO_LAST = pack(ORDER, 0, 0, 0, 0), READY_YES = pack(READY, 1, 0, 0, 0), READY_NO = pack(READY, 0, 0, 0, 0), mandateCode = (tile, announce) => pack(MANDATE, tile, announce + 1, 0, 0), summonCode = (kind, province, shrine) => pack(SUMMON, 0, kind, province, shrine + 1), moveCode = (kind, from, to) => pack(MOVE, 0, kind, from, to), buildCode = (province) => pack(BUILD$1, 0, 0, province, 0), buyCode = (card) => pack(BUY, card, 0, 0, 0), replaceCode = (of, kind, by, place) => pack(REPLACE$1, of, kind, by, place), placeCode = (kind, place) => pack(PLACE, 0, kind, place, 0), killCode = (of, kind, province) => pack(KILL, of, kind, province, 0), hostageCode = (of, kind) => pack(HOSTAGE$1, of, kind, 0, 0), shareCode = (clans) => pack(SHARE$1, clans, 0, 0, 0), giveCode = (to) => pack(GIVE, to, 0, 0, 0), proposeCode = (partner) => pack(PROPOSE, partner, 0, 0, 0), withdrawCode = (partner) => pack(WITHDRAW, partner, 0, 0, 0), acceptCode = (partner) => pack(ACCEPT, partner, 0, 0, 0), declineCode = (partner) => pack(DECLINE, partner, 0, 0, 0), typeOf = (code) => MOVE_TYPES[code & 31], isPass = (code) => code === PASS, a = (code) => code >> 5 & 63, b = (code) => code >> 11 & 31, c = (code) => code >> 16 & 31, d = (code) => code >> 21 & 63, tileIn = a, announcedIn = (code) => b(code) - 1, cardIn = a, clanIn = a, clansIn = a, figureIn = b, replacementIn = c, provinceIn = c, placeIn = c, fromIn = c, toIn = d, replacedAt = d, shrineIn = (code) => d(code) - 1, saysYes = (code) => a(code) === 1, BASE = 4096, MOST_COINS = 4095, bidCode = (seppuku, hostage, ronin, poets) => -(1 + seppuku + BASE * (hostage + BASE * (ronin + BASE * poets))), bidOn = (code, advantage) => Math.floor((-code - 1) / BASE ** advantage) % BASE, isBid = (code) => code < 0, GIVE_COIN = defineStep({
	name: "benevolence",
	asks: "give",
	ability: () => "benevolence",
	options: (state, clan, _x, _y, out) => {
		offer(out, PASS);
		for (let to = 0; to < CLAN_COUNT; to++) to !== clan && isInPlay(state, to) && offer(out, giveCode(to));
	},
	answer: (table, clan, _x, _y, code) => {
		if (isPass(code)) return;
		let to = clanIn(code);
		add(table.state, COINS + clan, 1), handOver(table, clan, to, 1, 0), table.sink?.({
			type: "paid",
			clan: clanId(clan),
			coins: 1,
			to: clanId(to),
			because: "benevolence",
			seenBy: "all"
		}), gainHonor(table, clan, 1, "benevolence"), gain(table, clan, { vp: 2 }, "benevolence");
	}
}), benevolence = card({
	id: "benevolence",
	name: "Benevolence",
	season: "spring",
	sets: ["archway"],
	type: "virtue",
	cost: 1,
	copies: 2,
	onSpending: ({ state }, owner, copies, spent) => {
		for (let coin = Math.min(copies, spent); coin > 0; coin--) push(state, GIVE_COIN, owner);
	}
}), courage = card({
	id: "courage",
	name: "Courage",
	season: "spring",
	sets: ["horseman"],
	type: "virtue",
	cost: 3,
	copies: 2,
	onToken: (table, owner, copies) => gain(table, owner, { vp: 2 * copies }, "courage")
}), differentVirtues = (state, clan) => allCards().filter((card) => card.type === "virtue" && copiesOf(state, clan, card.number) > 0).length, monstersOwned = (state, clan, which) => allCards().filter(({ monster, number }) => monster && (which === "any" || monster.oni) && copiesOf(state, clan, number) > 0).length, standsIn = (state, clan, card, province) => countAt(state, clan, kindOfCard(cardNumber(card)), province) > 0, formOfTheBeast = card({
	id: "form-of-the-beast",
	name: "Form of the Beast",
	season: "autumn",
	sets: ["archway"],
	type: "winter-upgrade",
	cost: 4,
	copies: 2,
	inWinter: (state, owner) => 3 * monstersOwned(state, owner, "any")
}), formOfTheDemon = card({
	id: "form-of-the-demon",
	name: "Form of the Demon",
	season: "autumn",
	sets: ["horseman"],
	type: "winter-upgrade",
	cost: 3,
	copies: 2,
	inWinter: (state, owner) => 3 * monstersOwned(state, owner, "oni")
}), formOfTheKindred = card({
	id: "form-of-the-kindred",
	name: "Form of the Kindred",
	season: "autumn",
	sets: ["teapot"],
	type: "winter-upgrade",
	cost: 3,
	copies: 2,
	inWinter: (state, owner) => {
		let seasons = get(state, ALLIED_IN + owner);
		return 3 * ((seasons & 1) + (seasons >> 1 & 1) + (seasons >> 2 & 1));
	}
}), formOfTheKitsune = card({
	id: "form-of-the-kitsune",
	name: "Form of the Kitsune",
	season: "autumn",
	sets: ["core"],
	type: "winter-upgrade",
	cost: 4,
	copies: 2,
	inWinter: (state, owner) => 3 * strongholdsOnMap(state, owner)
}), formOfThePhoenix = card({
	id: "form-of-the-phoenix",
	name: "Form of the Phoenix",
	season: "autumn",
	sets: ["core"],
	type: "winter-upgrade",
	cost: 3,
	copies: 2,
	inWinter: (state, owner) => 3 * differentVirtues(state, owner)
}), BETRAY$1 = MANDATE_IDS.indexOf("betray"), honesty = card({
	id: "honesty",
	name: "Honesty",
	season: "spring",
	sets: ["teapot"],
	type: "virtue",
	cost: 0,
	copies: 2,
	onChoosing: (table, owner, copies, mandate) => {
		mandate !== BETRAY$1 && isAllied(table.state, owner) && gain(table, owner, { vp: 2 * copies }, "honesty");
	}
}), justice = card({
	id: "justice",
	name: "Justice",
	season: "summer",
	sets: ["archway"],
	type: "virtue",
	cost: 1,
	copies: 2,
	onKilling: (table, owner, copies, { victims }) => {
		let punished = 0;
		for (let clan = 0; clan < CLAN_COUNT; clan++) (victims >> clan & 1) == 1 && clan !== owner && higherHonor(table.state, owner, clan) && punished++;
		gain(table, owner, { vp: 3 * copies * punished }, "justice");
	}
}), komainu = card({
	id: "komainu",
	name: "Komainu",
	season: "spring",
	sets: ["core"],
	type: "monster",
	cost: 2,
	copies: 1,
	monster: { countsAs: "shinto" }
}), WINTER$1 = phaseNumber("winter"), loyalty = card({
	id: "loyalty",
	name: "Loyalty",
	season: "summer",
	sets: ["teapot"],
	type: "virtue",
	cost: 1,
	copies: 2,
	atMomentEnd: (table, owner, copies) => {
		let { state } = table;
		get(state, MOMENT_VP + owner) !== 0 && isAllied(state, owner) && get(state, PHASE) !== WINTER$1 && gain(table, owner, { vp: copies }, "loyalty");
	}
}), mercy = card({
	id: "mercy",
	name: "Mercy",
	season: "summer",
	sets: ["horseman"],
	type: "virtue",
	cost: 1,
	copies: 2,
	onSparing: (table, owner, copies) => gain(table, owner, { vp: 2 * copies }, "mercy")
}), bonuses = cardsWith("forceBonus"), WAR = phaseNumber("war");
function bonusTo(state, clan, to) {
	let bonus = 0;
	for (let i = 0; i < bonuses.length; i++) {
		let one = bonuses[i], { forceBonus } = one;
		forceBonus.to === to && (forceBonus.during !== "war" || get(state, PHASE) === WAR) && (bonus += copiesOf(state, clan, one.number) * forceBonus.force);
	}
	return bonus;
}
function monsterForce(state, clan, kind, place) {
	let { monster } = monsterOf(kind), force = monster?.force ?? 1, own = typeof force == "number" ? force : force(state, clan, place);
	return monster?.countsAs === "daimyo" ? own + bonusTo(state, clan, "daimyo") : own;
}
function forceOfFigure(state, clan, kind, place) {
	switch (kind) {
		case 0: return 1 + bonusTo(state, clan, "bushi");
		case 1: return 1;
		case 2: return 1 + bonusTo(state, clan, "daimyo");
		case 3: return traitsOf(clan).strongholdForce;
		default: return monsterForce(state, clan, kind, place);
	}
}
function forceIn(state, clan, place) {
	let squad = squadAt(state, clan, place);
	if (squad === 0) return 0;
	let force = countIn(squad, 1) + countIn(squad, 3) * traitsOf(clan).strongholdForce, bushi = countIn(squad, 0);
	bushi > 0 && (force += bushi * (1 + bonusTo(state, clan, "bushi"))), countIn(squad, 2) > 0 && (force += 1 + bonusTo(state, clan, "daimyo"));
	for (let monsters = monstersIn(squad), kind = 4; monsters !== 0; monsters >>= 1, kind++) (monsters & 1) == 1 && (force += monsterForce(state, clan, kind, place));
	return force;
}
const battleForce = (state, clan, province) => forceIn(state, clan, province) + get(state, HIRED + clan);
function strongestAt(state, place) {
	let best = -1, most = 0, players = playersOf(state);
	for (let rank = 0; rank < players; rank++) {
		let clan = clanAtHonor(state, rank), force = forceIn(state, clan, place);
		force > most && (most = force, best = clan);
	}
	return best;
}
function presentAt(state, place) {
	let present = 0;
	for (let clan = 0; clan < CLAN_COUNT; clan++) forceIn(state, clan, place) > 0 && (present |= 1 << clan);
	return present;
}
function lowestHonorAt(state, clan, place) {
	let fought = get(state, BATTLE_PROVINCE) === place, others = 0;
	for (let other = 0; other < CLAN_COUNT; other++) if (other !== clan && isInPlay(state, other) && (fought ? isFighter(state, other) : standsAt(state, other, place))) {
		if (!higherHonor(state, other, clan)) return !1;
		others++;
	}
	return others > 0;
}
function standsAt(state, clan, place) {
	let squad = squadAt(state, clan, place);
	return figuresOnly(squad) !== 0 || countIn(squad, 3) * traitsOf(clan).strongholdForce > 0;
}
const isFighter = (state, clan) => (get(state, FIGHTERS) >> clan & 1) == 1, oniOfBlood = card({
	id: "oni-of-blood",
	name: "Oni of Blood",
	season: "summer",
	sets: ["archway", "horseman"],
	type: "monster",
	cost: 3,
	copies: 1,
	monster: {
		oni: !0,
		force: (state, owner, place) => lowestHonorAt(state, owner, place) ? 4 : 2
	}
}), BASIC = [
	"bushi",
	"shinto",
	"daimyo",
	"stronghold"
], isMonster = (kind) => kind >= 4, monster = (kind) => monsterOf(kind).monster ?? {}, isShinto = (kind) => kind === 1 || isMonster(kind) && monster(kind).countsAs === "shinto", isDaimyo = (kind) => kind === 2 || isMonster(kind) && monster(kind).countsAs === "daimyo", isOni = (kind) => isMonster(kind) && monster(kind).oni === !0;
function figureKinds() {
	let kinds = [
		0,
		1,
		2
	];
	for (let kind = 4; kind < 4 + monsterCount(); kind++) kinds.push(kind);
	return kinds;
}
const kindId = (kind) => BASIC[kind] ?? monsterOf(kind).id;
function kindNumber(id) {
	let basic = BASIC.findIndex((name) => name === id);
	if (basic >= 0) return basic;
	for (let kind = 4; kind < 4 + monsterCount(); kind++) if (monsterOf(kind).id === id) return kind;
	return -1;
}
function betrayTypes(kind) {
	return kind === 0 ? 1 : kind === 2 || kind === 3 ? 0 : (isShinto(kind) ? 2 : 0) | (isMonster(kind) ? 4 : 0);
}
const allKinds = () => Array.from({ length: 20 }, (_, kind) => kind).slice(0, 4 + monsterCount()), mourners = cardsWith("onLosses"), killers = cardsWith("onKilling"), sparing = cardsWith("onSparing");
function kill(table, by, victim, province, dead, because) {
	let { state, sink } = table, killed = figureCount(dead);
	if (killed !== 0) {
		setSquad(state, victim, province, squadAt(state, victim, province) - dead), setSquad(state, victim, RESERVE, squadAt(state, victim, RESERVE) + dead), get(state, BATTLE_PROVINCE) === province && add(state, KILLED_IN_BATTLE, killed), sink?.({
			type: "figuresKilled",
			of: clanId(victim),
			by: clanId(by),
			figures: Object.fromEntries(allKinds().filter((kind) => countIn(dead, kind) > 0).map((kind) => [kindId(kind), countIn(dead, kind)])),
			province: provinceId(province),
			because,
			seenBy: "all"
		});
		for (let i = 0; i < mourners.length; i++) {
			let card = mourners[i], copies = copiesOf(state, victim, card.number);
			copies > 0 && card.onLosses(table, victim, copies, killed);
		}
	}
}
function afterKills(table, done) {
	for (let i = 0; i < killers.length; i++) {
		let card = killers[i], copies = copiesOf(table.state, done.by, card.number);
		copies > 0 && card.onKilling(table, done.by, copies, done);
	}
}
function mercyOf(state, clan) {
	return sparing.find((card) => copiesOf(state, clan, card.number) > 0);
}
function killUnlessSpared(table, clan, steps, x, y = 0) {
	let { state } = table;
	push(state, steps.killing, clan, x, y), mercyOf(state, clan) !== void 0 && push(state, SPARE, clan, steps.spared);
}
const SPARE = defineStep({
	name: "spare-figures",
	asks: "use",
	ability: () => cardNumbered(sparing[0].number).id,
	options: (_state, _clan, _x, _y, out) => {
		offer(out, USE_NO), offer(out, USE_YES);
	},
	answer: (table, clan, spared, _y, code) => {
		if (!saysYes(code)) return;
		let { state } = table, card = mercyOf(state, clan);
		if (card === void 0) throw Error("nothing to spare with");
		let { x, y } = dropTop(state);
		card.onSparing(table, clan, copiesOf(state, clan, card.number)), push(state, spared, clan, x, y);
	}
}), prey = (state, clan, province) => figureKinds().filter((kind) => (kind === 0 || isShinto(kind)) && countAt(state, clan, kind, province) > 0);
function victims(state, owner, province) {
	let clans = [];
	for (let rank = 0; rank < honorRankOf(state, owner); rank++) {
		let clan = clanAtHonor(state, rank);
		prey(state, clan, province).length > 0 && clans.push(clan);
	}
	return clans;
}
const CHOOSE_PREY = defineStep({
	name: "oni-of-hate",
	asks: "kill",
	ability: () => "oni-of-hate",
	options: (state, _clan, province, victim, out) => {
		for (let kind of prey(state, victim, province)) offer(out, killCode(victim, kind, province));
	},
	answer: (table, clan, _province, _victim, code) => {
		kill(table, clan, clanIn(code), provinceIn(code), unit(figureIn(code)), "oni-of-hate"), afterKills(table, {
			by: clan,
			victims: 1 << clanIn(code)
		});
	}
}), HUNT = defineStep({
	name: "oni-of-hate-hunts",
	run: ({ state }, clan, province) => {
		for (let victim of victims(state, clan, province).reverse()) push(state, CHOOSE_PREY, clan, province, victim);
	}
}), SPARED$2 = defineStep({
	name: "oni-of-hate-spared",
	run: ({ sink }, clan, province) => sink?.({
		type: "figuresSpared",
		clan: clanId(clan),
		province: provinceId(province),
		because: "oni-of-hate",
		seenBy: "all"
	})
}), oniOfHate = card({
	id: "oni-of-hate",
	name: "Oni of Hate",
	season: "autumn",
	sets: [
		"archway",
		"horseman",
		"teapot"
	],
	type: "monster",
	cost: 3,
	copies: 1,
	monster: {
		oni: !0,
		onEnter: (table, owner, province) => {
			victims(table.state, owner, province).length !== 0 && killUnlessSpared(table, owner, {
				killing: HUNT,
				spared: SPARED$2
			}, province);
		}
	}
}), oniOfSkulls = card({
	id: "oni-of-skulls",
	name: "Oni of Skulls",
	season: "spring",
	sets: ["core"],
	type: "monster",
	cost: 2,
	copies: 1,
	monster: {
		oni: !0,
		force: (state, owner, place) => lowestHonorAt(state, owner, place) ? 3 : 1
	}
}), oniOfSouls = card({
	id: "oni-of-souls",
	name: "Oni of Souls",
	season: "summer",
	sets: ["archway", "teapot"],
	type: "monster",
	cost: 2,
	copies: 1,
	monster: { oni: !0 },
	onToken: (table, owner, _copies, province) => {
		standsIn(table.state, owner, "oni-of-souls", province) && gain(table, owner, { vp: 2 * monstersOwned(table.state, owner, "oni") }, "oni-of-souls");
	}
}), oniOfSpite = card({
	id: "oni-of-spite",
	name: "Oni of Spite",
	season: "autumn",
	sets: ["archway", "horseman"],
	type: "monster",
	cost: 3,
	copies: 1,
	monster: {
		oni: !0,
		onEnter: (table, owner, province) => {
			let { state } = table;
			for (let rank = 0; rank < honorRankOf(state, owner); rank++) {
				let clan = clanAtHonor(state, rank);
				forceIn(state, clan, province) > 0 && stealVp(table, owner, clan, 2, "oni-of-spite");
			}
		}
	}
}), pathOfTheDragon = card({
	id: "path-of-the-dragon",
	name: "Path of the Dragon",
	season: "autumn",
	sets: ["core"],
	type: "enhancement",
	cost: 3,
	copies: 1,
	forceBonus: {
		to: "daimyo",
		force: 3
	}
});
// packages/engine/src/effects/enter.ts
function entered(table, clan, kind, province) {
	isMonster(kind) && monsterOf(kind).monster?.onEnter?.(table, clan, province);
}
// packages/engine/src/effects/place.ts
const placeName = (state, place) => isShrine(place) ? { shrine: kamiAt(state, place) } : { province: provinceId(place) };
function placeFigure(table, clan, kind, place, because) {
	let { state, sink } = table;
	carry(state, clan, kind, RESERVE, place), sink?.({
		type: "figurePlaced",
		clan: clanId(clan),
		figure: kindId(kind),
		...placeName(state, place),
		because,
		seenBy: "all"
	}), isShrine(place) || entered(table, clan, kind, place);
}
const pathOfTheKenin = card({
	id: "path-of-the-kenin",
	name: "Path of the Kenin",
	season: "spring",
	sets: ["archway"],
	type: "enhancement",
	cost: 2,
	copies: 2,
	mayAfterSummon: defineStep({
		name: "path-of-the-kenin",
		asks: "place",
		ability: () => "path-of-the-kenin",
		options: (state, clan, _x, _y, out) => {
			if (offer(out, PASS), bushiOf(state, clan, RESERVE) !== 0) for (let province = 0; province < PROVINCES; province++) strongholdsAt(state, clan, province) > 0 && offer(out, placeCode(0, province));
		},
		answer: (table, clan, _x, _y, code) => {
			isPass(code) || placeFigure(table, clan, 0, placeIn(code), "path-of-the-kenin");
		}
	})
}), worshippers = (state, clan) => figureKinds().filter((kind) => isShinto(kind) && countIn(reserveOf(state, clan), kind) > 0), pathOfTheLight = card({
	id: "path-of-the-light",
	name: "Path of the Light",
	season: "spring",
	sets: ["archway"],
	type: "enhancement",
	cost: 1,
	copies: 1,
	mayAfterRecruit: {
		step: defineStep({
			name: "path-of-the-light",
			asks: "place",
			ability: () => "path-of-the-light",
			options: (state, clan, _x, _y, out) => {
				offer(out, PASS);
				for (let kind of worshippers(state, clan)) for (let shrine = FIRST_SHRINE; shrine < RESERVE; shrine++) offer(out, placeCode(kind, shrine));
			},
			answer: (table, clan, _x, _y, code) => {
				isPass(code) || placeFigure(table, clan, figureIn(code), placeIn(code), "path-of-the-light");
			}
		}),
		can: (state, owner) => worshippers(state, owner).length > 0
	}
}), pathOfTheLion = card({
	id: "path-of-the-lion",
	name: "Path of the Lion",
	season: "spring",
	sets: ["core"],
	type: "enhancement",
	cost: 0,
	copies: 1,
	forceBonus: {
		to: "daimyo",
		force: 1
	}
});
// packages/engine/src/cards/path-of-the-monkey.ts
function richest(state, clan) {
	let most = 0;
	for (let other = 0; other < CLAN_COUNT; other++) other !== clan && isInPlay(state, other) && (most = Math.max(most, coinsOf(state, other)));
	return most;
}
const pathOfTheMonkey = card({
	id: "path-of-the-monkey",
	name: "Path of the Monkey",
	season: "summer",
	sets: ["horseman"],
	type: "enhancement",
	cost: 0,
	copies: 2,
	mayAfterSummon: defineStep({
		name: "path-of-the-monkey",
		asks: "use",
		ability: () => "path-of-the-monkey",
		options: (state, clan, _x, _y, out) => {
			offer(out, USE_NO), richest(state, clan) > 0 && offer(out, USE_YES);
		},
		answer: (table, clan, _x, _y, code) => {
			if (!saysYes(code)) return;
			let { state } = table, most = richest(state, clan);
			for (let other = 0; other < CLAN_COUNT; other++) other !== clan && isInPlay(state, other) && coinsOf(state, other) === most && takeCoin(table, clan, other, "path-of-the-monkey");
			loseHonor(table, clan, "path-of-the-monkey");
		}
	})
}), bushiOnMap = (state, clan) => {
	for (let province = 0; province < PROVINCES; province++) if (bushiOf(state, clan, province) > 0) return !0;
	return !1;
}, ASSASSINATE = defineStep({
	name: "path-of-the-ninja",
	asks: "kill",
	ability: () => "path-of-the-ninja",
	options: (state, _clan, _x, _y, out) => {
		offer(out, PASS);
		for (let of = 0; of < CLAN_COUNT; of++) for (let province = 0; province < PROVINCES; province++) bushiOf(state, of, province) > 0 && offer(out, killCode(of, 0, province));
	},
	answer: (table, clan, _x, _y, code) => {
		if (isPass(code)) return;
		let victim = clanIn(code);
		kill(table, clan, victim, provinceIn(code), unit(0), "path-of-the-ninja"), afterKills(table, {
			by: clan,
			victims: 1 << victim
		}), loseHonor(table, clan, "path-of-the-ninja");
	}
}), SPARED$1 = defineStep({
	name: "path-of-the-ninja-spared",
	run: (table, clan) => {
		table.sink?.({
			type: "figuresSpared",
			clan: clanId(clan),
			because: "path-of-the-ninja",
			seenBy: "all"
		}), loseHonor(table, clan, "path-of-the-ninja");
	}
}), pathOfTheNinja = card({
	id: "path-of-the-ninja",
	name: "Path of the Ninja",
	season: "spring",
	sets: ["horseman"],
	type: "enhancement",
	cost: 2,
	copies: 1,
	mayAfterSummon: defineStep({
		name: "path-of-the-ninja-strikes",
		run: (table, clan) => {
			let { state } = table, opponentsBushi = !1;
			for (let of = 0; of < CLAN_COUNT; of++) opponentsBushi ||= of !== clan && isInPlay(state, of) && bushiOnMap(state, of);
			opponentsBushi ? killUnlessSpared(table, clan, {
				killing: ASSASSINATE,
				spared: SPARED$1
			}, 0) : push(state, ASSASSINATE, clan);
		}
	})
}), pathOfThePatron = card({
	id: "path-of-the-patron",
	name: "Path of the Patron",
	season: "spring",
	sets: ["teapot"],
	type: "enhancement",
	cost: 2,
	copies: 1,
	afterSummon: (table, owner, copies) => {
		playersOf(table.state) - 1 - honorRankOf(table.state, owner) >= 2 && gain(table, owner, { coins: 2 * copies }, "path-of-the-patron");
	}
}), hasBushi = (state, clan) => bushiOf(state, clan, RESERVE) > 0, pathOfTheSamurai = card({
	id: "path-of-the-samurai",
	name: "Path of the Samurai",
	season: "summer",
	sets: ["archway"],
	type: "enhancement",
	cost: 2,
	copies: 1,
	mayAfterRecruit: {
		step: defineStep({
			name: "path-of-the-samurai",
			asks: "place",
			ability: () => "path-of-the-samurai",
			options: (state, clan, _x, _y, out) => {
				if (offer(out, PASS), hasBushi(state, clan)) for (let province = 0; province < PROVINCES; province++) offer(out, placeCode(0, province));
			},
			answer: (table, clan, _x, _y, code) => {
				isPass(code) || placeFigure(table, clan, 0, placeIn(code), "path-of-the-samurai");
			}
		}),
		can: hasBushi
	}
}), pair = (a, b) => a * PROVINCES + b, numberOf = (id) => PROVINCE_IDS.findIndex((province) => province === id), neighbors = new Uint8Array(PROVINCES * PROVINCES), routes = new Int8Array(PROVINCES * PROVINCES).fill(-1);
for (let [a, b] of BORDERS) neighbors[pair(numberOf(a), numberOf(b))] = 1, neighbors[pair(numberOf(b), numberOf(a))] = 1;
SHIPPING_ROUTES.forEach(([a, b], route) => {
	for (let way of [pair(numberOf(a), numberOf(b)), pair(numberOf(b), numberOf(a))]) neighbors[way] = 1, routes[way] = route;
});
const areNeighbors = (a, b) => neighbors[pair(a, b)] === 1, routeBetween = (a, b) => routes[pair(a, b)], NEIGHBORS = PROVINCE_IDS.map((_, a) => Int32Array.from([...PROVINCE_IDS.keys()].filter((b) => areNeighbors(a, b)))), tollCards = cardsWith("onCrossing");
function startTraveling({ state }) {
	put(state, TRAVELED, 0);
	for (let province = 0; province < PROVINCES; province++) put(state, ARRIVED + province, 0);
	for (let route = 0; route < SHIPPING_ROUTES.length; route++) put(state, TOLLS + route, 0);
}
function offerTravel(state, clan, from, squad, out) {
	let { movesAnywhere, strongholdsMove } = traitsOf(clan), movers = strongholdsMove ? squad : figuresOnly(squad);
	if (movers === 0) return;
	let near = NEIGHBORS[from];
	for (let kinds = kindsIn(movers); kinds !== 0; kinds = otherKinds(kinds)) {
		let kind = firstKind(kinds);
		if (movesAnywhere) for (let to = 0; to < PROVINCES; to++) to !== from && offer(out, moveCode(kind, from, to));
		else for (let i = 0; i < near.length; i++) {
			let to = near[i];
			isOpen(state, from, to) && offer(out, moveCode(kind, from, to));
		}
	}
}
function isOpen(state, from, to) {
	let route = routeBetween(from, to);
	return route < 0 || get(state, TOLLS + route) !== 3;
}
function tollKeeper(state, clan, route) {
	if (!(route < 0 || traitsOf(clan).movesAnywhere || get(state, TOLLS + route) !== 0)) {
		for (let card of tollCards) for (let keeper = 0; keeper < CLAN_COUNT; keeper++) if (keeper !== clan && isInPlay(state, keeper) && copiesOf(state, keeper, card.number) > 0) return {
			step: card.onCrossing,
			keeper
		};
	}
}
const JOURNEYS = ["marshal", "fujin"];
function travel(table, clan, code, journey) {
	let { state } = table, route = routeBetween(fromIn(code), toIn(code)), toll = tollKeeper(state, clan, route);
	toll === void 0 ? arrive(table, clan, code, journey) : (push(state, CROSS, clan, code, JOURNEYS.indexOf(journey)), push(state, toll.step, toll.keeper, clan, route));
}
const CROSS = defineStep({
	name: "cross-the-sea",
	run: (table, clan, code, journey) => {
		isOpen(table.state, fromIn(code), toIn(code)) && arrive(table, clan, code, JOURNEYS[journey]);
	}
});
function arrive(table, clan, code, journey) {
	let { state, sink } = table, kind = figureIn(code), from = fromIn(code), to = toIn(code);
	carry(state, clan, kind, from, to), add(state, ARRIVED + to, unit(kind)), add(state, TRAVELED, 1), sink?.({
		type: "figureMoved",
		clan: clanId(clan),
		figure: kindId(kind),
		from: provinceId(from),
		to: provinceId(to),
		because: journey,
		seenBy: "all"
	}), entered(table, clan, kind, to);
}
function settleToll(table, keeper, mover, route, charged) {
	let { state, sink } = table, canPay = coinsOf(state, mover) > 0, toll = charged ? canPay ? 2 : 3 : 1;
	put(state, TOLLS + route, toll), toll === 2 && handOver(table, mover, keeper, 1, 0), sink?.({
		type: "tollSettled",
		clan: clanId(keeper),
		of: clanId(mover),
		route: SHIPPING_ROUTES[route],
		outcome: toll === 2 ? "paid" : toll === 3 ? "closed" : "free",
		seenBy: "all"
	});
}
const pathOfTheSerpent = card({
	id: "path-of-the-serpent",
	name: "Path of the Serpent",
	season: "summer",
	sets: ["core"],
	type: "enhancement",
	cost: 0,
	copies: 1,
	onCrossing: defineStep({
		name: "path-of-the-serpent",
		asks: "use",
		ability: () => "path-of-the-serpent",
		options: (_state, _clan, _x, _y, out) => {
			offer(out, USE_NO), offer(out, USE_YES);
		},
		answer: (table, clan, mover, route, code) => settleToll(table, clan, mover, route, saysYes(code))
	})
}), pathOfTheSpirit = card({
	id: "path-of-the-spirit",
	name: "Path of the Spirit",
	season: "autumn",
	sets: ["horseman"],
	type: "enhancement",
	cost: 2,
	copies: 1,
	afterSummon: (table, owner, copies) => {
		honorRankOf(table.state, owner) === 0 && gain(table, owner, {
			coins: 2 * copies,
			vp: 2 * copies
		}, "path-of-the-spirit");
	}
}), pathOfTheUnrighteous = card({
	id: "path-of-the-unrighteous",
	name: "Path of the Unrighteous",
	season: "autumn",
	sets: ["teapot"],
	type: "enhancement",
	cost: 0,
	copies: 2,
	extraReplacements: 1
}), pathOfTheWarlord = card({
	id: "path-of-the-warlord",
	name: "Path of the Warlord",
	season: "spring",
	sets: ["teapot"],
	type: "enhancement",
	cost: 1,
	copies: 2,
	afterSummon: (table, owner, copies) => gain(table, owner, { coins: copies }, "path-of-the-warlord")
}), respect = card({
	id: "respect",
	name: "Respect",
	season: "summer",
	sets: ["core"],
	type: "virtue",
	cost: 0,
	copies: 2,
	extraHostages: 1
}), righteousness = card({
	id: "righteousness",
	name: "Righteousness",
	season: "spring",
	sets: ["core"],
	type: "virtue",
	cost: 2,
	copies: 2,
	onLosses: (table, owner, copies, killed) => gain(table, owner, { vp: copies * killed }, "righteousness")
}), riverDragon = card({
	id: "river-dragon",
	name: "River Dragon",
	season: "autumn",
	sets: ["core"],
	type: "monster",
	cost: 3,
	copies: 1,
	monster: { force: 5 }
}), wayOfBushido = card({
	id: "way-of-bushido",
	name: "Way of Bushido",
	season: "summer",
	sets: ["core"],
	type: "war-upgrade",
	cost: 3,
	copies: 1,
	atWarStart: (table, owner) => {
		let virtues = differentVirtues(table.state, owner);
		gain(table, owner, {
			coins: 2 * virtues,
			vp: 2 * virtues
		}, "way-of-bushido");
	}
}), wayOfTheKatana = card({
	id: "way-of-the-katana",
	name: "Way of the Katana",
	season: "autumn",
	sets: ["archway"],
	type: "war-upgrade",
	cost: 3,
	copies: 1,
	forceBonus: {
		to: "bushi",
		force: 1,
		during: "war"
	}
}), richerGained = (state, clan, owner) => get(state, MOMENT_COINS_BEFORE + clan) > get(state, MOMENT_COINS_BEFORE + owner) && get(state, MOMENT_COINS + clan) > 0, wayOfTheMerchant = card({
	id: "way-of-the-merchant",
	name: "Way of the Merchant",
	season: "summer",
	sets: ["teapot"],
	type: "enhancement",
	cost: 2,
	copies: 2,
	atMomentEnd: (table, owner, copies) => {
		let richer = 0;
		for (let clan = 0; clan < CLAN_COUNT; clan++) richerGained(table.state, clan, owner) && richer++;
		let coins = copies * richer;
		gain(table, owner, { coins }, "way-of-the-merchant"), add(table.state, MOMENT_COINS + owner, -coins);
	}
}), wayOfTheMoneylender = card({
	id: "way-of-the-moneylender",
	name: "Way of the Moneylender",
	season: "autumn",
	sets: ["core"],
	type: "war-upgrade",
	cost: 0,
	copies: 1,
	atWarStart: (table, owner) => gain(table, owner, { coins: 5 }, "way-of-the-moneylender")
}), wayOfTheRighteous = card({
	id: "way-of-the-righteous",
	name: "Way of the Righteous",
	season: "spring",
	sets: ["horseman"],
	type: "war-upgrade",
	cost: 2,
	copies: 2,
	atWarStart: (table, owner) => {
		let { state } = table;
		for (let rank = honorRankOf(state, owner) + 1; rank < playersOf(state); rank++) takeCoin(table, owner, clanAtHonor(state, rank), "way-of-the-righteous");
	}
}), wayOfTheRonin = card({
	id: "way-of-the-ronin",
	name: "Way of the Ronin",
	season: "summer",
	sets: ["core"],
	type: "war-upgrade",
	cost: 1,
	copies: 2,
	atWarStart: (table, owner) => gain(table, owner, { ronin: 2 }, "way-of-the-ronin")
}), CARDS = [
	komainu,
	oniOfSkulls,
	pathOfTheLion,
	righteousness,
	card({
		id: "way-of-the-shogun",
		name: "Way of the Shogun",
		season: "spring",
		sets: ["core"],
		type: "war-upgrade",
		cost: 2,
		copies: 2,
		atWarStart: (table, owner) => gain(table, owner, { coins: 3 }, "way-of-the-shogun")
	}),
	benevolence,
	pathOfTheKenin,
	pathOfTheLight,
	courage,
	pathOfTheNinja,
	wayOfTheRighteous,
	honesty,
	pathOfThePatron,
	pathOfTheWarlord,
	pathOfTheSerpent,
	respect,
	wayOfBushido,
	wayOfTheRonin,
	card({
		id: "yurei",
		name: "Yurei",
		season: "summer",
		sets: ["core"],
		type: "monster",
		cost: 3,
		copies: 1,
		monster: {
			countsAs: "daimyo",
			force: 2
		}
	}),
	justice,
	oniOfBlood,
	oniOfSouls,
	pathOfTheSamurai,
	mercy,
	pathOfTheMonkey,
	loyalty,
	wayOfTheMerchant,
	formOfTheKitsune,
	formOfThePhoenix,
	pathOfTheDragon,
	riverDragon,
	wayOfTheMoneylender,
	formOfTheBeast,
	oniOfHate,
	oniOfSpite,
	wayOfTheKatana,
	formOfTheDemon,
	pathOfTheSpirit,
	formOfTheKindred,
	pathOfTheUnrighteous
];
installCards(CARDS);
// packages/engine/src/data/card-facts.ts
const CARD_FACTS = CARDS.map(({ id, season, sets, type, cost, copies }) => ({
	id,
	season,
	sets,
	type,
	cost,
	copies
})), watchers = cardsWith("atMomentEnd");
function openMoment({ state }) {
	if (get(state, MOMENT_OPEN) === 1) throw Error("a moment is open already");
	put(state, MOMENT_OPEN, 1);
	for (let clan = 0; clan < CLAN_COUNT; clan++) {
		put(state, MOMENT_COINS_BEFORE + clan, coinsOf(state, clan));
		for (let i = 0; i < watchers.length; i++) {
			let { number } = watchers[i];
			put(state, MOMENT_COPIES + i * CLAN_COUNT + clan, copiesOf(state, clan, number));
		}
	}
}
function closeMoment(table) {
	let { state } = table;
	if (get(state, MOMENT_OPEN) === 0) throw Error("no moment is open");
	for (let i = 0; i < watchers.length; i++) {
		let watcher = watchers[i];
		for (let clan = 0; clan < CLAN_COUNT; clan++) {
			let copies = get(state, MOMENT_COPIES + i * CLAN_COUNT + clan);
			copies > 0 && watcher.atMomentEnd(table, clan, copies);
		}
	}
	for (let cell = MOMENT_OPEN; cell < MOMENT_END; cell++) put(state, cell, 0);
}
const CLOSE = defineStep({
	name: "moment-ends",
	run: closeMoment
});
function openMomentUntilDone(table) {
	openMoment(table), push(table.state, CLOSE);
}
function inOneMoment(table, happens) {
	openMoment(table), happens(), closeMoment(table);
}
// packages/engine/src/battle/bids.ts
const ADVANTAGES = ADVANTAGE_IDS.length, hasBid = (state, clan) => (get(state, HAS_BID) >> clan & 1) == 1, bidOf = (state, clan, advantage) => get(state, BIDS + clan * ADVANTAGES + advantage), totalBid = (state, clan) => {
	let total = 0;
	for (let advantage = 0; advantage < ADVANTAGES; advantage++) total += bidOf(state, clan, advantage);
	return total;
}, bidByName = (state, clan) => ({
	seppuku: bidOf(state, clan, 0),
	hostage: bidOf(state, clan, 1),
	ronin: bidOf(state, clan, 2),
	poets: bidOf(state, clan, 3)
}), owesBid = (state, clan) => isFighter(state, clan) && !hasBid(state, clan), BIDDING = defineCouncil({
	name: "bidding",
	asks: "bid",
	isOver: ({ state }) => {
		for (let clan = 0; clan < CLAN_COUNT; clan++) owesBid(state, clan) && coinsOf(state, clan) === 0 && put(state, HAS_BID, get(state, HAS_BID) | 1 << clan);
		return get(state, HAS_BID) === get(state, FIGHTERS);
	},
	owes: owesBid,
	options: () => {},
	answer: ({ state, sink }, clan, code) => {
		for (let advantage = 0; advantage < ADVANTAGES; advantage++) put(state, BIDS + clan * ADVANTAGES + advantage, bidOn(code, advantage));
		put(state, HAS_BID, get(state, HAS_BID) | 1 << clan), sink && (sink({
			type: "bidSent",
			clan: clanId(clan),
			bid: bidByName(state, clan),
			seenBy: clanId(clan)
		}), sink({
			type: "bidSealed",
			clan: clanId(clan),
			seenBy: "all"
		}));
	}
}), REVEAL = defineStep({
	name: "reveal-bids",
	run: ({ state, sink }) => {
		put(state, BIDS_REVEALED, 1);
		for (let clan = 0; clan < CLAN_COUNT; clan++) add(state, COINS + clan, -totalBid(state, clan));
		sink && sink({
			type: "bidsRevealed",
			bids: clansOf(get(state, FIGHTERS)).map((clan) => ({
				clan,
				bid: bidByName(state, clanNumber(clan))
			})),
			seenBy: "all"
		});
	}
});
function addHostage(state, { captor, of, kind }) {
	let count = get(state, HOSTAGE_COUNT);
	if (count === 24) throw Error("more hostages than there is room for");
	put(state, HOSTAGES + count, (captor * 8 + of) * 20 + kind), add(state, HOSTAGE_COUNT, 1);
}
function readHostage(state, i) {
	let packed = get(state, HOSTAGES + i), clans = Math.floor(packed / 20);
	return {
		captor: clans >> 3,
		of: clans & 7,
		kind: packed % 20
	};
}
function addToken(state, { clan, province, season }) {
	let count = get(state, TOKEN_COUNT);
	if (count === 24) throw Error("more tokens than there is room for");
	put(state, TOKENS + count, (clan * PROVINCES + province) * 4 + season), add(state, TOKEN_COUNT, 1);
}
function readToken(state, i) {
	let packed = get(state, TOKENS + i), place = Math.floor(packed / 4);
	return {
		clan: Math.floor(place / PROVINCES),
		province: place % PROVINCES,
		season: packed % 4
	};
}
function tokensOf(state, clan) {
	let tokens = [];
	for (let i = 0; i < get(state, TOKEN_COUNT); i++) {
		let token = readToken(state, i);
		token.clan === clan && tokens.push(token);
	}
	return tokens;
}
function hostagesOf(state, captor) {
	let hostages = [];
	for (let i = 0; i < get(state, HOSTAGE_COUNT); i++) {
		let hostage = readHostage(state, i);
		hostage.captor === captor && hostages.push(hostage);
	}
	return hostages;
}
const readCardTaken = (state, i) => {
	let packed = get(state, CARDS_TAKEN + i);
	return {
		clan: Math.floor(packed / 48),
		card: packed % 48
	};
}, cardsTaken = (state) => Array.from({ length: get(state, CARDS_TAKEN_COUNT) }, (_, i) => readCardTaken(state, i));
function cardsOf(state, clan) {
	let cards = [];
	for (let i = 0; i < get(state, CARDS_TAKEN_COUNT); i++) {
		let packed = get(state, CARDS_TAKEN + i);
		Math.floor(packed / 48) === clan && cards.push(packed % 48);
	}
	return cards;
}
// packages/engine/src/battle/hostage.ts
const more = cardsWith("extraHostages");
function hostagesToTake(state, clan) {
	let hostages = 1;
	for (let card of more) hostages += card.extraHostages * copiesOf(state, clan, card.number);
	return hostages;
}
const canBeTakenHostage = (kind) => !isDaimyo(kind), TAKE_HOSTAGE = defineStep({
	name: "take-hostage",
	asks: "hostage",
	ability: () => "hostage",
	options: (state, clan, _left, _y, out) => {
		offer(out, PASS);
		let province = get(state, BATTLE_PROVINCE);
		for (let of = 0; of < CLAN_COUNT; of++) {
			let squad = figuresOnly(squadAt(state, of, province));
			if (of !== clan && squad !== 0) for (let kinds = kindsIn(squad); kinds !== 0; kinds = otherKinds(kinds)) {
				let kind = firstKind(kinds);
				canBeTakenHostage(kind) && offer(out, hostageCode(of, kind));
			}
		}
	},
	answer: (table, clan, left, _y, code) => {
		if (isPass(code)) return;
		let { state, sink } = table, of = clanIn(code), kind = figureIn(code), province = get(state, BATTLE_PROVINCE);
		takeAway(state, of, kind, province), addHostage(state, {
			captor: clan,
			of,
			kind
		}), sink?.({
			type: "hostageTaken",
			clan: clanId(clan),
			of: clanId(of),
			figure: kindId(kind),
			province: provinceId(province),
			seenBy: "all"
		}), left > 1 && push(state, TAKE_HOSTAGE, clan, left - 1), stealVp(table, clan, of, 1, "hostage");
	}
}), payPoets = (table, winner) => gain(table, winner, { vp: get(table.state, KILLED_IN_BATTLE) }, "poets"), roninForHire = (state, clan) => roninOf(state, clan) + (traitsOf(clan).coinsFightAsRonin ? coinsOf(state, clan) : 0), HIRE_RONIN = defineStep({
	name: "hire-ronin",
	asks: "use",
	ability: () => "ronin",
	options: (state, clan, _x, _y, out) => {
		offer(out, USE_NO), roninForHire(state, clan) > 0 && offer(out, USE_YES);
	},
	answer: ({ state, sink }, clan, _x, _y, code) => {
		if (!saysYes(code)) return;
		let ronin = roninForHire(state, clan);
		put(state, HIRED + clan, ronin), sink?.({
			type: "roninHired",
			clan: clanId(clan),
			ronin,
			seenBy: "all"
		});
	}
}), ownFigures = (state, clan) => figuresOnly(squadAt(state, clan, get(state, BATTLE_PROVINCE))), COMMIT_SEPPUKU = defineStep({
	name: "seppuku",
	asks: "use",
	ability: () => "seppuku",
	options: (state, clan, _x, _y, out) => {
		offer(out, USE_NO), ownFigures(state, clan) !== 0 && offer(out, USE_YES);
	},
	answer: (table, clan, _x, _y, code) => {
		if (!saysYes(code)) return;
		let dead = ownFigures(table.state, clan), count = figureCount(dead);
		kill(table, clan, clan, get(table.state, BATTLE_PROVINCE), dead, "seppuku"), gain(table, clan, { vp: count }, "seppuku"), gainHonor(table, clan, count, "seppuku");
	}
}), EFFECTS = {
	seppuku: ({ state }, winner) => push(state, COMMIT_SEPPUKU, winner),
	hostage: ({ state }, winner) => push(state, TAKE_HOSTAGE, winner, hostagesToTake(state, winner)),
	ronin: ({ state }, winner) => push(state, HIRE_RONIN, winner),
	poets: payPoets
}, ADVANTAGE = defineStep({
	name: "advantage",
	run: (table, _clan, advantage) => {
		let { state, sink } = table, winner = highestBidder(state, advantage);
		if (put(state, ADVANTAGE_WINNERS + advantage, winner), winner === -1) return;
		let name = ADVANTAGE_IDS[advantage];
		sink?.({
			type: "advantageWon",
			clan: clanId(winner),
			advantage: name,
			seenBy: "all"
		}), openMomentUntilDone(table), EFFECTS[name](table, winner);
	}
});
function highestBidder(state, advantage) {
	let winner = -1, most = 0;
	for (let rank = 0; rank < playersOf(state); rank++) {
		let clan = clanAtHonor(state, rank), bid = bidOf(state, clan, advantage);
		isFighter(state, clan) && bid > most && (most = bid, winner = clan);
	}
	return winner;
}
// packages/engine/src/battle/token.ts
const takers = cardsWith("onToken");
function takeToken(table, clan, province, fought) {
	let { state, sink } = table;
	addToken(state, {
		clan,
		province,
		season: seasonOf(state)
	}), sink?.({
		type: "tokenTaken",
		clan: clanId(clan),
		province: provinceId(province),
		fought,
		seenBy: "all"
	});
	for (let card of takers) {
		let copies = copiesOf(state, clan, card.number);
		copies > 0 && card.onToken(table, clan, copies, province);
	}
}
// packages/engine/src/battle/outcome.ts
function battleWinner(state, province) {
	let winner = -1, most = -1;
	for (let rank = 0; rank < playersOf(state); rank++) {
		let clan = clanAtHonor(state, rank);
		if (!isFighter(state, clan)) continue;
		let force = battleForce(state, clan, province);
		force > most && (most = force, winner = clan);
	}
	return winner;
}
function doomed(state, winner, province) {
	let clans = [];
	for (let clan = 0; clan < CLAN_COUNT; clan++) isFighter(state, clan) && clan !== winner && clan !== allyOf(state, winner) && figuresOnly(squadAt(state, clan, province)) !== 0 && clans.push(clan);
	return clans;
}
const OUTCOME = defineStep({
	name: "outcome",
	run: (table) => {
		let { state } = table, province = get(state, BATTLE_PROVINCE), winner = battleWinner(state, province);
		put(state, BATTLE_WINNER, winner), tellOutcome(table, winner, province), openMomentUntilDone(table), takeToken(table, winner, province, !0), doomed(state, winner, province).length > 0 && killUnlessSpared(table, winner, {
			killing: KILL_LOSERS,
			spared: SPARED
		}, province);
	}
});
function tellOutcome({ state, sink }, winner, province) {
	sink?.({
		type: "battleWon",
		clan: clanId(winner),
		province: provinceId(province),
		force: clansOf(get(state, FIGHTERS)).map((clan) => ({
			clan,
			force: battleForce(state, clanNumber(clan), province)
		})),
		seenBy: "all"
	});
}
const KILL_LOSERS = defineStep({
	name: "kill-losers",
	run: (table, winner, province) => {
		let { state } = table, victims = 0;
		for (let clan of doomed(state, winner, province)) victims |= 1 << clan, kill(table, winner, clan, province, figuresOnly(squadAt(state, clan, province)), "battle");
		afterKills(table, {
			by: winner,
			victims
		});
	}
}), SPARED = defineStep({
	name: "losers-spared",
	run: ({ sink }, clan, province) => sink?.({
		type: "figuresSpared",
		clan: clanId(clan),
		province: provinceId(province),
		because: "battle",
		seenBy: "all"
	})
}), losers = (state) => get(state, FIGHTERS) & ~(1 << get(state, BATTLE_WINNER)), sizeOf = (clans) => clansOf(clans).length, REPARATIONS = defineStep({
	name: "reparations",
	run: (table) => {
		let { state } = table, winner = get(state, BATTLE_WINNER), odd = totalBid(state, winner) % sizeOf(losers(state));
		odd === 0 ? payShares(table, winner, 0) : push(state, SHARE, winner, odd);
	}
}), SHARE = defineStep({
	name: "share-odd-coins",
	asks: "share",
	options: (state, _clan, odd, _y, out) => {
		let all = losers(state);
		for (let chosen = 0; chosen < 1 << CLAN_COUNT; chosen++) (chosen & ~all) === 0 && sizeOf(chosen) === odd && offer(out, shareCode(chosen));
	},
	answer: (table, clan, _odd, _y, code) => payShares(table, clan, clansIn(code))
});
function payShares({ state, sink }, winner, lucky) {
	let paid = clansOf(losers(state)), each = Math.floor(totalBid(state, winner) / paid.length), shares = paid.map((clan) => ({
		clan,
		coins: each + (lucky >> clanNumber(clan) & 1)
	}));
	for (let { clan, coins } of shares) add(state, COINS + clanNumber(clan), coins);
	sink?.({
		type: "reparationsPaid",
		clan: clanId(winner),
		shares,
		seenBy: "all"
	});
}
// packages/engine/src/battle/battle.ts
const [SEPPUKU, HOSTAGE, RONIN, POETS] = ADVANTAGE_IDS.keys(), BATTLE_CLEARS = defineStep({
	name: "battle-clears",
	run: ({ state }) => clearBattle(state)
});
function beginBattle({ state, sink }, province, fighters) {
	clearBattle(state), put(state, BATTLE_PROVINCE, province), put(state, FIGHTERS, fighters), sink?.({
		type: "battleBegan",
		province: provinceId(province),
		fighters: clansOf(fighters),
		seenBy: "all"
	}), push(state, BATTLE_CLEARS), push(state, REPARATIONS), push(state, ADVANTAGE, 0, POETS), push(state, OUTCOME), push(state, ADVANTAGE, 0, RONIN), push(state, ADVANTAGE, 0, HOSTAGE), push(state, ADVANTAGE, 0, SEPPUKU), push(state, REVEAL), push(state, BIDDING);
}
function clearBattle(state) {
	put(state, BATTLE_PROVINCE, -1), put(state, FIGHTERS, 0), put(state, HAS_BID, 0), put(state, BIDS_REVEALED, 0), put(state, KILLED_IN_BATTLE, 0), put(state, BATTLE_WINNER, -1);
	for (let i = 0; i < ADVANTAGE_IDS.length; i++) put(state, ADVANTAGE_WINNERS + i, -1);
	for (let i = 0; i < CLAN_COUNT * ADVANTAGE_IDS.length; i++) put(state, BIDS + i, 0);
	for (let clan = 0; clan < CLAN_COUNT; clan++) put(state, HIRED + clan, 0);
}
// packages/engine/src/moves/border.ts
var Malformed = class extends Error {
	refusal;
	constructor(refusal) {
		super(refusal.code), this.refusal = refusal;
	}
};
const malformed = (code, facts = {}) => new Malformed(refuse(code, "FORMAT", facts)), FIELDS$1 = {
	propose: {
		needs: ["with"],
		may: ["give", "ask"]
	},
	withdraw: {
		needs: ["with"],
		may: []
	},
	accept: {
		needs: ["with"],
		may: []
	},
	decline: {
		needs: ["with"],
		may: []
	},
	ready: {
		needs: ["value"],
		may: []
	},
	gift: {
		needs: ["to"],
		may: ["coins", "ronin"]
	},
	mandate: {
		needs: ["tile"],
		may: ["announce"]
	},
	summon: {
		needs: ["figure", "province"],
		may: ["shrine"]
	},
	move: {
		needs: [
			"figure",
			"from",
			"to"
		],
		may: []
	},
	build: {
		needs: ["province"],
		may: []
	},
	buy: {
		needs: ["card"],
		may: []
	},
	replace: {
		needs: [
			"of",
			"figure",
			"with"
		],
		may: ["province", "shrine"]
	},
	place: {
		needs: ["figure"],
		may: ["province", "shrine"]
	},
	kill: {
		needs: [
			"of",
			"figure",
			"province"
		],
		may: []
	},
	bid: {
		needs: ADVANTAGE_IDS,
		may: []
	},
	hostage: {
		needs: ["of", "figure"],
		may: []
	},
	share: {
		needs: ["to"],
		may: []
	},
	give: {
		needs: ["to"],
		may: []
	},
	use: {
		needs: ["value"],
		may: ["ability"]
	},
	order: {
		needs: ["first"],
		may: []
	},
	pass: {
		needs: [],
		may: []
	}
};
function asObject(input) {
	if (typeof input != "object" || !input || Array.isArray(input)) throw malformed("not-an-object");
	return input;
}
const own = (fields, name) => Object.hasOwn(fields, name) ? fields[name] : void 0;
function text(fields, name) {
	let value = own(fields, name);
	if (typeof value != "string") throw malformed("not-a-text", { field: name });
	return value;
}
function flag(fields, name) {
	let value = own(fields, name);
	if (typeof value != "boolean") throw malformed("not-true-or-false", { field: name });
	return value;
}
function amount(fields, name) {
	let value = own(fields, name) ?? 0;
	if (typeof value != "number" || !Number.isInteger(value) || value < 0 || value > 4095) throw malformed("not-a-whole-number", {
		field: name,
		most: MOST_COINS
	});
	return value === 0 ? 0 : value;
}
function word$1(fields, name, numberOf, unknown) {
	let number = numberOf(text(fields, name));
	if (number < 0) throw malformed(unknown, { field: name });
	return number;
}
const clan = (fields, name) => word$1(fields, name, clanNumber, "unknown-clan"), province = (fields, name) => word$1(fields, name, provinceNumber, "unknown-province"), mandate = (fields, name) => word$1(fields, name, mandateNumber, "unknown-mandate"), figure = (fields, name) => word$1(fields, name, kindNumber, "unknown-figure");
function shrine(state, fields) {
	let kami = word$1(fields, "shrine", kamiNumber, "unknown-shrine");
	for (let place = FIRST_SHRINE; place < RESERVE; place++) if (get(state, SHRINE_KAMI + place - FIRST_SHRINE) === kami) return place;
	throw new Malformed(refuse("shrine-not-in-play", "SETUP-7", { shrine: own(fields, "shrine") }));
}
function provinceOrShrine(state, fields) {
	if ([own(fields, "province"), own(fields, "shrine")].filter((place) => place !== void 0).length !== 1) throw malformed("one-place-needed", { fields: ["province", "shrine"] });
	return own(fields, "shrine") === void 0 ? province(fields, "province") : shrine(state, fields);
}
function purse(fields, name) {
	let value = own(fields, name);
	if (value === void 0) return {
		coins: 0,
		ronin: 0
	};
	let inner = asObject(value);
	return refuseUnknown(inner, ["coins", "ronin"]), {
		coins: amount(inner, "coins"),
		ronin: amount(inner, "ronin")
	};
}
function clanSet(fields, name) {
	let value = own(fields, name);
	if (!Array.isArray(value)) throw malformed("not-a-list", { field: name });
	let set = 0;
	for (let id of value) {
		let number = typeof id == "string" ? clanNumber(id) : -1;
		if (number < 0) throw malformed("unknown-clan", { field: name });
		if ((set >> number & 1) == 1) throw malformed("named-twice", { field: name });
		set |= 1 << number;
	}
	return set;
}
function refuseUnknown(fields, known) {
	for (let name of Object.keys(fields)) if (!known.includes(name)) throw malformed("unknown-field", { field: name });
}
const READERS = {
	propose: (_, f) => ({
		code: proposeCode(clan(f, "with")),
		to: clan(f, "with"),
		give: purse(f, "give"),
		ask: purse(f, "ask")
	}),
	withdraw: (_, f) => ({ code: withdrawCode(clan(f, "with")) }),
	accept: (_, f) => ({ code: acceptCode(clan(f, "with")) }),
	decline: (_, f) => ({ code: declineCode(clan(f, "with")) }),
	ready: (_, f) => ({ code: flag(f, "value") ? READY_YES : READY_NO }),
	gift: (_, f) => ({
		code: 0,
		to: clan(f, "to"),
		give: {
			coins: amount(f, "coins"),
			ronin: amount(f, "ronin")
		}
	}),
	mandate: (_, f) => ({ code: mandateCode(mandate(f, "tile"), own(f, "announce") === void 0 ? -1 : mandate(f, "announce")) }),
	summon: (s, f) => ({ code: summonCode(figure(f, "figure"), province(f, "province"), own(f, "shrine") === void 0 ? -1 : shrine(s, f)) }),
	move: (_, f) => ({ code: moveCode(figure(f, "figure"), province(f, "from"), province(f, "to")) }),
	build: (_, f) => ({ code: buildCode(province(f, "province")) }),
	buy: (_, f) => ({ code: buyCode(word$1(f, "card", cardNumber, "unknown-card")) }),
	replace: (s, f) => ({ code: replaceCode(clan(f, "of"), figure(f, "figure"), figure(f, "with"), provinceOrShrine(s, f)) }),
	place: (s, f) => ({ code: placeCode(figure(f, "figure"), provinceOrShrine(s, f)) }),
	kill: (_, f) => ({ code: killCode(clan(f, "of"), figure(f, "figure"), province(f, "province")) }),
	bid: (_, f) => ({ code: bidCode(amount(f, "seppuku"), amount(f, "hostage"), amount(f, "ronin"), amount(f, "poets")) }),
	hostage: (_, f) => ({ code: hostageCode(clan(f, "of"), figure(f, "figure")) }),
	share: (_, f) => ({ code: shareCode(clanSet(f, "to")) }),
	give: (_, f) => ({ code: giveCode(clan(f, "to")) }),
	use: (_, f) => ({
		code: flag(f, "value") ? USE_YES : USE_NO,
		...own(f, "ability") !== void 0 && { ability: text(f, "ability") }
	}),
	order: (_, f) => ({ code: flag(f, "first") ? GO_FIRST : GO_LAST }),
	pass: () => ({ code: PASS })
};
function readMove(state, input) {
	try {
		return readOrThrow(state, input);
	} catch (problem) {
		if (problem instanceof Malformed) return problem.refusal;
		throw problem;
	}
}
const isRefusal = (read) => "rule" in read;
function readOrThrow(state, input) {
	let fields = asObject(input), type = text(fields, "type");
	if (!MOVE_TYPES.includes(type)) throw malformed("unknown-type");
	let { needs, may } = FIELDS$1[type];
	refuseUnknown(fields, [
		"clan",
		"type",
		...needs,
		...may
	]);
	for (let name of needs) if (own(fields, name) === void 0) throw malformed("missing-field", { field: name });
	let mover = clan(fields, "clan");
	if (!isInPlay(state, mover)) throw new Malformed(refuse("clan-not-in-play", "SETUP-1", { clan: clanId(mover) }));
	return {
		clan: mover,
		type,
		...READERS[type](state, fields)
	};
}
const place = (state, at) => isShrine(at) ? { shrine: kamiAt(state, at) } : { province: provinceId(at) };
function writeMove(state, mover, code) {
	let by = clanId(mover);
	if (isBid(code)) {
		let [seppuku, hostage, ronin, poets] = [
			0,
			1,
			2,
			3
		].map((advantage) => bidOn(code, advantage));
		return {
			clan: by,
			type: "bid",
			seppuku,
			hostage,
			ronin,
			poets
		};
	}
	let type = typeOf(code);
	switch (type) {
		case "propose":
		case "withdraw":
		case "accept":
		case "decline": return {
			clan: by,
			type,
			with: clanId(clanIn(code))
		};
		case "ready": return {
			clan: by,
			type,
			value: saysYes(code)
		};
		case "mandate": {
			let announced = announcedIn(code), tile = mandateId(tileIn(code));
			return announced === -1 ? {
				clan: by,
				type,
				tile
			} : {
				clan: by,
				type,
				tile,
				announce: mandateId(announced)
			};
		}
		case "summon": {
			let at = shrineIn(code), to = {
				figure: kindId(figureIn(code)),
				province: provinceId(provinceIn(code))
			};
			return at === -1 ? {
				clan: by,
				type,
				...to
			} : {
				clan: by,
				type,
				...to,
				shrine: kamiAt(state, at)
			};
		}
		case "move": return {
			clan: by,
			type,
			figure: kindId(figureIn(code)),
			from: provinceId(fromIn(code)),
			to: provinceId(toIn(code))
		};
		case "build": return {
			clan: by,
			type,
			province: provinceId(provinceIn(code))
		};
		case "buy": return {
			clan: by,
			type,
			card: cardId(cardIn(code))
		};
		case "replace": return {
			clan: by,
			type,
			of: clanId(clanIn(code)),
			figure: kindId(figureIn(code)),
			with: kindId(replacementIn(code)),
			...place(state, replacedAt(code))
		};
		case "place": return {
			clan: by,
			type,
			figure: kindId(figureIn(code)),
			...place(state, placeIn(code))
		};
		case "kill": return {
			clan: by,
			type,
			of: clanId(clanIn(code)),
			figure: kindId(figureIn(code)),
			province: provinceId(provinceIn(code))
		};
		case "hostage": return {
			clan: by,
			type,
			of: clanId(clanIn(code)),
			figure: kindId(figureIn(code))
		};
		case "share": return {
			clan: by,
			type,
			to: clansOf(clansIn(code))
		};
		case "give": return {
			clan: by,
			type,
			to: clanId(clanIn(code))
		};
		case "use": return {
			clan: by,
			type,
			value: saysYes(code)
		};
		case "order": return {
			clan: by,
			type,
			first: saysYes(code)
		};
		case "pass": return {
			clan: by,
			type
		};
		default: throw Error(`no move of type ${type} is ever listed`);
	}
}
// packages/engine/src/effects/summon.ts
const canSummonTo = (state, clan, province) => traitsOf(clan).summonsAnywhere || strongholdsAt(state, clan, province) > 0;
function offerSummon(out, kind, province) {
	if (offer(out, summonCode(kind, province, -1)), isShinto(kind)) for (let shrine = FIRST_SHRINE; shrine < RESERVE; shrine++) offer(out, summonCode(kind, province, shrine));
}
function offerSummonAnywhere(state, clan, kind, out) {
	for (let province = 0; province < PROVINCES; province++) canSummonTo(state, clan, province) && offerSummon(out, kind, province);
}
function summon(table, clan, code, because) {
	let { state, sink } = table, kind = figureIn(code), province = provinceIn(code), shrine = shrineIn(code), worships = shrine !== -1;
	carry(state, clan, kind, RESERVE, worships ? shrine : province), sink?.({
		type: "figureSummoned",
		clan: clanId(clan),
		figure: kindId(kind),
		province: provinceId(province),
		...worships && { shrine: kamiAt(state, shrine) },
		because,
		seenBy: "all"
	}), worships || entered(table, clan, kind, province);
}
const gains = cardsWith("afterSummon"), choices = cardsWith("mayAfterSummon");
function afterSummon(table, clan) {
	let { state } = table;
	for (let i = choices.length - 1; i >= 0; i--) {
		let card = choices[i];
		for (let copy = copiesOf(state, clan, card.number); copy > 0; copy--) push(state, card.mayAfterSummon, clan);
	}
	for (let i = 0; i < gains.length; i++) {
		let card = gains[i], copies = copiesOf(state, clan, card.number);
		copies > 0 && card.afterSummon(table, clan, copies);
	}
}
// packages/engine/src/effects/purchase.ts
const priceFor = (clan, cost, discount) => Math.max(0, Math.min(cost, traitsOf(clan).priceCap) - discount), buyers = cardsWith("onSpending");
function spend(table, clan, coins, because) {
	if (pay(table, clan, coins, because), coins !== 0) for (let i = 0; i < buyers.length; i++) {
		let card = buyers[i], copies = copiesOf(table.state, clan, card.number);
		copies > 0 && card.onSpending(table, clan, copies, coins);
	}
}
function offerCards(state, clan, discount, out) {
	let coins = coinsOf(state, clan), count = get(state, DISPLAY_COUNT);
	for (let i = 0; i < count; i++) {
		let card = get(state, DISPLAY + i);
		isShownBefore(state, card, i) || priceFor(clan, cardNumbered(card).cost, discount) <= coins && offer(out, buyCode(card));
	}
}
function isShownBefore(state, card, place) {
	for (let i = 0; i < place; i++) if (get(state, DISPLAY + i) === card) return !0;
	return !1;
}
function buyCard(table, clan, card, discount, because) {
	let { state, sink } = table, price = priceFor(clan, cardNumbered(card).cost, discount);
	removeFromDisplay(state, card), sink?.({
		type: "cardTaken",
		clan: clanId(clan),
		card: cardId(card),
		price,
		because,
		seenBy: "all"
	}), push(state, OWN_CARD, clan, card), spend(table, clan, price, "purchase");
}
function removeFromDisplay(state, card) {
	let last = get(state, DISPLAY_COUNT) - 1, place = 0;
	for (; get(state, DISPLAY + place) !== card;) place++;
	for (; place < last; place++) put(state, DISPLAY + place, get(state, DISPLAY + place + 1));
	put(state, DISPLAY + last, 0), put(state, DISPLAY_COUNT, last);
}
function ownCard(state, clan, card) {
	addCopy(state, clan, card), put(state, CARDS_TAKEN + get(state, CARDS_TAKEN_COUNT), clan * 48 + card), add(state, CARDS_TAKEN_COUNT, 1);
}
const OWN_CARD = defineStep({
	name: "own-card",
	run: ({ state }, clan, card) => {
		ownCard(state, clan, card);
		let kind = kindOfCard(card);
		kind < 0 || (bringBack(state, clan, kind), push(state, SUMMON_MONSTER, clan, kind));
	}
}), SUMMON_MONSTER = defineStep({
	name: "summon-monster",
	asks: "summon",
	ability: kindId,
	options: (state, clan, kind, _y, out) => {
		countIn(reserveOf(state, clan), kind) > 0 && offerSummonAnywhere(state, clan, kind, out);
	},
	answer: (table, clan, kind, _y, code) => {
		push(table.state, AFTER_SUMMON, clan), summon(table, clan, code, kindId(kind));
	}
}), AFTER_SUMMON = defineStep({
	name: "after-summon",
	run: afterSummon
}), BETRAY = defineStep({
	name: "betray-begins",
	run: (table, clan) => {
		let { state } = table;
		breakAlliance(table, clan), put(state, REPLACED_WORSHIPPERS, 0);
		for (let other = 0; other < CLAN_COUNT; other++) put(state, REPLACED_OF + other, 0);
		push(state, REPLACE, clan);
	}
});
function breakAlliance(table, clan) {
	let { state, sink } = table, ally = allyOf(state, clan);
	ally !== -1 && (put(state, ALLY + clan, -1), put(state, ALLY + ally, -1), sink?.({
		type: "allianceBroken",
		clan: clanId(clan),
		with: clanId(ally),
		seenBy: "all"
	}), loseHonor(table, clan, "betray"));
}
const REPLACE = defineStep({
	name: "betray",
	asks: "replace",
	options: (state, clan, _x, _y, out) => {
		offer(out, PASS);
		for (let of = 0; of < CLAN_COUNT; of++) if (of !== clan && isInPlay(state, of)) {
			if (mayReplace(state, clan, of, !1)) for (let province = 0; province < PROVINCES; province++) offerReplacements(state, clan, of, province, out);
			if (mayReplace(state, clan, of, !0)) for (let shrine = PROVINCES; shrine < RESERVE; shrine++) offerReplacements(state, clan, of, shrine, out);
		}
	},
	answer: (table, clan, _x, _y, code) => {
		isPass(code) || (push(table.state, REPLACE, clan), replace(table, clan, code));
	}
});
function offerReplacements(state, clan, of, place, out) {
	let squad = figuresOnly(squadAt(state, of, place));
	if (squad === 0) return;
	let inReserve = kindsIn(figuresOnly(reserveOf(state, clan)));
	for (let kinds = kindsIn(squad); kinds !== 0; kinds = otherKinds(kinds)) {
		let kind = firstKind(kinds);
		if (!isDaimyo(kind)) for (let own = inReserve; own !== 0; own = otherKinds(own)) {
			let by = firstKind(own);
			canStandIn(kind, by, place) && offer(out, replaceCode(of, kind, by, place));
		}
	}
}
const canStandIn = (kind, by, place) => isShrine(place) ? isShinto(by) : (betrayTypes(kind) & betrayTypes(by)) !== 0, extras = cardsWith("extraReplacements");
function mayReplace(state, clan, of, worshipper) {
	let beyond = get(state, REPLACED_WORSHIPPERS) + +!!worshipper, opponents = 0;
	for (let other = 0; other < CLAN_COUNT; other++) {
		let replaced = get(state, REPLACED_OF + other) + +(other === of && !worshipper);
		replaced !== 0 && (opponents++, beyond += replaced - 1);
	}
	beyond += Math.max(0, opponents - 2);
	let extra = 0;
	for (let card of extras) extra += card.extraReplacements * copiesOf(state, clan, card.number);
	return beyond <= extra;
}
function replace(table, clan, code) {
	let { state, sink } = table, of = clanIn(code), kind = figureIn(code), by = replacementIn(code), place = replacedAt(code);
	add(state, isShrine(place) ? REPLACED_WORSHIPPERS : REPLACED_OF + of, 1), carry(state, of, kind, place, RESERVE), carry(state, clan, by, RESERVE, place), sink?.({
		type: "figureReplaced",
		clan: clanId(clan),
		of: clanId(of),
		figure: kindId(kind),
		with: kindId(by),
		...placeName(state, place),
		seenBy: "all"
	}), isShrine(place) || entered(table, clan, by, place);
}
const betray = { begin: BETRAY }, getsBonus = (state, clan) => {
	let current = get(state, CURRENT);
	return clan === current || allyOf(state, current) === clan;
}, BEGIN$1 = defineStep({
	name: "marshal-begins",
	run: (table, clan) => {
		let { state } = table;
		startTraveling(table), getsBonus(state, clan) && push(state, BUILD, clan), push(state, MARSHAL, clan);
	}
}), MARSHAL = defineStep({
	name: "marshal",
	asks: "move",
	options: (state, clan, _x, _y, out) => {
		offer(out, PASS);
		for (let province = 0; province < PROVINCES; province++) {
			let rested = squadAt(state, clan, province) - get(state, ARRIVED + province);
			offerTravel(state, clan, province, rested, out);
		}
	},
	answer: (table, clan, _x, _y, code) => {
		isPass(code) || (push(table.state, MARSHAL, clan), travel(table, clan, code, "marshal"));
	}
}), strongholdPrice = (clan) => priceFor(clan, 3, 0), BUILD = defineStep({
	name: "build-stronghold",
	asks: "build",
	options: (state, clan, _x, _y, out) => {
		if (offer(out, PASS), !(countIn(reserveOf(state, clan), 3) === 0 || coinsOf(state, clan) < strongholdPrice(clan))) for (let province = 0; province < PROVINCES; province++) offer(out, buildCode(province));
	},
	answer: (table, clan, _x, _y, code) => {
		if (isPass(code)) return;
		let { state, sink } = table, province = provinceIn(code);
		carry(state, clan, 3, RESERVE, province), sink?.({
			type: "strongholdBuilt",
			clan: clanId(clan),
			province: provinceId(province),
			seenBy: "all"
		}), spend(table, clan, strongholdPrice(clan), "build");
	}
}), marshal = { begin: BEGIN$1 }, BEGIN = defineStep({
	name: "recruit-begins",
	run: ({ state }, clan) => {
		put(state, SUMMONED, 0);
		for (let province = 0; province < PROVINCES; province++) put(state, SUMMONED_AT + province, 0);
		push(state, RECRUIT$1, clan);
	}
}), RECRUIT$1 = defineStep({
	name: "recruit",
	asks: "summon",
	options: (state, clan, _x, _y, out) => {
		offer(out, PASS);
		let inReserve = kindsIn(figuresOnly(reserveOf(state, clan)));
		for (let province = 0; province < PROVINCES; province++) if (mayRecruitTo(state, clan, province)) for (let kinds = inReserve; kinds !== 0; kinds = otherKinds(kinds)) offerSummon(out, firstKind(kinds), province);
	},
	answer: (table, clan, _x, _y, code) => {
		let { state } = table;
		isPass(code) ? get(state, SUMMONED) > 0 && push(state, AFTER_SUMMON, clan) : (add(state, SUMMONED, 1), add(state, SUMMONED_AT + provinceIn(code), 1), push(state, RECRUIT$1, clan), summon(table, clan, code, "recruit"));
	}
});
function mayRecruitTo(state, clan, province) {
	let bonus = +!!getsBonus(state, clan);
	if (traitsOf(clan).summonsAnywhere) {
		let strongholds = strongholdsOnMap(state, clan);
		return strongholds > 0 && get(state, SUMMONED) < strongholds + bonus;
	}
	let here = strongholdsAt(state, clan, province);
	return here === 0 ? !1 : get(state, SUMMONED_AT + province) < here || bonus === 1 && !bonusUsed(state, clan);
}
function bonusUsed(state, clan) {
	for (let province = 0; province < PROVINCES; province++) if (get(state, SUMMONED_AT + province) > strongholdsAt(state, clan, province)) return !0;
	return !1;
}
const recruit = { begin: BEGIN }, trainDiscount = (state, clan) => +!!getsBonus(state, clan), train = { begin: defineStep({
	name: "train",
	asks: "buy",
	options: (state, clan, _x, _y, out) => {
		offer(out, PASS), offerCards(state, clan, trainDiscount(state, clan), out);
	},
	answer: (table, clan, _x, _y, code) => {
		isPass(code) || buyCard(table, clan, cardIn(code), trainDiscount(table.state, clan), "train");
	}
}) }, NOTHING$1 = {
	coins: 0,
	ronin: 0
}, PURSE_BASE = 4096, packed = ({ coins, ronin }) => 1 + coins + PURSE_BASE * ronin, unpacked = (purse) => ({
	coins: (purse - 1) % PURSE_BASE,
	ronin: Math.floor((purse - 1) / PURSE_BASE)
}), pairOf = (proposer, partner) => proposer * CLAN_COUNT + partner, stands = (state, proposer, partner) => get(state, PROPOSAL_GIVE + pairOf(proposer, partner)) > 0, offered = (state, proposer, partner) => unpacked(get(state, PROPOSAL_GIVE + pairOf(proposer, partner))), asked = (state, proposer, partner) => unpacked(get(state, PROPOSAL_ASK + pairOf(proposer, partner))), proposalsMade = (state, clan) => get(state, PROPOSALS_MADE + clan), isReady = (state, clan) => get(state, READY$1 + clan) === 1, holds = (state, clan, { coins, ronin }) => coinsOf(state, clan) >= coins && roninOf(state, clan) >= ronin, couldAlly = (state, a, b) => a !== b && isInPlay(state, a) && isInPlay(state, b) && !isAllied(state, a) && !isAllied(state, b), canAccept = (state, clan, proposer) => stands(state, proposer, clan) && holds(state, proposer, offered(state, proposer, clan)) && holds(state, clan, asked(state, proposer, clan)), TEA_BEGINS = defineStep({
	name: "tea-begins",
	run: ({ state, sink }) => {
		put(state, PHASE, phaseNumber("tea")), alliedClans(state) > 0 && sink?.({
			type: "alliancesEnded",
			seenBy: "all"
		});
		for (let clan = 0; clan < CLAN_COUNT; clan++) put(state, ALLY + clan, -1);
		clearCeremony(state), sink?.({
			type: "teaBegan",
			seenBy: "all"
		});
	}
});
function alliedClans(state) {
	let count = 0;
	for (let clan = 0; clan < CLAN_COUNT; clan++) isAllied(state, clan) && count++;
	return count;
}
function clearCeremony(state) {
	for (let clan = 0; clan < CLAN_COUNT; clan++) {
		put(state, READY$1 + clan, 0), put(state, PROPOSALS_MADE + clan, 0);
		for (let other = 0; other < CLAN_COUNT; other++) dropProposal(state, clan, other);
	}
}
function dropProposal(state, proposer, partner) {
	let pair = pairOf(proposer, partner);
	put(state, PROPOSAL_GIVE + pair, 0), put(state, PROPOSAL_ASK + pair, 0);
}
function hasPartner(state, clan) {
	for (let other = 0; other < CLAN_COUNT; other++) if (couldAlly(state, clan, other)) return !0;
	return !1;
}
const TEA = defineCouncil({
	name: "tea",
	asks: "ready",
	isOver: (table) => {
		let { state, sink } = table, waiting = 0;
		for (let clan = 0; clan < CLAN_COUNT; clan++) isInPlay(state, clan) && !isReady(state, clan) && (hasPartner(state, clan) ? waiting++ : setReady(table, clan, !0));
		return waiting > 0 ? !1 : (clearCeremony(state), sink?.({
			type: "teaEnded",
			seenBy: "all"
		}), !0);
	},
	owes: (state, clan) => isInPlay(state, clan) && !isReady(state, clan),
	options: (state, clan, out) => {
		if (isInPlay(state, clan)) {
			isReady(state, clan) ? hasPartner(state, clan) && offer(out, READY_NO) : offer(out, READY_YES);
			for (let other = 0; other < CLAN_COUNT; other++) couldAlly(state, clan, other) && (offer(out, proposeCode(other)), stands(state, clan, other) && offer(out, withdrawCode(other)), canAccept(state, clan, other) && offer(out, acceptCode(other)), stands(state, other, clan) && offer(out, declineCode(other)));
		}
	},
	answer: (table, clan, code) => {
		let other = clanIn(code);
		switch (typeOf(code)) {
			case "ready":
				setReady(table, clan, saysYes(code));
				break;
			case "propose":
				propose(table, clan, other, NOTHING$1, NOTHING$1);
				break;
			case "withdraw":
				dropProposal(table.state, clan, other), table.sink?.({
					type: "proposalWithdrawn",
					clan: clanId(clan),
					with: clanId(other),
					seenBy: "all"
				});
				break;
			case "decline":
				dropProposal(table.state, other, clan), table.sink?.({
					type: "proposalDeclined",
					clan: clanId(clan),
					with: clanId(other),
					seenBy: "all"
				});
				break;
			default: accept(table, clan, other);
		}
	}
});
function setReady({ state, sink }, clan, ready) {
	put(state, READY$1 + clan, +!!ready), sink?.({
		type: "readyChanged",
		clan: clanId(clan),
		ready,
		seenBy: "all"
	});
}
function propose(table, clan, partner, give, ask) {
	let { state, sink } = table, pair = pairOf(clan, partner);
	put(state, PROPOSAL_GIVE + pair, packed(give)), put(state, PROPOSAL_ASK + pair, packed(ask)), add(state, PROPOSALS_MADE + clan, 1), sink?.({
		type: "proposalMade",
		clan: clanId(clan),
		with: clanId(partner),
		give,
		ask,
		seenBy: "all"
	});
}
function accept(table, clan, proposer) {
	let { state, sink } = table, give = offered(state, proposer, clan), ask = asked(state, proposer, clan);
	handOver(table, proposer, clan, give.coins, give.ronin), handOver(table, clan, proposer, ask.coins, ask.ronin);
	for (let member of [clan, proposer]) {
		put(state, ALLY + member, member === clan ? proposer : clan), put(state, ALLIED_IN + member, get(state, ALLIED_IN + member) | 1 << seasonOf(state));
		for (let other = 0; other < CLAN_COUNT; other++) dropProposal(state, member, other), dropProposal(state, other, member);
	}
	sink?.({
		type: "allianceFormed",
		clans: [clanId(Math.min(clan, proposer)), clanId(Math.max(clan, proposer))],
		seenBy: "all"
	});
	for (let member of [proposer, clan]) isReady(state, member) || setReady(table, member, !0);
}
// packages/engine/src/moves/legal.ts
function decisions(state) {
	let asking = waiting(state);
	if (asking === void 0) return [];
	let { asks, ability } = asking, open = [];
	for (let clan = 0; clan < CLAN_COUNT; clan++) isAsked(state, clan) && open.push({
		clan: clanId(clan),
		kind: asks,
		...ability !== void 0 && { ability },
		...asks === "bid" && { most: coinsOf(state, clan) }
	});
	return open;
}
const listed = emptyOptions();
function optionsOf(state, clan) {
	return listOptions(state, clan, listed), listed;
}
function* bidsUpTo(coins) {
	for (let seppuku = 0; seppuku <= coins; seppuku++) for (let hostage = 0; seppuku + hostage <= coins; hostage++) for (let ronin = 0; seppuku + hostage + ronin <= coins; ronin++) for (let poets = 0; seppuku + hostage + ronin + poets <= coins; poets++) yield bidCode(seppuku, hostage, ronin, poets);
}
function legalMoves(state, clan, list = {}) {
	let number = clanNumber(clan);
	if (number < 0) return [];
	if (list.bids === !0 && waiting(state)?.asks === "bid" && isAsked(state, number)) return Array.from(bidsUpTo(coinsOf(state, number)), (code) => writeMove(state, number, code));
	let options = optionsOf(state, number);
	return Array.from(options.codes.subarray(0, options.count), (code) => writeMove(state, number, code));
}
// packages/engine/src/moves/refusal.ts
function whyIllegal(state, read) {
	let asking = waiting(state);
	return asking === void 0 ? phaseOf(state) === "over" ? refuse("game-over", "WINTER-5") : refuse("nobody-is-asked", "DEAL-5") : read.type === "gift" ? whyNoGift(state, read) : read.type === "propose" ? whyNoProposal(state, read) : read.type === "bid" && asking.asks === "bid" ? whyNoBid(state, read) : read.type === "use" && read.ability !== void 0 && isAsked(state, read.clan) && read.ability !== asking.ability ? refuse("other-ability-asked", "FORMAT", { asked: asking.ability ?? asking.asks }) : isListed(state, read) ? void 0 : whyNotListed(state, read, asking.asks, asking.ability);
}
function isListed(state, { clan, code }) {
	let { codes, count } = optionsOf(state, clan);
	for (let i = 0; i < count; i++) if (codes[i] === code) return !0;
	return !1;
}
function whyNoGift(state, { clan, to = -1, give }) {
	let phase = phaseOf(state);
	return phase !== "tea" && phase !== "politics" ? refuse("no-gifts-now", "DEAL-2", { phase }) : isInPlay(state, to) ? to === clan ? refuse("gift-to-yourself", "DEAL-5", { clan: clanId(clan) }) : give === void 0 || give.coins + give.ronin === 0 ? refuse("nothing-given", "DEAL-5") : whyNotHeld(state, clan, give, "DEAL-2") : refuse("clan-not-in-play", "SETUP-1", { clan: clanId(to) });
}
function whyNotHeld(state, clan, { coins, ronin }, rule) {
	if (coins > coinsOf(state, clan)) return refuse("not-enough-coins", rule, {
		clan: clanId(clan),
		needed: coins,
		has: coinsOf(state, clan)
	});
	if (ronin > roninOf(state, clan)) return refuse("not-enough-ronin", rule, {
		clan: clanId(clan),
		needed: ronin,
		has: roninOf(state, clan)
	});
}
const NOTHING = {
	coins: 0,
	ronin: 0
};
function whyNoProposal(state, { clan, to = -1, give = NOTHING }) {
	return phaseOf(state) === "tea" ? whyNoAlliance(state, clan, to) ?? whyNotHeld(state, clan, give, "TEA-5") : refuse("no-tea-now", "TEA-4");
}
function whyNoAlliance(state, clan, partner) {
	if (couldAlly(state, clan, partner)) return;
	if (partner === clan) return refuse("alliance-with-yourself", "TEA-2", { clan: clanId(clan) });
	if (!isInPlay(state, partner)) return refuse("clan-not-in-play", "SETUP-1", { clan: clanId(partner) });
	let taken = isAllied(state, clan) ? clan : partner;
	return refuse("already-allied", "TEA-2", { clan: clanId(taken) });
}
function whyNoBid(state, { clan, code }) {
	let province = provinceId(get(state, BATTLE_PROVINCE));
	return isFighter(state, clan) ? hasBid(state, clan) ? refuse("already-bid", "BATTLE-6", {
		clan: clanId(clan),
		province
	}) : whyNotHeld(state, clan, {
		coins: ADVANTAGE_IDS.reduce((sum, _, advantage) => sum + bidOn(code, advantage), 0),
		ronin: 0
	}, "BATTLE-2") : refuse("not-in-this-battle", "WAR-3", {
		clan: clanId(clan),
		province
	});
}
const TEA_MOVES = [
	"withdraw",
	"accept",
	"decline",
	"ready"
];
function whyNotListed(state, read, asks, ability) {
	let { clan, type, code } = read;
	return TEA_MOVES.includes(type) ? asks === "ready" ? whyNotAtTea(state, read) : refuse("no-tea-now", "TEA-4") : isAsked(state, clan) ? type === "pass" ? refuse("compulsory", "MANDATE-5", { asked: asks }) : type === asks ? reason(state, clan, type, code, ability) ?? refuse("not-possible", "FORMAT", { asked: asks }) : refuse("not-asked", "FORMAT", {
		asked: asks,
		...ability && { ability }
	}) : refuse("not-your-turn", "MANDATE-3", {
		clan: clanId(clan),
		waitingFor: clansOf(askedClans(state))
	});
}
function whyNotAtTea(state, { clan, type, code }) {
	if (type === "ready") return refuse("already-said", "TEA-5", { clan: clanId(clan) });
	let other = clanIn(code), [proposer, partner] = type === "withdraw" ? [clan, other] : [other, clan];
	return whyNoAlliance(state, clan, other) || (stands(state, proposer, partner) ? whyNotHeld(state, proposer, offered(state, proposer, partner), "TEA-5") ?? whyNotHeld(state, partner, asked(state, proposer, partner), "TEA-5") ?? refuse("not-possible", "TEA-5") : refuse("no-such-proposal", "TEA-5", {
		from: clanId(proposer),
		to: clanId(partner)
	}));
}
function reason(state, clan, type, code, ability) {
	if (!isPass(code)) switch (type) {
		case "mandate": return whyNotMandate(clan, code);
		case "summon": return whyNotSummon(state, clan, code, ability);
		case "move": return whyNotMove(state, clan, code, ability);
		case "build": return whyNotBuild(state, clan);
		case "buy": return whyNotBuy(state, clan, code, ability);
		case "replace": return whyNotReplace(state, clan, code);
		case "place": return whyNotPlace(state, clan, code, ability);
		case "kill":
		case "hostage": return whyNotVictim(state, clan, type, code, ability);
		case "share": return refuse("wrong-share", "REPAIR-2", { to: clansOf(clansIn(code)) });
		case "give": return clanIn(code) === clan ? refuse("give-to-yourself", "CARD-BENEVOLENCE") : refuse("clan-not-in-play", "SETUP-1", { clan: clanId(clanIn(code)) });
		default: return;
	}
}
function whyNotMandate(clan, code) {
	let announces = traitsOf(clan).announcesMandates, announced = announcedIn(code) !== -1;
	return announces && !announced ? refuse("announce-needed", "LOTUS-1") : !announces && announced ? refuse("nothing-to-announce", "MANDATE-2", { clan: clanId(clan) }) : refuse("tile-not-drawn", "MANDATE-1", { tile: mandateId(tileIn(code)) });
}
function notInReserve(state, clan, kind, rule) {
	if (!(kind !== 3 && countIn(reserveOf(state, clan), kind) > 0)) return refuse("no-figure-of-that-type", rule, {
		clan: clanId(clan),
		figure: kindId(kind),
		place: "reserve"
	});
}
function whyNotSummon(state, clan, code, ability) {
	let kind = figureIn(code), province = provinceIn(code), facts = {
		clan: clanId(clan),
		figure: kindId(kind),
		province: provinceId(province)
	};
	if (ability === "raijin" && kind !== 0) return refuse("bushi-only", "KAMI-6", facts);
	if (ability !== void 0 && ability !== "raijin" && ability !== kindId(kind)) return refuse("other-figure-summoned", "TRAIN-4", {
		...facts,
		summoned: ability
	});
	let missing = notInReserve(state, clan, kind, "RECRUIT-3");
	if (missing) return missing;
	if (shrineIn(code) !== -1 && !isShinto(kind)) return refuse("cannot-worship", "RECRUIT-4", facts);
	if (!traitsOf(clan).summonsAnywhere && countAt(state, clan, 3, province) === 0) return refuse("no-stronghold-there", "RECRUIT-1", facts);
	if (ability === void 0 && !mayRecruitTo(state, clan, province)) return refuse("stronghold-already-used", "RECRUIT-1", facts);
}
function whyNotMove(state, clan, code, ability) {
	let kind = figureIn(code), from = fromIn(code), to = toIn(code), facts = {
		clan: clanId(clan),
		figure: kindId(kind),
		from: provinceId(from),
		to: provinceId(to)
	};
	if (kind === 3 && !traitsOf(clan).strongholdsMove) return refuse("strongholds-stay", "TURTLE-1", facts);
	let there = countAt(state, clan, kind, from);
	return there === 0 ? refuse("no-figure-there", "MARSHAL-1", facts) : ability === void 0 && there === countIn(get(state, ARRIVED + from), kind) ? refuse("already-moved", "MARSHAL-1", facts) : from === to || !traitsOf(clan).movesAnywhere && !areNeighbors(from, to) ? refuse("not-adjacent", "MARSHAL-1", facts) : refuse("route-closed", "CARD-PATH-OF-THE-SERPENT", facts);
}
function whyNotBuild(state, clan) {
	return countIn(reserveOf(state, clan), 3) === 0 ? refuse("no-stronghold-in-reserve", "MARSHAL-2", { clan: clanId(clan) }) : whyNotHeld(state, clan, {
		coins: strongholdPrice(clan),
		ronin: 0
	}, "MARSHAL-2");
}
function whyNotBuy(state, clan, code, ability) {
	let card = cardIn(code), shown = !1;
	for (let i = 0; i < get(state, DISPLAY_COUNT); i++) shown ||= get(state, DISPLAY + i) === card;
	if (!shown) return refuse("card-not-on-display", "TRAIN-5", { card: cardId(card) });
	let discount = ability === void 0 ? trainDiscount(state, clan) : 0;
	return whyNotHeld(state, clan, {
		coins: priceFor(clan, cardNumbered(card).cost, discount),
		ronin: 0
	}, "TRAIN-1");
}
function whyNotReplace(state, clan, code) {
	let of = clanIn(code), kind = figureIn(code), by = replacementIn(code), place = replacedAt(code), facts = {
		clan: clanId(clan),
		of: clanId(of),
		figure: kindId(kind),
		with: kindId(by)
	};
	if (of === clan) return refuse("own-figure", "BETRAY-3", facts);
	if (kind === 3 || isDaimyo(kind)) return refuse("cannot-be-replaced", "BETRAY-5", facts);
	if (countAt(state, of, kind, place) === 0) return refuse("no-figure-there", "BETRAY-3", facts);
	let missing = notInReserve(state, clan, by, "BETRAY-3");
	if (missing) return missing;
	if (!canStandIn(kind, by, place)) return refuse("different-type", "BETRAY-4", facts);
	if (!mayReplace(state, clan, of, isShrine(place))) return isShrine(place) ? refuse("worshippers-out-of-reach", "BETRAY-5", facts) : refuse("opponent-already-hit", "BETRAY-3", facts);
}
function whyNotPlace(state, clan, code, ability) {
	let kind = figureIn(code), place = placeIn(code), rule = ability === void 0 ? "WORD-7" : `CARD-${ability.toUpperCase()}`, missing = notInReserve(state, clan, kind, rule);
	if (missing) return missing;
	let facts = {
		clan: clanId(clan),
		figure: kindId(kind)
	};
	return !isShrine(place) && kind === 0 && countAt(state, clan, 3, place) === 0 ? refuse("no-stronghold-there", rule, {
		...facts,
		province: provinceId(place)
	}) : refuse("not-placed-there", rule, facts);
}
function whyNotVictim(state, clan, type, code, ability) {
	let of = clanIn(code), kind = figureIn(code), rule = type === "hostage" ? "HOSTAGE-1" : `CARD-${(ability ?? "").toUpperCase()}`, province = type === "hostage" ? get(state, BATTLE_PROVINCE) : provinceIn(code), facts = {
		of: clanId(of),
		figure: kindId(kind),
		province: provinceId(province)
	};
	return isDaimyo(kind) ? refuse("daimyo-immune", "WORD-12", facts) : type === "hostage" && of === clan ? refuse("own-figure", rule, facts) : kind === 3 || countAt(state, of, kind, province) === 0 ? refuse("no-figure-there", rule, facts) : refuse("cannot-be-chosen", rule, facts);
}
// packages/engine/src/random/chacha.ts
const CONSTANTS = [
	1634760805,
	857760878,
	2036477234,
	1797285236
], work = new Int32Array(16);
function quarterRound(a, b, c, d) {
	let x = work[a], y = work[b], z = work[c], w = work[d];
	x = x + y | 0, w ^= x, w = w << 16 | w >>> 16, z = z + w | 0, y ^= z, y = y << 12 | y >>> 20, x = x + y | 0, w ^= x, w = w << 8 | w >>> 24, z = z + w | 0, y ^= z, y = y << 7 | y >>> 25, work[a] = x, work[b] = y, work[c] = z, work[d] = w;
}
function chachaBlock(key, at, counter, out, nonce = [
	0,
	0,
	0
]) {
	let input = out;
	for (let i = 0; i < 4; i++) input[i] = CONSTANTS[i];
	for (let i = 0; i < 8; i++) input[4 + i] = key[at + i];
	input[12] = counter;
	for (let i = 0; i < 3; i++) input[13 + i] = nonce[i];
	work.set(input);
	for (let i = 0; i < 10; i++) quarterRound(0, 4, 8, 12), quarterRound(1, 5, 9, 13), quarterRound(2, 6, 10, 14), quarterRound(3, 7, 11, 15), quarterRound(0, 5, 10, 15), quarterRound(1, 6, 11, 12), quarterRound(2, 7, 8, 13), quarterRound(3, 4, 9, 14);
	for (let i = 0; i < 16; i++) out[i] = input[i] + work[i] | 0;
}
// packages/engine/src/random/sha256.ts
const PRIMES = (() => {
	let primes = [];
	for (let n = 2; primes.length < 64; n++) primes.every((p) => n % p !== 0) && primes.push(n);
	return primes;
})(), fraction = (x) => (x - Math.floor(x)) * 2 ** 32 | 0, ROUND_CONSTANTS = Int32Array.from(PRIMES, (p) => fraction(Math.cbrt(p))), START = Int32Array.from(PRIMES.slice(0, 8), (p) => fraction(Math.sqrt(p))), rotate$1 = (x, n) => x >>> n | x << 32 - n;
function utf8(text) {
	let bytes = [];
	for (let char of text) {
		let point = char.codePointAt(0) ?? 0, code = point >= 55296 && point <= 57343 ? 65533 : point;
		code < 128 ? bytes.push(code) : code < 2048 ? bytes.push(192 | code >> 6, 128 | code & 63) : code < 65536 ? bytes.push(224 | code >> 12, 128 | code >> 6 & 63, 128 | code & 63) : bytes.push(240 | code >> 18, 128 | code >> 12 & 63, 128 | code >> 6 & 63, 128 | code & 63);
	}
	return bytes;
}
function padded(bytes) {
	let words = new Int32Array(((bytes.length + 8 >> 6) + 1) * 16);
	for (let i = 0; i < bytes.length; i++) words[i >> 2] = words[i >> 2] | bytes[i] << 24 - 8 * (i & 3);
	return words[bytes.length >> 2] = words[bytes.length >> 2] | 128 << 24 - 8 * (bytes.length & 3), words[words.length - 1] = bytes.length * 8, words[words.length - 2] = Math.floor(bytes.length / 2 ** 29), words;
}
const schedule = new Int32Array(64);
function compress(hash, words, from) {
	for (let i = 0; i < 16; i++) schedule[i] = words[from + i];
	for (let i = 16; i < 64; i++) {
		let w15 = schedule[i - 15], w2 = schedule[i - 2], s0 = rotate$1(w15, 7) ^ rotate$1(w15, 18) ^ w15 >>> 3, s1 = rotate$1(w2, 17) ^ rotate$1(w2, 19) ^ w2 >>> 10;
		schedule[i] = schedule[i - 16] + s0 + schedule[i - 7] + s1 | 0;
	}
	let [a, b, c, d, e, f, g, h] = hash;
	for (let i = 0; i < 64; i++) {
		let s1 = rotate$1(e, 6) ^ rotate$1(e, 11) ^ rotate$1(e, 25), choice = e & f ^ ~e & g, t1 = h + s1 + choice + ROUND_CONSTANTS[i] + schedule[i] | 0, s0 = rotate$1(a, 2) ^ rotate$1(a, 13) ^ rotate$1(a, 22), majority = a & b ^ a & c ^ b & c;
		h = g, g = f, f = e, e = d + t1 | 0, d = c, c = b, b = a, a = t1 + s0 + majority | 0;
	}
	let after = [
		a,
		b,
		c,
		d,
		e,
		f,
		g,
		h
	];
	for (let i = 0; i < 8; i++) hash[i] = hash[i] + after[i] | 0;
}
function sha256(text) {
	let words = padded(utf8(text)), hash = START.slice();
	for (let from = 0; from < words.length; from += 16) compress(hash, words, from);
	return hash;
}
// packages/engine/src/random/rng.ts
const rotate = (x, n) => x << n | x >>> 32 - n;
function xoshiro128(a, b, c, d) {
	return () => {
		let drawn = Math.imul(rotate(Math.imul(b, 5), 7), 9), shifted = b << 9;
		return c ^= a, d ^= b, b ^= c, a ^= d, c ^= shifted, d = rotate(d, 11), drawn >>> 0;
	};
}
function rngFrom(seed) {
	let [a, b, c, d] = sha256(seed), word = xoshiro128(a, b, c, d | 1);
	return { below: (n) => fairBelow(n, word) };
}
const WORDS = 2 ** 32;
function fairBelow(n, word) {
	let drawn = word(), low = Math.imul(drawn, n) >>> 0;
	if (low < n) {
		let unfair = (WORDS - n) % n;
		for (; low < unfair;) drawn = word(), low = Math.imul(drawn, n) >>> 0;
	}
	return (drawn * n - low) / WORDS;
}
// packages/engine/src/state/chance.ts
function seedChance(state, seed) {
	state.set(sha256(seed), CHANCE_KEY), put(state, CHANCE_DRAWN, 0);
}
const block = new Int32Array(16);
function shuffle(state, list) {
	let drawn = get(state, CHANCE_DRAWN), ready = -1, word = () => (drawn >> 4 !== ready && (ready = drawn >> 4, chachaBlock(state, CHANCE_KEY, ready, block)), block[drawn++ & 15] >>> 0);
	for (let last = list.length - 1; last > 0; last--) {
		let other = fairBelow(last + 1, word), kept = list[last];
		list[last] = list[other], list[other] = kept;
	}
	return put(state, CHANCE_DRAWN, drawn), list;
}
// packages/engine/src/phases/hostages.ts
function returnHostages(table) {
	let { state, sink } = table;
	if (get(state, HOSTAGE_COUNT) === 0) return;
	let held = Array.from({ length: get(state, HOSTAGE_COUNT) }, (_, i) => readHostage(state, i));
	for (let { of, kind } of held) bringBack(state, of, kind);
	for (let i = 0; i < 24; i++) put(state, HOSTAGES + i, 0);
	put(state, HOSTAGE_COUNT, 0), inOneMoment(table, () => {
		for (let captor = 0; captor < CLAN_COUNT; captor++) {
			let own = held.filter((hostage) => hostage.captor === captor);
			own.length !== 0 && (sink?.({
				type: "hostagesReturned",
				captor: clanId(captor),
				hostages: own.map(({ of, kind }) => ({
					of: clanId(of),
					figure: kindId(kind)
				})),
				seenBy: "all"
			}), gain(table, captor, { coins: own.length }, "hostages-returned"));
		}
	});
}
// packages/engine/src/phases/markers.ts
const MARKERS = [
	"mandate-end",
	"kami-end",
	"battle-end",
	"war-end",
	"season-end",
	"game-end"
], nothing = () => {}, steps = Object.fromEntries(MARKERS.map((name) => [name, defineStep({
	name,
	run: nothing
})])), markerStep = (marker) => steps[marker], HARVEST = defineStep({
	name: "harvest",
	run: (table, clan) => {
		let provinces = getsBonus(table.state, clan) ? provincesHeld(table.state, clan) : [], harvest = {
			vp: 0,
			coins: 1,
			ronin: 0
		};
		for (let province of provinces) {
			let { vp, coins, ronin } = REWARDS[province];
			harvest.vp += vp, harvest.coins += coins, harvest.ronin += ronin;
		}
		gain(table, clan, harvest, "harvest", provinces);
	}
});
function provincesHeld(state, clan) {
	let held = [];
	for (let province = 0; province < PROVINCES; province++) strongestAt(state, province) === clan && held.push(province);
	return held;
}
const harvest = { begin: HARVEST }, MANDATES = {
	recruit: {
		...recruit,
		players: "current-last"
	},
	marshal: {
		...marshal,
		players: "current-last"
	},
	train: {
		...train,
		players: "current-first"
	},
	harvest: {
		...harvest,
		players: "current-last"
	},
	betray: {
		...betray,
		players: "current-only"
	}
}, LIST = MANDATE_IDS.map((id) => MANDATES[id]), mandateNumbered = (number) => LIST[number], cards = cardsWith("mayAfterRecruit"), canAct = (state, clan) => cards.some((card) => copiesOf(state, clan, card.number) > 0 && card.mayAfterRecruit.can(state, clan));
function waitingPlayers(state, done) {
	let clans = [];
	for (let rank = 0; rank < playersOf(state); rank++) {
		let clan = clanAtHonor(state, rank);
		!(done >> clan & 1) && canAct(state, clan) && clans.push(clan);
	}
	return clans;
}
function pushAct(state, clan) {
	for (let i = cards.length - 1; i >= 0; i--) {
		let card = cards[i];
		for (let copy = copiesOf(state, clan, card.number); copy > 0; copy--) push(state, card.mayAfterRecruit.step, clan);
	}
}
const AFTER_RECRUIT = defineStep({
	name: "after-recruit",
	run: ({ state }, _clan, settled) => {
		let waiting = waitingPlayers(state, settled), [first] = waiting;
		first !== void 0 && (waiting.length === 1 ? pushAct(state, first) : push(state, CHOOSE_ORDER, first, settled));
	}
}), ACT = defineStep({
	name: "act-after-recruit",
	run: ({ state }, clan) => pushAct(state, clan)
}), CHOOSE_ORDER = defineStep({
	name: "choose-order",
	asks: "order",
	options: (_state, _clan, _x, _y, out) => {
		offer(out, GO_FIRST), offer(out, GO_LAST);
	},
	answer: ({ state }, clan, settled, _y, code) => {
		let rest = settled | 1 << clan;
		saysYes(code) ? (push(state, AFTER_RECRUIT, 0, rest), push(state, ACT, clan)) : (push(state, ACT, clan), push(state, AFTER_RECRUIT, 0, rest));
	}
}), kami = (declared) => declared, RISE = defineStep({
	name: "amaterasu",
	asks: "use",
	ability: () => "amaterasu",
	options: (state, clan, _x, _y, out) => {
		offer(out, USE_NO), honorRankOf(state, clan) > 0 && offer(out, USE_YES);
	},
	answer: (table, clan, _x, _y, code) => {
		saysYes(code) && gainHonor(table, clan, honorRankOf(table.state, clan), "amaterasu");
	}
}), amaterasu = kami({
	id: "amaterasu",
	name: "Amaterasu",
	domain: "sun",
	favor: ({ state }, clan) => push(state, RISE, clan)
}), WIND = defineStep({
	name: "fujin",
	asks: "move",
	ability: () => "fujin",
	options: (state, clan, _x, _y, out) => {
		if (offer(out, PASS), get(state, TRAVELED) !== 2) for (let province = 0; province < PROVINCES; province++) offerTravel(state, clan, province, squadAt(state, clan, province), out);
	},
	answer: (table, clan, _x, _y, code) => {
		isPass(code) || (push(table.state, WIND, clan), travel(table, clan, code, "fujin"));
	}
}), fujin = kami({
	id: "fujin",
	name: "Fujin",
	domain: "wind",
	favor: (table, clan) => {
		startTraveling(table), push(table.state, WIND, clan);
	}
}), hachiman = kami({
	id: "hachiman",
	name: "Hachiman",
	domain: "war",
	favor: (table, clan) => gain(table, clan, { ronin: 2 }, "hachiman")
}), THUNDER = defineStep({
	name: "raijin",
	asks: "summon",
	ability: () => "raijin",
	options: (state, clan, _x, _y, out) => {
		if (offer(out, PASS), bushiOf(state, clan, RESERVE) !== 0) for (let province = 0; province < PROVINCES; province++) offerSummon(out, 0, province);
	},
	answer: (table, clan, _x, _y, code) => {
		isPass(code) || (push(table.state, AFTER_SUMMON, clan), summon(table, clan, code, "raijin"));
	}
}), raijin = kami({
	id: "raijin",
	name: "Raijin",
	domain: "thunder",
	favor: ({ state }, clan) => push(state, THUNDER, clan)
}), TREASURE = defineStep({
	name: "ryujin",
	asks: "buy",
	ability: () => "ryujin",
	options: (state, clan, _x, _y, out) => {
		offer(out, PASS), offerCards(state, clan, 0, out);
	},
	answer: (table, clan, _x, _y, code) => {
		isPass(code) || buyCard(table, clan, cardIn(code), 0, "ryujin");
	}
}), ALL = {
	amaterasu,
	fujin,
	raijin,
	ryujin: kami({
		id: "ryujin",
		name: "Ryujin",
		domain: "sea",
		favor: ({ state }, clan) => push(state, TREASURE, clan)
	}),
	hachiman,
	susanoo: kami({
		id: "susanoo",
		name: "Susanoo",
		domain: "storms",
		favor: (table, clan) => gain(table, clan, { vp: strongholdsOnMap(table.state, clan) }, "susanoo")
	}),
	tsukuyomi: kami({
		id: "tsukuyomi",
		name: "Tsukuyomi",
		domain: "moon",
		favor: (table, clan) => gain(table, clan, { coins: 2 }, "tsukuyomi")
	})
}, KAMI = KAMI_IDS.map((id) => ALL[id]), kamiNumbered = (number) => KAMI[number], KAMI_TURN_BEGINS = defineStep({
	name: "kami-turn",
	run: ({ state, sink }) => {
		add(state, KAMI_TURN, 1), sink?.({
			type: "kamiTurnBegan",
			turn: get(state, KAMI_TURN),
			seenBy: "all"
		}), push(state, markerStep("kami-end"));
		for (let shrine = 3; shrine >= 0; shrine--) push(state, SHRINE, 0, shrine);
	}
}), SHRINE = defineStep({
	name: "shrine",
	run: (table, _clan, shrine) => {
		let { state, sink } = table, favored = strongestAt(state, FIRST_SHRINE + shrine);
		if (favored === -1) return;
		let kami = get(state, SHRINE_KAMI + shrine);
		sink?.({
			type: "favorWon",
			clan: clanId(favored),
			kami: kamiId(kami),
			seenBy: "all"
		}), openMomentUntilDone(table), kamiNumbered(kami).favor(table, favored);
	}
}), SPRING = SEASON_IDS.indexOf("spring"), RECRUIT = MANDATE_IDS.indexOf("recruit"), POLITICS_BEGIN = defineStep({
	name: "politics-begin",
	run: ({ state }) => {
		put(state, PHASE, phaseNumber("politics")), put(state, TURN, 0);
	}
}), TURNS = defineStep({
	name: "turns",
	run: ({ state }) => {
		let turn = get(state, TURN) + 1;
		turn > 7 || scheduleTurn(state, turn, nextPlayer(state, turn));
	}
}), nextPlayer = (state, turn) => turn === 1 && seasonOf(state) === SPRING ? clanAtHonor(state, 0) : leftOf(state, get(state, CURRENT));
function scheduleTurn(state, turn, clan) {
	push(state, TURNS), KAMI_AFTER_TURN.some((last) => last === turn) && push(state, KAMI_TURN_BEGINS), push(state, MANDATE_TURN, clan, turn);
}
const MANDATE_TURN = defineStep({
	name: "mandate-turn",
	run: ({ state, sink }, clan, turn) => {
		put(state, TURN, turn), put(state, CURRENT, clan), sink?.({
			type: "tilesDrawn",
			clan: clanId(clan),
			tiles: tilesInHand(state).map(mandateId),
			seenBy: clanId(clan)
		}), push(state, CHOOSE_MANDATE, clan);
	}
}), tilesInHand = (state) => Array.from({ length: Math.min(4, get(state, STACK_COUNT)) }, (_, i) => get(state, STACK + i)), CHOOSE_MANDATE = defineStep({
	name: "choose-mandate",
	asks: "mandate",
	options: (state, clan, _x, _y, out) => {
		let { announcesMandates } = traitsOf(clan), offered = 0;
		for (let i = 0; i < 4; i++) {
			let tile = get(state, STACK + i);
			if (tile !== -1 && (offered >> tile & 1) != 1) {
				if (offered |= 1 << tile, !announcesMandates) offer(out, mandateCode(tile, -1));
				else for (let mandate = 0; mandate < MANDATE_IDS.length; mandate++) offer(out, mandateCode(tile, mandate));
			}
		}
	},
	answer: (table, clan, _x, _y, code) => {
		let tile = tileIn(code), announced = announcedIn(code), mandate = announced === -1 ? tile : announced;
		layTile(table, clan, tile, mandate), tellChoice(table, clan, mandate), push(table.state, markerStep("mandate-end")), push(table.state, MANDATE_ENDS), openMomentUntilDone(table), scheduleExecution(table.state, clan, mandate);
	}
});
function layTile({ state, sink }, clan, tile, mandate) {
	let turn = get(state, TURN) - 1, count = get(state, STACK_COUNT), taken = 0;
	for (; get(state, STACK + taken) !== tile;) taken++;
	for (let i = taken; i < count - 1; i++) put(state, STACK + i, get(state, STACK + i + 1));
	put(state, STACK + count - 1, -1), put(state, STACK_COUNT, count - 1);
	for (let i = 0; i < 3; i++) put(state, TILES_RETURNED + turn * 3 + i, get(state, STACK + i));
	put(state, PLAYED_BY + turn, clan), put(state, PLAYED + turn, mandate), put(state, TILE_LAID + turn, tile), put(state, MANDATE$1, mandate);
	let faceDown = traitsOf(clan).announcesMandates;
	sink && faceDown && sink({
		type: "tileLaidFaceDown",
		clan: clanId(clan),
		tile: mandateId(tile),
		seenBy: clanId(clan)
	}), sink?.({
		type: "mandateChosen",
		clan: clanId(clan),
		mandate: mandateId(mandate),
		turn: turn + 1,
		faceDown,
		seenBy: "all"
	});
}
const choosers = cardsWith("onChoosing");
function tellChoice(table, clan, mandate) {
	inOneMoment(table, () => {
		for (let card of choosers) {
			let copies = copiesOf(table.state, clan, card.number);
			copies > 0 && card.onChoosing(table, clan, copies, mandate);
		}
	});
}
function scheduleExecution(state, current, mandate) {
	let { begin, players } = mandateNumbered(mandate);
	if (players === "current-only") {
		push(state, begin, current);
		return;
	}
	let order = [];
	for (let clan = leftOf(state, current); clan !== current; clan = leftOf(state, clan)) order.push(clan);
	players === "current-last" ? order.push(current) : order.unshift(current);
	for (let i = order.length - 1; i >= 0; i--) push(state, begin, order[i]);
}
const MANDATE_ENDS = defineStep({
	name: "mandate-ends",
	run: ({ state, sink }) => {
		let mandate = get(state, MANDATE$1);
		put(state, MANDATE$1, -1), sink?.({
			type: "mandateEnded",
			mandate: mandateId(mandate),
			seenBy: "all"
		}), mandate === RECRUIT && push(state, AFTER_RECRUIT);
	}
}), WAR_BEGINS = defineStep({
	name: "war-begins",
	run: (table) => {
		let { state, sink } = table;
		put(state, PHASE, phaseNumber("war")), sink?.({
			type: "warBegan",
			seenBy: "all"
		});
		for (let rank = 0; rank < playersOf(state); rank++) prepare(table, clanAtHonor(state, rank));
	}
});
function prepare(table, clan) {
	openMoment(table);
	for (let card of cardsOf(table.state, clan)) cardNumbered(card).atWarStart?.(table, clan);
	traitsOf(clan).roninBecomeCoins && convertRonin(table, clan), closeMoment(table);
}
function convertRonin({ state, sink }, clan) {
	let ronin = roninOf(state, clan);
	ronin !== 0 && (put(state, RONIN$1 + clan, 0), add(state, COINS + clan, ronin), sink?.({
		type: "converted",
		clan: clanId(clan),
		ronin,
		because: clanId(clan),
		seenBy: "all"
	}));
}
const WARS_GO_ON = defineStep({
	name: "wars-go-on",
	run: (table) => {
		let { state, sink } = table, war = get(state, WAR_NEXT);
		if (war === get(state, WAR_COUNT)) return;
		put(state, WAR_NEXT, war + 1), push(state, WARS_GO_ON), push(state, markerStep("battle-end"));
		let province = get(state, WARS + war);
		sink?.({
			type: "warOpened",
			war: war + 1,
			province: provinceId(province),
			seenBy: "all"
		}), resolveWar(table, province);
	}
});
function resolveWar(table, province) {
	let { state, sink } = table, present = presentAt(state, province);
	if (present === 0) {
		sink?.({
			type: "tokenDiscarded",
			province: provinceId(province),
			seenBy: "all"
		});
		return;
	}
	let strongest = strongestAt(state, province);
	isPeaceful(state, present, strongest) ? inOneMoment(table, () => takeToken(table, strongest, province, !1)) : beginBattle(table, province, present);
}
function isPeaceful(state, present, strongest) {
	let others = present & ~(1 << strongest), ally = allyOf(state, strongest);
	return others === 0 || ally >= 0 && others === 1 << ally;
}
// packages/engine/src/state/scoring.ts
const tokenVp = (season) => season + 1, setBonus = (provinces) => provinces >= 7 ? 30 : provinces >= 5 ? 20 : provinces >= 3 ? 10 : 0;
function winterPoints(state, clan) {
	let number = clanNumber(clan), tokens = tokensOf(state, number), provinces = new Set(tokens.map(({ province }) => province)).size;
	return {
		tokens: tokens.reduce((sum, { season }) => sum + tokenVp(season), 0),
		sets: setBonus(provinces),
		provinces,
		cards: cardsOf(state, number).map((card) => ({
			card: cardId(card),
			vp: cardNumbered(card).inWinter?.(state, number) ?? 0
		})).filter(({ vp }) => vp > 0)
	};
}
// packages/engine/src/phases/winter.ts
const WINTER_BEGINS = defineStep({
	name: "winter-begins",
	run: ({ state, sink }) => {
		put(state, PHASE, phaseNumber("winter")), sink?.({
			type: "seasonBegan",
			season: "winter",
			seenBy: "all"
		});
	}
}), RETURN_HOSTAGES$1 = defineStep({
	name: "return-hostages-in-winter",
	run: returnHostages
}), WINTER_UPGRADES = defineStep({
	name: "winter-upgrades",
	run: (table) => {
		for (let clan of seats(table.state)) for (let { card, vp } of winterPoints(table.state, clanId(clan)).cards) inOneMoment(table, () => gain(table, clan, { vp }, card));
	}
}), SCORE_TOKENS = defineStep({
	name: "score-tokens",
	run: (table) => {
		for (let clan of seats(table.state)) {
			let { tokens, sets } = winterPoints(table.state, clanId(clan));
			inOneMoment(table, () => gain(table, clan, { vp: tokens }, "war-tokens")), inOneMoment(table, () => gain(table, clan, { vp: sets }, "province-sets"));
		}
	}
}), GAME_ENDS = defineStep({
	name: "game-ends",
	run: (table) => {
		let { state, sink } = table;
		put(state, WINNERS, winners(state)), put(state, PHASE, phaseNumber("over")), sink?.({
			type: "gameEnded",
			winners: clansOf(get(state, WINNERS)),
			vp: seats(state).map((clan) => ({
				clan: clanId(clan),
				vp: vpOf(state, clan)
			})),
			seenBy: "all"
		});
	}
});
function winners(state) {
	let best = clanAtHonor(state, 0);
	for (let rank = 1; rank < playersOf(state); rank++) {
		let clan = clanAtHonor(state, rank);
		vpOf(state, clan) > vpOf(state, best) && (best = clan);
	}
	let ally = allyOf(state, best), shared = ally !== -1 && vpOf(state, ally) === vpOf(state, best);
	return 1 << best | (shared ? 1 << ally : 0);
}
const WINTER_COMES = defineStep({
	name: "winter",
	run: ({ state }) => scheduleWinter(state)
});
function scheduleWinter(state) {
	push(state, markerStep("game-end")), push(state, GAME_ENDS), push(state, SCORE_TOKENS), push(state, WINTER_UPGRADES), push(state, RETURN_HOSTAGES$1), push(state, WINTER_BEGINS);
}
// packages/engine/src/phases/season.ts
const AUTUMN$2 = SEASON_IDS.indexOf("autumn"), SEASON_BEGINS = defineStep({
	name: "season-begins",
	run: ({ state, sink }) => {
		put(state, PHASE, phaseNumber("setup")), sink?.({
			type: "seasonBegan",
			season: seasonId(seasonOf(state)),
			seenBy: "all"
		});
	}
}), PREPARE_FOR_WAR = defineStep({
	name: "prepare-for-war",
	run: ({ state, sink }) => {
		let wars = drawWars(state);
		sink?.({
			type: "warsPrepared",
			wars: wars.map(provinceId),
			seenBy: "all"
		});
	}
});
function drawWars(state) {
	let wars = shuffle(state, Array.from({ length: PROVINCES }, (_, province) => province)).slice(0, playersOf(state) + 2);
	return setWars(state, wars), wars;
}
function setWars(state, wars) {
	for (let war = 0; war < WAR_ROOM; war++) put(state, WARS + war, wars[war] ?? 0);
	put(state, WAR_COUNT, wars.length), put(state, WAR_NEXT, 0);
}
const LAY_OUT_CARDS = defineStep({
	name: "lay-out-cards",
	run: ({ state, sink }) => {
		let cards = cardsLeft(state, seasonOf(state));
		setDisplay(state, cards), sink?.({
			type: "cardsLaidOut",
			cards: cards.map(cardId),
			seenBy: "all"
		});
	}
});
function seasonCards(state, season) {
	let set = get(state, SET), key = season * SET_IDS.length + set;
	return decks[key] ??= buildDeck(SEASON_IDS[season], SET_IDS[set]), decks[key];
}
function cardsLeft(state, season) {
	let left = [...seasonCards(state, season)];
	for (let { card } of cardsTaken(state)) {
		let at = left.indexOf(card);
		at >= 0 && left.splice(at, 1);
	}
	return left;
}
const decks = [], buildDeck = (season, set) => allCards().filter((card) => card.season === season).filter((card) => card.sets.some((one) => one === "core" || one === set)).flatMap((card) => Array.from({ length: card.copies }, () => card.number));
function setDisplay(state, cards) {
	for (let i = 0; i < 12; i++) put(state, DISPLAY + i, cards[i] ?? 0);
	put(state, DISPLAY_COUNT, cards.length);
}
const INCOME = defineStep({
	name: "income",
	run: (table) => inOneMoment(table, () => {
		CLANS.forEach(({ income }, clan) => {
			isInPlay(table.state, clan) && gain(table, clan, { coins: income }, "income");
		});
	})
}), RETURN_HOSTAGES = defineStep({
	name: "return-hostages",
	run: returnHostages
}), CLEAN_UP = defineStep({
	name: "clean-up",
	run: (table) => {
		let { state, sink } = table;
		put(state, PHASE, phaseNumber("cleanup"));
		for (let clan = 0; clan < CLAN_COUNT; clan++) discardPurse(table, clan), bringWorshippersHome(state, clan);
		shuffleTiles(state), sink?.({
			type: "seasonEnded",
			season: seasonId(seasonOf(state)),
			seenBy: "all"
		});
	}
});
function bringWorshippersHome(state, clan) {
	for (let shrine = FIRST_SHRINE; shrine < RESERVE; shrine++) {
		let squad = squadAt(state, clan, shrine);
		squad !== 0 && (setSquad(state, clan, RESERVE, squadAt(state, clan, RESERVE) + squad), setSquad(state, clan, shrine, 0));
	}
}
function shuffleTiles(state) {
	setStack(state, shuffle(state, Array.from({ length: TILES }, (_, i) => Math.floor(i / 2))));
	for (let turn = 0; turn < 7; turn++) {
		put(state, PLAYED_BY + turn, -1), put(state, PLAYED + turn, -1), put(state, TILE_LAID + turn, -1);
		for (let i = 0; i < 3; i++) put(state, TILES_RETURNED + turn * 3 + i, -1);
	}
	put(state, TURN, 0), put(state, KAMI_TURN, 0), put(state, MANDATE$1, -1);
}
function setStack(state, tiles) {
	for (let i = 0; i < TILES; i++) put(state, STACK + i, tiles[i] ?? -1);
	put(state, STACK_COUNT, tiles.length);
}
const NEXT_SEASON = defineStep({
	name: "next-season",
	run: ({ state }) => {
		let season = seasonOf(state);
		put(state, SEASON, season + 1), season === AUTUMN$2 ? push(state, WINTER_COMES) : scheduleSeason(state, "season-start");
	}
}), STAGES = [
	{
		from: "season-start",
		step: SEASON_BEGINS
	},
	{ step: PREPARE_FOR_WAR },
	{ step: LAY_OUT_CARDS },
	{ step: INCOME },
	{ step: RETURN_HOSTAGES },
	{
		from: "tea",
		step: TEA_BEGINS
	},
	{
		from: "tea-open",
		step: TEA
	},
	{ step: POLITICS_BEGIN },
	{
		from: "turns",
		step: TURNS
	},
	{
		from: "war-start",
		step: WAR_BEGINS
	},
	{
		from: "war",
		step: WARS_GO_ON
	},
	{ step: markerStep("war-end") },
	{ step: CLEAN_UP },
	{ step: markerStep("season-end") },
	{ step: NEXT_SEASON }
];
function scheduleSeason(state, from) {
	let first = STAGES.findIndex((stage) => stage.from === from);
	for (let i = STAGES.length - 1; i >= first; i--) push(state, STAGES[i].step);
}
// packages/engine/src/game.ts
const isList = (value) => Array.isArray(value), LONGEST_SEED = 1024;
function readSetup(input) {
	if (typeof input != "object" || !input || isList(input)) throw new InvalidInput$1("bad-setup", "setup", "is not an object");
	let { clans, set, shrines, seed, ...unknown } = input, [surplus] = Object.keys(unknown);
	if (surplus !== void 0) throw new InvalidInput$1("bad-setup", `setup.${surplus}`, "is not known");
	if (!isList(clans) || clans.length < 3 || clans.length > 5) throw new InvalidInput$1("bad-setup", "setup.clans", "needs 3 to 5 clans");
	for (let [i, id] of clans.entries()) {
		if (!CLANS.some((clan) => clan.id === id)) throw new InvalidInput$1("bad-setup", `setup.clans[${i}]`, "is no clan");
		if (clans.indexOf(id) !== i) throw new InvalidInput$1("bad-setup", `setup.clans[${i}]`, "is named twice");
	}
	if (set !== "random" && !SET_IDS.some((id) => id === set)) throw new InvalidInput$1("bad-setup", "setup.set", `must be one of ${SET_IDS.join(", ")} or random`);
	if (typeof seed != "string" || seed.length > LONGEST_SEED) throw new InvalidInput$1("bad-setup", "setup.seed", `must be a text of at most ${LONGEST_SEED} characters`);
	return shrines !== void 0 && checkShrines(shrines), input;
}
function checkShrines(shrines) {
	if (!isList(shrines) || shrines.length !== 4 || new Set(shrines).size !== 4) throw new InvalidInput$1("bad-setup", "setup.shrines", "needs 4 different kami");
	for (let id of shrines) if (!KAMI_IDS.some((kami) => kami === id)) throw new InvalidInput$1("bad-setup", "setup.shrines", `${String(id)} is no kami`);
}
function layTable(setup) {
	let { clans, set, shrines, seed } = readSetup(setup), state = blankState();
	seedChance(state, seed), put(state, PLAYERS, clans.length);
	let rank = 0;
	CLANS.forEach(({ id }, clan) => {
		if (put(state, ALLY + clan, -1), !clans.includes(id)) return;
		put(state, IN_PLAY + clan, 1), setHonor(state, rank++, clan);
		let reserve = PIECES.reduce((sum, count, kind) => sum + count * unit(kind), 0);
		setSquad(state, clan, RESERVE, reserve);
	});
	let drawnSet = shuffle(state, [...SET_IDS.keys()])[0] ?? 0;
	put(state, SET, set === "random" ? drawnSet : SET_IDS.indexOf(set));
	let drawnShrines = shuffle(state, [...KAMI_IDS.keys()]);
	for (let i = 0; i < 4; i++) {
		let chosen = shrines?.[i];
		put(state, SHRINE_KAMI + i, chosen === void 0 ? drawnShrines[i] : kamiNumber(chosen));
	}
	return put(state, CURRENT, -1), shuffleTiles(state), clearBattle(state), state;
}
function placeHomes(state) {
	for (let clan of seats(state)) {
		let start = unit(2) + unit(0) + unit(3), { home } = CLANS[clan];
		setSquad(state, clan, provinceNumber(home), start), setSquad(state, clan, RESERVE, PIECES.reduce((sum, n, kind) => sum + n * unit(kind), -start));
	}
}
function newGame(setup, sink) {
	let state = layTable(setup);
	return placeHomes(state), scheduleSeason(state, "season-start"), advance({
		state,
		sink
	}), state;
}
function refusal(state, move) {
	let read = readMove(state, move);
	return isRefusal(read) ? read : whyIllegal(state, read);
}
function play(state, move, sink) {
	playTo(state, move, sink);
}
function playTo(state, move, sink, stopBefore) {
	let read = readMove(state, move);
	if (isRefusal(read)) throw new IllegalMove$1(read);
	let refused = whyIllegal(state, read);
	if (refused !== void 0) throw new IllegalMove$1(refused);
	let table = {
		state,
		sink
	};
	carryOut(table, read), advance(table, stopBefore);
}
const NO_PURSE = {
	coins: 0,
	ronin: 0
};
function carryOut(table, { clan, type, code, to = -1, give = NO_PURSE, ask = NO_PURSE }) {
	type === "gift" ? (handOver(table, clan, to, give.coins, give.ronin), table.sink?.({
		type: "giftGiven",
		clan: clanId(clan),
		to: clanId(to),
		...give,
		seenBy: "all"
	})) : type === "propose" ? propose(table, clan, to, give, ask) : answerTop(table, clan, code);
}
function playCode(state, clan, code, sink) {
	let table = {
		state,
		sink
	};
	answerTop(table, clan, code), advance(table);
}
function after(state, move) {
	let next = clone(state);
	return play(next, move), next;
}
function result(state) {
	let winners = get(state, WINNERS);
	if (winners === 0) return;
	let won = clansOf(winners), honor = honorTrack(state);
	return {
		winners: honor.filter((clan) => won.includes(clan)),
		vp: Object.fromEntries(seats(state).map((clan) => [clanId(clan), vpOf(state, clan)])),
		honor
	};
}
const isOver = (state) => waiting(state) === void 0;
// packages/engine/src/invariants.ts
function invariantsBroken(state) {
	let shape = brokenShape(state);
	return shape.length > 0 ? shape : [
		...brokenHonor(state),
		...brokenAlliances(state),
		...brokenNumbers(state),
		...brokenPieces(state),
		...brokenCards(state),
		...brokenTiles(state)
	];
}
const within = (value, low, high) => value >= low && value <= high;
function brokenShape(state) {
	let broken = [], limits = [
		[
			"players",
			PLAYERS,
			3,
			CLAN_COUNT
		],
		[
			"season",
			SEASON,
			0,
			3
		],
		[
			"phase",
			PHASE,
			0,
			PHASE_IDS.length - 1
		],
		[
			"cards taken",
			CARDS_TAKEN_COUNT,
			0,
			36
		],
		[
			"tokens",
			TOKEN_COUNT,
			0,
			24
		],
		[
			"hostages",
			HOSTAGE_COUNT,
			0,
			24
		],
		[
			"cards on display",
			DISPLAY_COUNT,
			0,
			12
		],
		[
			"wars",
			WAR_COUNT,
			0,
			WAR_ROOM
		],
		[
			"tiles",
			STACK_COUNT,
			0,
			TILES
		]
	];
	for (let [what, cell, low, high] of limits) within(get(state, cell), low, high) || broken.push(`the number of ${what} is ${get(state, cell)}`);
	return seats(state).length !== playersOf(state) && broken.push("the clans in play are not as many as the players"), get(state, WAR_NEXT) > get(state, WAR_COUNT) && broken.push("more wars were resolved than there are"), broken;
}
function brokenHonor(state) {
	let players = playersOf(state), track = Array.from({ length: players }, (_, rank) => clanAtHonor(state, rank));
	return new Set(track).size === players && track.every((clan, rank) => within(clan, 0, CLAN_COUNT - 1) && isInPlay(state, clan) && honorRankOf(state, clan) === rank) ? [] : ["the honor track is not an order of the clans in play"];
}
function brokenAlliances(state) {
	return seats(state).filter((clan) => {
		let ally = allyOf(state, clan);
		return ally !== -1 && (ally === clan || !within(ally, 0, CLAN_COUNT - 1) || allyOf(state, ally) !== clan);
	}).map((clan) => `${clanId(clan)} is allied with someone who is not allied with it`);
}
function brokenNumbers(state) {
	return seats(state).filter((clan) => vpOf(state, clan) < 0 || coinsOf(state, clan) < 0 || roninOf(state, clan) < 0).map((clan) => `${clanId(clan)} has less than nothing`);
}
function brokenPieces(state) {
	let broken = [];
	for (let clan = 0; clan < CLAN_COUNT; clan++) {
		let owned = isInPlay(state, clan) ? piecesOwned(state, clan) : 0, found = piecesFound(state, clan);
		owned !== found && broken.push(describeMissing(clan, owned, found));
		for (let shrine = FIRST_SHRINE; shrine < RESERVE; shrine++) for (let kinds = kindsIn(squadAt(state, clan, shrine)); kinds !== 0; kinds = otherKinds(kinds)) isShinto(firstKind(kinds)) || broken.push(`${clanId(clan)} has a figure on a shrine that cannot worship`);
	}
	return broken;
}
function piecesOwned(state, clan) {
	let owned = 0;
	for (let [kind, count] of PIECES.entries()) owned += count * unit(kind);
	for (let i = 0; i < get(state, CARDS_TAKEN_COUNT); i++) {
		let taken = readCardTaken(state, i), kind = taken.clan === clan ? kindOfCard(taken.card) : -1;
		kind !== -1 && (owned += unit(kind));
	}
	return owned;
}
function piecesFound(state, clan) {
	let found = 0;
	for (let place = 0; place < PLACES; place++) found += squadAt(state, clan, place);
	for (let i = 0; i < get(state, HOSTAGE_COUNT); i++) {
		let hostage = readHostage(state, i);
		hostage.of === clan && (found += unit(hostage.kind));
	}
	return found;
}
function describeMissing(clan, owned, found) {
	let parts = allKinds().filter((kind) => countIn(owned, kind) !== countIn(found, kind)).map((kind) => `${countIn(found, kind)} ${kindId(kind)} instead of ${countIn(owned, kind)}`);
	return `${clanId(clan)} has ${parts.join(", ")}`;
}
function brokenCards(state) {
	let broken = [], seen = new Int32Array(48), see = (card) => {
		card < 0 || card >= allCards().length ? broken.push("there is a card that does not exist") : (seen[card] = seen[card] + 1, seen[card] > cardNumbered(card).copies && broken.push(`there are too many copies of ${cardNumbered(card).id}`));
	};
	for (let i = 0; i < get(state, DISPLAY_COUNT); i++) see(get(state, DISPLAY + i));
	let owned = new Int32Array(CLAN_COUNT * 48);
	for (let i = 0; i < get(state, CARDS_TAKEN_COUNT); i++) {
		let { clan, card } = readCardTaken(state, i);
		see(card);
		let cell = clan * 48 + card;
		owned[cell] = owned[cell] + 1;
	}
	for (let { number, id } of allCards()) for (let clan = 0; clan < CLAN_COUNT; clan++) owned[clan * 48 + number] !== copiesOf(state, clan, number) && broken.push(`${clanId(clan)}'s copies of ${id} do not add up`);
	return [...broken, ...brokenTokens(state)];
}
function brokenTokens(state) {
	let broken = [], taken = new Set();
	for (let i = 0; i < get(state, TOKEN_COUNT); i++) {
		let { province, season } = readToken(state, i);
		taken.add(province * 4 + season);
	}
	return taken.size !== get(state, TOKEN_COUNT) && broken.push("a war token was taken twice"), new Set(state.subarray(WARS, WARS + get(state, WAR_COUNT))).size !== get(state, WAR_COUNT) && broken.push("a province is at war twice"), broken;
}
function brokenTiles(state) {
	let seen = new Int32Array(MANDATE_IDS.length), see = (tile) => {
		seen[tile] = seen[tile] + 1;
	};
	for (let i = 0; i < get(state, STACK_COUNT); i++) see(get(state, STACK + i));
	for (let turn = 0; turn < 7; turn++) get(state, TILE_LAID + turn) !== -1 && see(get(state, TILE_LAID + turn));
	return seen.every((count) => count === 2) ? [] : ["the ten mandate tiles are not all there"];
}
function randomCode(state, clan, rng) {
	let options = optionsOf(state, clan);
	if (options.count === 0) return randomBid(coinsOf(state, clan), rng);
	let { codes } = options, { count } = options;
	if (get(state, PROPOSALS_MADE + clan) >= 2) {
		let kept = 0;
		for (let i = 0; i < count; i++) {
			let code = codes[i];
			typeOf(code) !== "propose" && (codes[kept++] = code);
		}
		count = kept;
	}
	return codes[rng.below(count)];
}
function randomBid(coins, rng) {
	let places = coins + 4;
	do {
		for (let i = 0; i < bars.length; i++) bars[i] = rng.below(places);
		bars.sort();
	} while (bars[0] === bars[1] || bars[1] === bars[2] || bars[2] === bars[3]);
	let [a, b, c, d] = bars;
	return bidCode(a, b - a - 1, c - b - 1, d - c - 1);
}
const bars = new Int32Array(4);
function randomAsked(state, rng) {
	let asked = askedClans(state);
	if (asked === 0) return -1;
	if (!(asked & asked - 1)) return 31 - Math.clz32(asked);
	let nth = rng.below(bitCount(asked));
	for (let clan = 0; clan < CLAN_COUNT; clan++) if ((asked >> clan & 1) == 1 && nth-- === 0) return clan;
	return -1;
}
function bitCount(set) {
	let count = 0;
	for (let rest = set; rest !== 0; rest &= rest - 1) count++;
	return count;
}
function randomMove(state, clan, rng) {
	let number = clanNumber(clan);
	if (!isAsked(state, number)) throw Error(`${clan} is not asked anything`);
	return waiting(state)?.asks === "bid" ? writeMove(state, number, randomBid(coinsOf(state, number), rng)) : writeMove(state, number, randomCode(state, number, rng));
}
// packages/engine/src/records/fair.ts
const SECRET$1 = /^[0-9a-f]{64}$/, CONTRIBUTION = /^[\w-]{22,128}$/, isContribution = (text) => typeof text == "string" && CONTRIBUTION.test(text), promiseOf = (secret) => hash([checkedSecret(secret)]), seedOf = (secret, contributions) => hash([
	"hinode fair seed 1",
	checkedSecret(secret),
	...contributions.map(checkedContribution)
]), proofOf = (secret, contributions) => ({
	promise: promiseOf(secret),
	secret: checkedSecret(secret),
	contributions: contributions.map(checkedContribution)
});
function readProof(input) {
	if (typeof input != "object" || !input || Array.isArray(input)) throw invalid$3("proof", "is not an object");
	let { promise, secret, contributions, ...unknown } = input, [surplus] = Object.keys(unknown);
	if (surplus !== void 0) throw invalid$3(`proof.${surplus}`, "is not known");
	if (typeof promise != "string") throw invalid$3("proof.promise", "is not a text");
	if (typeof secret != "string") throw invalid$3("proof.secret", "is not a text");
	if (!Array.isArray(contributions)) throw invalid$3("proof.contributions", "is not a list");
	return {
		...proofOf(secret, contributions),
		promise
	};
}
function checkedSecret(secret) {
	if (!SECRET$1.test(secret)) throw invalid$3("proof.secret", "is not 256 bits in hexadecimal");
	return secret;
}
function checkedContribution(text, seat) {
	if (!isContribution(text)) throw invalid$3(`proof.contributions[${seat}]`, "is not 22 to 128 letters, digits, - or _");
	return text;
}
const invalid$3 = (path, problem) => new InvalidInput$1("bad-proof", path, problem), hash = (lines) => Array.from(sha256(lines.join("\n")), (word) => (word >>> 0).toString(16).padStart(8, "0")).join(""), RULES_VERSION = "1", MARK_TYPES = [
	"left",
	"absent",
	"came-back",
	"ended-by-agreement",
	"abandoned"
], newRecord = (setup, entries = [], ended) => ({
	format: "hinode-record",
	rules: "1",
	setup,
	entries,
	...ended && { result: ended }
}), invalid$2 = (path, problem) => new InvalidInput$1("bad-record", path, problem), isUndo = (entry) => typeof entry == "object" && !!entry && Object.hasOwn(entry, "undo");
function readRecord(input) {
	if (typeof input != "object" || !input || Array.isArray(input)) throw invalid$2("", "a record is an object");
	let { format, rules, setup, entries, result: ended, marks, proof, ...unknown } = input, [surplus] = Object.keys(unknown);
	if (surplus !== void 0) throw invalid$2(surplus, "is not known");
	if (format !== "hinode-record") throw invalid$2("format", "is not hinode-record");
	if (rules !== "1") throw invalid$2("rules", "is not 1, the version of the rules here");
	if (!Array.isArray(entries)) throw invalid$2("entries", "is not a list");
	if (ended !== void 0 && (typeof ended != "object" || !ended)) throw invalid$2("result", "is not an object");
	return marks !== void 0 && checkMarks(marks), proof !== void 0 && readProof(proof), readSetup(setup), input;
}
function checkMarks(marks) {
	if (!Array.isArray(marks)) throw invalid$2("marks", "is not a list");
	marks.forEach((mark, i) => {
		let { at, type, clan, ...unknown } = mark ?? {};
		if (!(Number.isInteger(at) && MARK_TYPES.some((known) => known === type) && (clan === void 0 || CLAN_IDS.some((known) => known === clan)) && Object.keys(unknown).length === 0)) throw invalid$2(`marks[${i}]`, "is not a mark");
	});
}
function movesOf({ entries }, upTo = entries.length) {
	let moves = [];
	return entries.slice(0, upTo).forEach((entry, i) => {
		if (!isUndo(entry)) moves.push(entry);
		else {
			if (!Number.isInteger(entry.undo) || entry.undo < 0 || entry.undo > moves.length || Object.keys(entry).length !== 1) throw invalid$2(`entries[${i}].undo`, `is not a number from 0 to ${moves.length}`);
			moves.length = entry.undo;
		}
	}), moves;
}
function replay(record, upTo, sink) {
	let moves = movesOf(record, upTo), state = newGame(record.setup, sink);
	return moves.forEach((move, i) => {
		try {
			playTo(state, move, sink);
		} catch (problem) {
			throw problem instanceof IllegalMove$1 ? invalid$2(`move ${i + 1}`, `is refused: ${problem.message}`) : problem;
		}
	}), state;
}
function verify(input) {
	let record = readRecord(input), folded = result(replay(record));
	if (record.result !== void 0) return folded === void 0 ? "the record names a result, but its moves do not end the game" : JSON.stringify(canonical(folded)) === JSON.stringify(canonical(record.result)) ? void 0 : `the moves lead to ${JSON.stringify(folded)}, the record says ${JSON.stringify(record.result)}`;
}
function canonical(value) {
	return typeof value != "object" || !value || Array.isArray(value) ? value : Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1).map(([key, inner]) => [key, canonical(inner)]));
}
// packages/engine/src/records/settling.ts
const REVEALING = new Set([
	"tilesDrawn",
	"mandateChosen",
	"cardsLaidOut",
	"bidSealed",
	"bidsRevealed"
]);
function settles(state, move, events) {
	if (events.some(({ type }) => REVEALING.has(type))) return !0;
	let open = decisions(state);
	return !(open.length > 0 && open.every(({ clan, kind }) => clan === move.clan && kind !== "ready"));
}
// packages/engine/src/records/unfair.ts
function unfair(record, proof, promise) {
	let { secret, contributions } = proof;
	return promise === proof.promise ? promiseOf(secret) === promise ? contributions.length === record.setup.clans.length ? seedOf(secret, contributions) === record.setup.seed ? verify(record) : "the seed is not made of the secret and the texts of the seats" : `there are ${contributions.length} texts for ${record.setup.clans.length} seats` : "the secret is not the one that was promised" : "the proof is for another promise";
}
// packages/engine/src/save.ts
const PLAIN = FIELDS$2.filter(({ at }) => at !== AGENDA && at !== AGENDA_DEPTH);
function save(state) {
	return {
		format: "hinode-state",
		rules: "1",
		fields: Object.fromEntries(PLAIN.map(({ name, at, length }) => [name, Array.from(state.subarray(at, at + length))])),
		agenda: Array.from({ length: get(state, AGENDA_DEPTH) }, (_, i) => {
			let at = AGENDA + i * 4;
			return {
				step: stepName(get(state, at)) ?? "",
				clan: get(state, at + 1),
				x: get(state, at + 2),
				y: get(state, at + 3)
			};
		})
	};
}
const invalid$1 = (path, problem) => new InvalidInput$1("bad-save", path, problem);
function asRecord(value, path) {
	if (typeof value != "object" || !value || Array.isArray(value)) throw invalid$1(path, "is not an object");
	return value;
}
function asCell(value, path) {
	if (typeof value != "number" || (value | 0) !== value) throw invalid$1(path, "is not a whole number of 32 bits");
	return value;
}
function load(saved) {
	let { format, rules, fields, agenda } = asRecord(saved, "");
	if (format !== "hinode-state") throw invalid$1("format", "is not hinode-state");
	if (rules !== "1") throw invalid$1("rules", "is not 1, the version of the rules here");
	let state = blankState(), values = asRecord(fields, "fields");
	for (let { name, at, length } of PLAIN) {
		let cells = Object.hasOwn(values, name) ? values[name] : void 0;
		if (!Array.isArray(cells) || cells.length !== length) throw invalid$1(`fields.${name}`, `needs ${length} numbers`);
		for (let [i, value] of cells.entries()) put(state, at + i, asCell(value, `fields.${name}[${i}]`));
	}
	loadAgenda(state, agenda);
	let [broken] = invariantsBroken(state);
	if (broken !== void 0) throw invalid$1("fields", broken);
	return state;
}
function loadAgenda(state, agenda) {
	if (!Array.isArray(agenda) || agenda.length > 32) throw invalid$1("agenda", "is not a list of up to 32");
	put(state, AGENDA_DEPTH, agenda.length), agenda.forEach((entry, i) => {
		let { step, clan, x, y } = asRecord(entry, `agenda[${i}]`), number = typeof step == "string" ? stepNumber(step) : -1;
		if (number < 0) throw invalid$1(`agenda[${i}].step`, "is no step of these rules");
		let at = AGENDA + i * 4;
		put(state, at, number);
		let asked = asCell(clan, `agenda[${i}].clan`);
		if (asked < 0 || asked >= CLAN_COUNT) throw invalid$1(`agenda[${i}].clan`, "is no clan");
		put(state, at + 1, asked), put(state, at + 2, asCell(x, `agenda[${i}].x`)), put(state, at + 3, asCell(y, `agenda[${i}].y`));
	});
}
// packages/engine/src/scenario/compare.ts
function difference$1(expected, got, path = "") {
	return Array.isArray(expected) ? listDifference(expected, got, path) : typeof expected == "object" && expected ? recordDifference(expected, got, path) : (got === void 0 && typeof expected == "number" ? 0 : got) === expected ? void 0 : say(path, expected, got);
}
const say = (path, expected, got) => `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got) ?? "nothing"}`;
function listDifference(expected, got, path) {
	let list = got === void 0 ? [] : Array.isArray(got) ? got : void 0;
	if (list === void 0 || list.length !== expected.length) return say(path, expected, got);
	for (let [i, one] of expected.entries()) {
		let different = difference$1(one, list[i], `${path}[${i}]`);
		if (different !== void 0) return different;
	}
}
function recordDifference(expected, got, path) {
	let fields = got === void 0 ? {} : got;
	if (typeof fields != "object" || !fields || Array.isArray(fields)) return say(path, expected, got);
	for (let [name, value] of Object.entries(expected)) {
		let different = difference$1(value, Object.hasOwn(fields, name) ? fields[name] : void 0, path === "" ? name : `${path}.${name}`);
		if (different !== void 0) return different;
	}
}
// packages/engine/src/scenario/read.ts
const invalid = (path, problem) => new InvalidInput$1("bad-scenario", path, problem);
function record(value, path, known) {
	if (typeof value != "object" || !value || Array.isArray(value)) throw invalid(path, "is not an object");
	let surplus = known && Object.keys(value).find((name) => !known.includes(name));
	if (surplus !== void 0) throw invalid(`${path}.${surplus}`, "is not known");
	return value;
}
function list$1(value, path) {
	if (value === void 0) return [];
	if (!Array.isArray(value)) throw invalid(path, "is not a list");
	return value;
}
function count(value, path, most = 2 ** 53 - 1) {
	if (value === void 0) return 0;
	if (typeof value != "number" || !Number.isInteger(value) || value < 0 || value > most) throw invalid(path, `is not a whole number from 0 to ${most}`);
	return value;
}
function word(value, path, what, numberOf) {
	let number = typeof value == "string" ? numberOf(value) : -1;
	if (number < 0) throw invalid(path, `${JSON.stringify(value)} is no ${what}`);
	return number;
}
function words(value, path, what, numberOf) {
	let numbers = list$1(value, path).map((one, i) => word(one, `${path}[${i}]`, what, numberOf));
	if (new Set(numbers).size !== numbers.length) throw invalid(path, `names a ${what} twice`);
	return numbers;
}
// packages/engine/src/scenario/words.ts
function clanInPlay(state, value, path) {
	let clan = word(value, path, "clan", clanNumber);
	if (!isInPlay(state, clan)) throw invalid(path, `${clanId(clan)} is not in this game`);
	return clan;
}
function cardInSet(state, id, path) {
	let card = word(id, path, "card", cardNumber), set = SET_IDS[get(state, SET)];
	if (!cardNumbered(card).sets.some((one) => one === "core" || one === set)) throw invalid(path, `${cardNumbered(card).id} is not in the set ${set}`);
	return card;
}
const seasonNumber = (value, path) => word(value, path, "season", (id) => SEASON_IDS.findIndex((season) => season === id));
// packages/engine/src/scenario/begin.ts
function begin(state, phase, at) {
	let top = clanAtHonor(state, 0), takesTurn = (turn) => {
		let clan = top;
		for (let i = 1; i < turn; i++) clan = leftOf(state, clan);
		return clan;
	}, say = (now) => put(state, PHASE, phaseNumber(now));
	switch (put(state, CURRENT, rightOf(state, top)), phase) {
		case "season-start":
			scheduleSeason(state, "season-start");
			return;
		case "tea":
			scheduleSeason(state, "tea");
			return;
		case "mandate":
			say("politics"), beginMandate(state, at, top);
			return;
		case "kami": {
			let turn = at.turn === void 0 ? 1 : count(at.turn, "position.at.turn", KAMI_AFTER_TURN.length);
			if (turn === 0) throw invalid("position.at.turn", "is not 1, 2 or 3");
			let played = KAMI_AFTER_TURN[turn - 1];
			say("politics"), layTurnsPlayed(state, played, top, []), put(state, TURN, played), put(state, CURRENT, takesTurn(played)), put(state, KAMI_TURN, turn - 1), scheduleSeason(state, "turns"), push(state, KAMI_TURN_BEGINS);
			return;
		}
		case "war-start":
		case "war":
			layTurnsPlayed(state, 7, top, []), put(state, TURN, 7), put(state, KAMI_TURN, KAMI_AFTER_TURN.length), put(state, CURRENT, takesTurn(7)), say(phase === "war" ? "war" : "politics"), phase === "war" && put(state, WAR_NEXT, readWar(state, at) - 1), scheduleSeason(state, phase);
			return;
		case "winter": scheduleWinter(state);
	}
}
function rightOf(state, clan) {
	let all = seats(state);
	return all[(all.indexOf(clan) + all.length - 1) % all.length];
}
function readWar(state, at) {
	let war = at.war === void 0 ? 1 : count(at.war, "position.at.war", get(state, WAR_COUNT));
	if (war === 0) throw invalid("position.at.war", "wars are numbered from 1");
	return war;
}
function checkTokensLeft(state, phase) {
	if (phase === "season-start" || phase === "winter") return;
	let held = seats(state).flatMap((clan) => tokensOf(state, clan));
	for (let war = get(state, WAR_NEXT); war < get(state, WAR_COUNT); war++) {
		let province = get(state, WARS + war);
		if (held.some((token) => token.province === province && token.season === get(state, SEASON))) throw invalid("position.wars", `the token of ${provinceId(province)} is taken already`);
	}
}
function beginMandate(state, at, top) {
	let turn = at.turn === void 0 ? 1 : count(at.turn, "position.at.turn", 7);
	if (turn === 0) throw invalid("position.at.turn", "is not a number from 1 to 7");
	let clan = at.clan === void 0 ? top : clanInPlay(state, at.clan, "position.at.clan"), tiles = list$1(at.tiles, "position.at.tiles").map((id, i) => word(id, `position.at.tiles[${i}]`, "mandate", mandateNumber));
	if (tiles.length > 4) throw invalid("position.at.tiles", "has more than 4 tiles");
	let first = clan;
	for (let i = 1; i < turn; i++) first = rightOf(state, first);
	layTurnsPlayed(state, turn - 1, first, tiles), put(state, TURN, turn - 1), put(state, KAMI_TURN, KAMI_AFTER_TURN.filter((last) => last < turn).length), scheduleSeason(state, "war-start"), scheduleTurn(state, turn, clan);
}
function layTurnsPlayed(state, played, first, tiles) {
	let rest = Array.from({ length: TILES }, (_, i) => Math.floor(i / 2));
	for (let tile of tiles) {
		let found = rest.indexOf(tile);
		if (found < 0) throw invalid("position.at.tiles", "there are only 2 tiles of each mandate");
		rest.splice(found, 1);
	}
	let shuffled = shuffle(state, rest), clan = first;
	for (let turn = 0; turn < played; turn++) {
		let tile = shuffled.pop();
		put(state, PLAYED_BY + turn, clan), put(state, PLAYED + turn, tile), put(state, TILE_LAID + turn, tile), clan = leftOf(state, clan);
	}
	setStack(state, [...tiles, ...shuffled]);
}
// packages/engine/src/scenario/clans.ts
const AUTUMN$1 = SEASON_IDS.indexOf("autumn");
function layClans(state, value) {
	let clans = record(value ?? {}, "position.clans");
	for (let [id, given] of Object.entries(clans)) {
		let path = `position.clans.${id}`, clan = clanInPlay(state, id, path), fields = record(given, path, [
			"vp",
			"coins",
			"ronin",
			"cards",
			"tokens",
			"allianceSeasons",
			"map",
			"shrines",
			"hostages"
		]);
		put(state, VP + clan, count(fields.vp, `${path}.vp`, 1e3)), put(state, COINS + clan, count(fields.coins, `${path}.coins`, MOST_COINS)), put(state, RONIN$1 + clan, count(fields.ronin, `${path}.ronin`, MOST_COINS)), layCards(state, clan, fields.cards, `${path}.cards`), layTokens(state, clan, fields.tokens, `${path}.tokens`), layAllianceSeasons(state, clan, fields.allianceSeasons, `${path}.allianceSeasons`);
	}
	for (let [id, given] of Object.entries(clans)) {
		let path = `position.clans.${id}`, clan = clanNumber(id), fields = record(given, path);
		layPieces(state, clan, fields.map, `${path}.map`, (place, at) => word(place, at, "province", provinceNumber)), layPieces(state, clan, fields.shrines, `${path}.shrines`, (place, at) => shrinePlace(state, place, at)), layHostages(state, clan, fields.hostages, `${path}.hostages`);
	}
}
function layCards(state, clan, value, path) {
	list$1(value, path).forEach((id, i) => {
		let card = cardInSet(state, id, `${path}[${i}]`), { copies, id: name } = cardNumbered(card);
		if (seats(state).reduce((sum, owner) => sum + copiesOf(state, owner, card), 0) === copies) throw invalid(`${path}[${i}]`, `there are only ${copies} of ${name}`);
		ownCard(state, clan, card);
		let kind = kindOfCard(card);
		kind >= 0 && bringBack(state, clan, kind);
	});
}
function layTokens(state, clan, value, path) {
	list$1(value, path).forEach((token, i) => {
		let at = `${path}[${i}]`, fields = record(token, at, ["province", "season"]), province = word(fields.province, `${at}.province`, "province", provinceNumber), season = seasonNumber(fields.season, `${at}.season`);
		if (season > AUTUMN$1) throw invalid(`${at}.season`, "there are no tokens of Winter");
		addToken(state, {
			clan,
			province,
			season
		});
	});
}
function layAllianceSeasons(state, clan, value, path) {
	list$1(value, path).forEach((id, i) => {
		let season = seasonNumber(id, `${path}[${i}]`);
		if (season > AUTUMN$1) throw invalid(`${path}[${i}]`, "there is no tea in Winter");
		put(state, ALLIED_IN + clan, get(state, ALLIED_IN + clan) | 1 << season);
	});
}
function shrinePlace(state, value, path) {
	let kami = word(value, path, "kami", kamiNumber);
	for (let place = FIRST_SHRINE; place < RESERVE; place++) if (get(state, SHRINE_KAMI + place - FIRST_SHRINE) === kami) return place;
	throw invalid(path, `${String(value)} has no shrine in this game`);
}
function layPieces(state, clan, value, path, placeOf) {
	for (let [name, pieces] of Object.entries(record(value ?? {}, path))) {
		let at = `${path}.${name}`, place = placeOf(name, at);
		for (let [figure, given] of Object.entries(record(pieces, at))) {
			let kind = word(figure, `${at}.${figure}`, "figure", kindNumber), number = count(given, `${at}.${figure}`, 16);
			if (place >= PROVINCES && !isShinto(kind)) throw invalid(`${at}.${figure}`, "cannot worship");
			takeFromReserve(state, clan, kind, number, `${at}.${figure}`), setSquad(state, clan, place, squadAt(state, clan, place) + number * unit(kind));
		}
	}
}
function takeFromReserve(state, clan, kind, number, path) {
	let left = countIn(reserveOf(state, clan), kind);
	if (number > left) throw invalid(path, `${clanId(clan)} has only ${left} ${kindId(kind)} left for this`);
	setSquad(state, clan, RESERVE, reserveOf(state, clan) - number * unit(kind));
}
function layHostages(state, captor, value, path) {
	list$1(value, path).forEach((hostage, i) => {
		let at = `${path}[${i}]`, fields = record(hostage, at, ["of", "figure"]), of = clanInPlay(state, fields.of, `${at}.of`), kind = word(fields.figure, `${at}.figure`, "figure", kindNumber);
		if (of === captor) throw invalid(at, "nobody holds their own figures hostage");
		if (kind === 3) throw invalid(at, "a stronghold is never a hostage");
		if (!canBeTakenHostage(kind)) throw invalid(at, `${kindId(kind)} is never taken hostage`);
		takeFromReserve(state, of, kind, 1, at), addHostage(state, {
			captor,
			of,
			kind
		});
	});
}
// packages/engine/src/scenario/types.ts
const AT_PHASES = [
	"season-start",
	"tea",
	"mandate",
	"kami",
	"war-start",
	"war",
	"winter"
], AUTUMN = SEASON_IDS.indexOf("autumn"), WINTER = SEASON_IDS.indexOf("winter");
function layPosition(scenario) {
	let { setup, position: given } = scenario;
	if (given === void 0) {
		let state = layTable(readSetup(setup));
		return placeHomes(state), scheduleSeason(state, "season-start"), state;
	}
	let position = record(given, "position", [
		"season",
		"shrines",
		"honor",
		"alliances",
		"wars",
		"display",
		"clans",
		"at"
	]), state = layTable(readSetup(setup)), at = record(position.at ?? { phase: "season-start" }, "position.at", [
		"phase",
		"clan",
		"tiles",
		"turn",
		"war"
	]), phase = readPhase(at), season = readSeason(position.season, phase);
	put(state, SEASON, season), layShrines(state, position.shrines), layHonor(state, position.honor), layClans(state, position.clans), layAlliances(state, position.alliances, season), layWars(state, position.wars), layDisplay(state, position.display, season);
	let [broken] = invariantsBroken(state);
	if (broken !== void 0) throw invalid("position", broken);
	return begin(state, phase, at), position.wars !== void 0 && checkTokensLeft(state, phase), state;
}
function readSeason(value, phase) {
	if (value === void 0) return phase === "winter" ? WINTER : 0;
	let season = seasonNumber(value, "position.season");
	if (phase !== "winter" && season === WINTER) throw invalid("position.at.phase", `there is no ${phase} in winter`);
	if (phase === "winter" && season < AUTUMN) throw invalid("position.at.phase", `winter does not follow ${String(value)}`);
	return phase === "winter" ? WINTER : season;
}
function readPhase(at) {
	let phase = AT_PHASES.find((known) => known === at.phase);
	if (phase === void 0) throw invalid("position.at.phase", `must be one of ${AT_PHASES.join(", ")}`);
	return phase;
}
function layShrines(state, value) {
	if (value === void 0) return;
	let shrines = words(value, "position.shrines", "kami", kamiNumber);
	if (shrines.length !== 4) throw invalid("position.shrines", `needs 4 of the ${KAMI_IDS.length} kami`);
	for (let [i, kami] of shrines.entries()) put(state, SHRINE_KAMI + i, kami);
}
function layHonor(state, value) {
	if (value === void 0) return;
	let honor = words(value, "position.honor", "clan", clanNumber);
	if (honor.length !== playersOf(state) || !honor.every((clan) => isInPlay(state, clan))) throw invalid("position.honor", "is not an order of the clans in play");
	for (let [rank, clan] of honor.entries()) setHonor(state, rank, clan);
}
function layAlliances(state, value, season) {
	list$1(value, "position.alliances").forEach((pair, i) => {
		let path = `position.alliances[${i}]`, members = words(pair, path, "clan", clanNumber), [a, b] = members;
		if (a === void 0 || b === void 0 || members.length !== 2) throw invalid(path, "is not a pair");
		for (let member of [a, b]) if (clanInPlay(state, clanId(member), path), get(state, ALLY + member) !== -1) throw invalid(path, `${clanId(member)} is in two alliances`);
		put(state, ALLY + a, b), put(state, ALLY + b, a);
		for (let member of [a, b]) put(state, ALLIED_IN + member, get(state, ALLIED_IN + member) | 1 << Math.min(season, AUTUMN));
	});
}
function layWars(state, value) {
	if (value === void 0) {
		drawWars(state);
		return;
	}
	let wars = words(value, "position.wars", "province", provinceNumber);
	if (wars.length > playersOf(state) + 2) throw invalid("position.wars", `has more than ${playersOf(state) + 2} wars`);
	setWars(state, wars);
}
function layDisplay(state, value, season) {
	if (value === void 0) {
		setDisplay(state, cardsLeft(state, season));
		return;
	}
	let cards = list$1(value, "position.display").map((id, i) => cardInSet(state, id, `position.display[${i}]`));
	if (cards.length > 12) throw invalid("position.display", "has more than 12 cards");
	setDisplay(state, cards);
}
// packages/engine/src/scenario/quiet.ts
function quietAnswer(state, { clan, kind }) {
	switch (kind) {
		case "ready": return {
			clan,
			type: "ready",
			value: !0
		};
		case "bid": return {
			clan,
			type: "bid",
			seppuku: 0,
			hostage: 0,
			ronin: 0,
			poets: 0
		};
		case "mandate": return quietMandate(state, clan);
		default: return firstOf(legalMoves(state, clan));
	}
}
function quietMandate(state, clan) {
	let [first] = tilesInHand(state), tile = mandateId(first);
	return legalMoves(state, clan).some((move) => move.type === "mandate" && move.announce !== void 0) ? {
		clan,
		type: "mandate",
		tile,
		announce: tile
	} : {
		clan,
		type: "mandate",
		tile
	};
}
const QUIET = {
	pass: () => !0,
	use: (move) => move.type === "use" && !move.value,
	order: (move) => move.type === "order" && move.first
};
function firstOf(moves) {
	let quiet = moves.find((move) => QUIET[move.type]?.(move)), [first] = quiet ? [quiet] : [...moves].sort((a, b) => noise(a) - noise(b));
	if (first === void 0) throw Error("a decision without an answer");
	return first;
}
const FIGURES = [
	"bushi",
	"shinto",
	"daimyo"
];
function noise(move) {
	let province = "province" in move ? PROVINCE_IDS.indexOf(move.province) : 0, figure = "figure" in move ? FIGURES.indexOf(move.figure) : 0;
	return province * 100 + (figure < 0 ? FIGURES.length : figure) * 10 + +("shrine" in move);
}
// packages/engine/src/views/view.ts
function view(state, viewer) {
	let me = viewer === void 0 ? -1 : clanNumber(viewer);
	if (viewer !== void 0 && (me === -1 || !isInPlay(state, me))) throw new InvalidInput$1("bad-viewer", "viewer", `${viewer} is not in this game`);
	let clans = seats(state), current = get(state, CURRENT), mandate = get(state, MANDATE$1), outcome = result(state), chooses = waiting(state)?.asks === "mandate" && current === me;
	return {
		...me !== -1 && { viewer: clanId(me) },
		set: SET_IDS[get(state, SET)],
		season: seasonId(seasonOf(state)),
		phase: phaseOf(state),
		honor: honorTrack(state),
		alliances: alliances(state),
		shrines: shrineKami(state),
		wars: list(state, WARS, WAR_COUNT).map(provinceId),
		warsOpened: get(state, WAR_NEXT),
		display: list(state, DISPLAY, DISPLAY_COUNT).map(cardId),
		clans: clans.map((clan) => clanView(state, clan)),
		mandates: mandatesPlayed(state, me),
		turn: get(state, TURN),
		...current !== -1 && phaseOf(state) === "politics" && { current: clanId(current) },
		...mandate !== -1 && { mandate: mandateId(mandate) },
		kamiTurn: get(state, KAMI_TURN),
		stack: get(state, STACK_COUNT),
		...chooses && { tiles: tilesInHand(state).map(mandateId) },
		returned: tilesReturned(state, me),
		ready: clans.filter((clan) => get(state, READY$1 + clan) === 1).map(clanId),
		proposals: proposals(state),
		...get(state, BATTLE_PROVINCE) !== -1 && { battle: battleView(state, me) },
		decisions: decisions(state),
		...outcome && { result: outcome }
	};
}
const list = (state, at, count) => Array.from({ length: get(state, count) }, (_, i) => get(state, at + i)), alliances = (state) => seats(state).filter((clan) => allyOf(state, clan) > clan).map((clan) => [clanId(clan), clanId(allyOf(state, clan))]), shrineKami = (state) => Array.from({ length: RESERVE - FIRST_SHRINE }, (_, i) => kamiAt(state, FIRST_SHRINE + i)), squadByName = (squad) => Object.fromEntries(allKinds().filter((kind) => countIn(squad, kind) > 0).map((kind) => [kindId(kind), countIn(squad, kind)]));
function squadsByPlace(state, clan, from, to, name) {
	let squads = {};
	for (let place = from; place < to; place++) {
		let squad = squadAt(state, clan, place);
		squad !== 0 && (squads[name(place)] = squadByName(squad));
	}
	return squads;
}
const alliedSeasons = (state, clan) => [
	0,
	1,
	2
].filter((season) => (get(state, ALLIED_IN + clan) >> season & 1) == 1).map(seasonId);
function clanView(state, clan) {
	let ally = allyOf(state, clan), force = {};
	for (let province = 0; province < PROVINCES; province++) {
		let here = forceIn(state, clan, province);
		here > 0 && (force[provinceId(province)] = here);
	}
	return {
		clan: clanId(clan),
		vp: vpOf(state, clan),
		coins: coinsOf(state, clan),
		ronin: roninOf(state, clan),
		...ally !== -1 && { ally: clanId(ally) },
		allianceSeasons: alliedSeasons(state, clan),
		cards: cardsOf(state, clan).map(cardId),
		tokens: tokensOf(state, clan).map(({ province, season }) => ({
			province: provinceId(province),
			season: seasonId(season)
		})),
		hostages: hostagesOf(state, clan).map(({ of, kind }) => ({
			of: clanId(of),
			figure: kindId(kind)
		})),
		map: squadsByPlace(state, clan, 0, PROVINCES, provinceId),
		force,
		shrines: squadsByPlace(state, clan, FIRST_SHRINE, RESERVE, (place) => kamiAt(state, place)),
		reserve: squadByName(squadAt(state, clan, RESERVE))
	};
}
function mandatesPlayed(state, me) {
	let played = [];
	for (let turn = 0; turn < 7; turn++) {
		let clan = get(state, PLAYED_BY + turn);
		if (clan === -1) continue;
		let faceDown = traitsOf(clan).announcesMandates;
		played.push({
			turn: turn + 1,
			clan: clanId(clan),
			mandate: mandateId(get(state, PLAYED + turn)),
			faceDown,
			...(!faceDown || clan === me) && { tile: mandateId(get(state, TILE_LAID + turn)) }
		});
	}
	return played;
}
function tilesReturned(state, me) {
	return [...Array(7).keys()].filter((turn) => me !== -1 && get(state, PLAYED_BY + turn) === me).map((turn) => ({
		turn: turn + 1,
		tiles: Array.from({ length: 3 }, (_, i) => get(state, TILES_RETURNED + turn * 3 + i)).filter((tile) => tile !== -1).map(mandateId)
	}));
}
function proposals(state) {
	let standing = [];
	for (let clan of seats(state)) for (let partner of seats(state)) stands(state, clan, partner) && standing.push({
		clan: clanId(clan),
		with: clanId(partner),
		give: offered(state, clan, partner),
		ask: asked(state, clan, partner)
	});
	return standing;
}
function battleView(state, me) {
	let province = get(state, BATTLE_PROVINCE), revealed = get(state, BIDS_REVEALED) === 1, fighters = seats(state).filter((clan) => isFighter(state, clan)), bidders = fighters.filter((clan) => hasBid(state, clan)), winner = get(state, BATTLE_WINNER);
	return {
		province: provinceId(province),
		fighters: clansOf(get(state, FIGHTERS)),
		haveBid: bidders.map(clanId),
		bids: bidders.filter((clan) => revealed || clan === me).map((clan) => ({
			clan: clanId(clan),
			bid: bidByName(state, clan)
		})),
		revealed,
		advantages: advantagesWon(state),
		force: fighters.map((clan) => ({
			clan: clanId(clan),
			force: battleForce(state, clan, province)
		})),
		killed: get(state, KILLED_IN_BATTLE),
		...winner !== -1 && { winner: clanId(winner) }
	};
}
function advantagesWon(state) {
	let won = {};
	return ADVANTAGE_IDS.forEach((name, advantage) => {
		let clan = get(state, ADVANTAGE_WINNERS + advantage);
		clan !== -1 && (won[name] = clanId(clan));
	}), won;
}
// packages/engine/src/scenario/snapshot.ts
function snapshot(state) {
	return {
		season: seasonId(seasonOf(state)),
		shrines: shrineKami(state),
		honor: honorTrack(state),
		alliances: alliances(state),
		wars: Array.from({ length: get(state, WAR_COUNT) }, (_, i) => provinceId(get(state, WARS + i))),
		display: Array.from({ length: get(state, DISPLAY_COUNT) }, (_, i) => cardId(get(state, DISPLAY + i))),
		at: whereItStands(state),
		clans: Object.fromEntries(seats(state).map((clan) => [clanId(clan), clanSnapshot(state, clan)])),
		decisions: decisions(state),
		winners: result(state)?.winners ?? []
	};
}
function clanSnapshot(state, clan) {
	let { cards, tokens, hostages } = clanView(state, clan);
	return {
		vp: vpOf(state, clan),
		coins: coinsOf(state, clan),
		ronin: roninOf(state, clan),
		cards,
		tokens,
		allianceSeasons: alliedSeasons(state, clan),
		map: squadsByPlace(state, clan, 0, PROVINCES, provinceId),
		shrines: squadsByPlace(state, clan, FIRST_SHRINE, RESERVE, (place) => kamiAt(state, place)),
		hostages,
		reserve: squadByName(reserveOf(state, clan))
	};
}
function whereItStands(state) {
	let phase = phaseOf(state), current = get(state, CURRENT);
	switch (phase) {
		case "setup":
		case "cleanup": return { phase: "season-start" };
		case "tea": return { phase: "tea" };
		case "politics": {
			let turn = get(state, TURN), kami = get(state, KAMI_TURN);
			return kami > 0 && turn === KAMI_AFTER_TURN[kami - 1] ? {
				phase: "kami",
				turn: kami
			} : {
				phase: "mandate",
				turn,
				...current !== -1 && { clan: clanId(current) },
				tiles: tilesInHand(state).map(mandateId)
			};
		}
		case "war": {
			let isFought = get(state, BATTLE_PROVINCE) !== -1;
			return {
				phase: "war",
				war: get(state, WAR_NEXT) + +!isFought
			};
		}
		default: return { phase: "winter" };
	}
}
// packages/engine/src/scenario/run.ts
const FIELDS = [
	"name",
	"rules",
	"setup",
	"position",
	"moves",
	"until",
	"expect"
], NOTES = [
	"id",
	"title",
	"description",
	"comment",
	"note",
	"notes",
	"source",
	"tags",
	"why",
	"example"
];
function position(scenario) {
	let state = layPosition(scenario);
	return advance({
		state,
		sink: void 0
	}), state;
}
var Failed = class extends Error {};
function runScenario(input, sink) {
	try {
		let scenario = readScenario(input);
		check(scenario, playThrough(scenario, sink));
		return;
	} catch (problem) {
		if (problem instanceof Failed || problem instanceof InvalidInput$1) return problem.message;
		throw problem;
	}
}
function readScenario(input) {
	let fields = record(input, "scenario", [...FIELDS, ...NOTES]);
	if (typeof fields.name != "string") throw invalid("name", "is not a text");
	let { until } = fields;
	if (until !== void 0 && until !== "decision" && !MARKERS.some((marker) => marker === until)) throw invalid("until", `must be decision or one of ${MARKERS.join(", ")}`);
	for (let [i, move] of list$1(fields.moves, "moves").entries()) {
		let { refused } = record(move, `moves[${i}]`);
		if (refused !== void 0 && refused !== !0 && typeof refused != "string") throw invalid(`moves[${i}].refused`, "is neither a code nor true");
	}
	return record(fields.expect ?? {}, "expect"), input;
}
function playThrough(scenario, sink) {
	let state = layPosition(scenario), table = {
		state,
		sink
	}, moves = (scenario.moves ?? []).map((move) => ({ ...move })), last = moves.findLastIndex(({ refused }) => refused === void 0), stop = new Stop(scenario.until ?? "decision");
	return advance(table, last < 0 ? stop.step : void 0), moves.forEach(({ refused, ...move }, i) => {
		refused === void 0 ? (quietUntilLegal(state, move, i, sink), playTo(state, move, sink, i === last ? stop.step : void 0)) : tryRefused(state, move, refused, i);
	}), goOn(state, stop, sink), state;
}
var Stop = class {
	step;
	constructor(until) {
		this.step = until === "decision" ? -1 : markerStep(until);
	}
	isReached(state) {
		let top = topOfAgenda(state);
		return this.step < 0 || top >= 0 && get(state, top) === this.step;
	}
};
function goOn(state, stop, sink) {
	for (; !stop.isReached(state);) {
		let [asked] = decisions(state);
		if (asked === void 0) return;
		playTo(state, quietAnswer(state, asked), sink, stop.step);
	}
}
function tryRefused(stopped, move, refused, i) {
	let state = clone(stopped);
	advance({
		state,
		sink: void 0
	});
	let before = clone(state), code = refusal(state, move)?.code, path = `moves[${i}]`;
	if (code === void 0) throw new Failed(`${path}: expected a refusal, got a legal move`);
	if (refused !== !0 && code !== refused) throw new Failed(`${path}: expected ${JSON.stringify(refused)}, got ${JSON.stringify(code)}`);
	try {
		throw playTo(state, move), new Failed(`${path}: expected a refusal, got a legal move`);
	} catch (problem) {
		if (!(problem instanceof IllegalMove$1)) throw problem;
	}
	if (before.some((cell, at) => cell !== state[at])) throw new Failed(`${path}: a refused move changed the position`);
}
function quietUntilLegal(state, move, i, sink) {
	let first = refusal(state, move);
	for (let refused = first; refused !== void 0; refused = refusal(state, move)) {
		let [asked] = decisions(state);
		if (asked === void 0) throw new Failed(`moves[${i}]: expected a legal move, got ${first?.code} ${JSON.stringify(first?.facts)}`);
		playTo(state, quietAnswer(state, asked), sink);
	}
}
function check(scenario, state) {
	let { legal, illegal, ...expected } = scenario.expect ?? {}, different = difference$1(expected, snapshot(state));
	if (different !== void 0) throw new Failed(different);
	list$1(legal, "expect.legal").forEach((move, i) => {
		let refused = refusal(state, move);
		if (refused) throw new Failed(`legal[${i}]: expected a legal move, got ${refused.code}`);
	}), list$1(illegal, "expect.illegal").forEach((move, i) => {
		if (!refusal(state, move)) throw new Failed(`illegal[${i}]: expected a refusal, got a legal move`);
	});
}
// packages/engine/src/state/outlook.ts
const firstShrine = FIRST_SHRINE, currentPlayer = (state) => get(state, CURRENT), kamiOfShrine = (state, shrine) => get(state, SHRINE_KAMI + shrine);
function mandateTurnsLeft(state) {
	let phase = phaseOf(state);
	if (phase === "setup" || phase === "tea") return 7;
	if (phase !== "politics") return 0;
	let turn = get(state, TURN), chosen = turn === 0 || get(state, PLAYED_BY + turn - 1) !== -1;
	return 7 - turn + +!chosen;
}
function kamiTurnsLeft(state) {
	let phase = phaseOf(state);
	return phase === "setup" || phase === "tea" ? KAMI_AFTER_TURN.length : phase === "politics" ? KAMI_AFTER_TURN.length - get(state, KAMI_TURN) : 0;
}
const warsFrom = (state) => get(state, BATTLE_PROVINCE) !== -1 && get(state, BATTLE_WINNER) === -1 ? get(state, WAR_NEXT) - 1 : get(state, WAR_NEXT), warsTo = (state) => get(state, WAR_COUNT), warProvince = (state, war) => get(state, WARS + war), battleProvince = (state) => get(state, BATTLE_PROVINCE), fightersOf = (state) => get(state, FIGHTERS);
function provincesTaken(state, clan) {
	let provinces = 0;
	for (let i = 0; i < get(state, TOKEN_COUNT); i++) {
		let token = readToken(state, i);
		token.clan === clan && (provinces |= 1 << token.province);
	}
	return provinces;
}
function tokenPoints(state, clan) {
	let points = 0;
	for (let i = 0; i < get(state, TOKEN_COUNT); i++) {
		let token = readToken(state, i);
		token.clan === clan && (points += tokenVp(token.season));
	}
	return points;
}
function hostagesHeld(state, clan) {
	let held = 0;
	for (let i = 0; i < get(state, HOSTAGE_COUNT); i++) readHostage(state, i).captor === clan && held++;
	return held;
}
const SECRET = [
	CHANCE_KEY,
	CHANCE_DRAWN,
	STACK,
	TILE_LAID,
	TILES_RETURNED,
	BIDS
], PUBLIC = FIELDS$2.filter(({ at }) => !SECRET.includes(at)).reduce((stretches, { at, length }) => {
	let last = stretches.at(-1);
	return last?.end === at ? last.end += length : stretches.push({
		at,
		end: at + length
	}), stretches;
}, []);
function knowledge(state, viewer) {
	let me = viewer === void 0 ? -1 : clanNumber(viewer);
	if (viewer !== void 0 && (me === -1 || !isInPlay(state, me))) throw new InvalidInput$1("bad-viewer", "viewer", `${viewer} is not in this game`);
	let cells = blankState().fill(-2);
	for (let { at, end } of PUBLIC) cells.set(state.subarray(at, end), at);
	return learnTiles(state, cells, me), learnBids(state, cells, me), {
		viewer,
		cells
	};
}
function learnTiles(state, cells, me) {
	if (waiting(state)?.asks === "mandate" && get(state, CURRENT) === me) for (let i = 0; i < 4; i++) put(cells, STACK + i, get(state, STACK + i));
	for (let turn = 0; turn < 7; turn++) {
		let by = get(state, PLAYED_BY + turn);
		if (by !== -1 && by !== me && traitsOf(by).announcesMandates || put(cells, TILE_LAID + turn, get(state, TILE_LAID + turn)), by === me) for (let i = 0; i < 3; i++) put(cells, TILES_RETURNED + turn * 3 + i, get(state, TILES_RETURNED + turn * 3 + i));
	}
}
function learnBids(state, cells, me) {
	let revealed = get(state, BIDS_REVEALED) === 1;
	for (let clan = 0; clan < CLAN_COUNT; clan++) if ((get(state, HAS_BID) >> clan & 1) != 1 || revealed || clan === me) for (let [advantage] of ADVANTAGE_IDS.entries()) {
		let cell = BIDS + clan * ADVANTAGE_IDS.length + advantage;
		put(cells, cell, get(state, cell));
	}
}
function imagine({ viewer, cells }, rng) {
	let state = clone(cells);
	for (let i = 0; i < 8; i++) put(state, CHANCE_KEY + i, rng.below(2 ** 31));
	return put(state, CHANCE_DRAWN, 0), imagineTiles(state, viewer === void 0 ? -1 : clanNumber(viewer), rng), imagineBids(state, rng), state;
}
function imagineTiles(state, me, rng) {
	let left = tilesLeft(state), top = [], take = (tile) => {
		let at = left.indexOf(tile);
		return at < 0 ? !1 : (left.splice(at, 1), top.push(tile), !0);
	}, inHand = get(state, STACK) !== -2;
	if (inHand) for (let i = 0; i < 4; i++) take(get(state, STACK + i));
	else for (let tile of remembered(state, me)) take(tile);
	shuffleWith(left, rng);
	let count = get(state, STACK_COUNT), hand = Math.min(inHand ? 4 : 3, count);
	for (; top.length < hand;) top.push(left.pop());
	for (let turn = 0; turn < 7; turn++) {
		get(state, TILE_LAID + turn) === -2 && put(state, TILE_LAID + turn, left.pop());
		for (let i = 0; i < 3; i++) get(state, TILES_RETURNED + turn * 3 + i) === -2 && put(state, TILES_RETURNED + turn * 3 + i, -1);
	}
	let stack = [...top, ...left];
	for (let i = 0; i < MANDATE_IDS.length * 2; i++) put(state, STACK + i, stack[i] ?? -1);
}
function tilesLeft(state) {
	let left = [...MANDATE_IDS.keys()].flatMap((mandate) => Array.from({ length: 2 }, () => mandate));
	for (let turn = 0; turn < 7; turn++) {
		let laid = get(state, TILE_LAID + turn);
		laid >= 0 && left.splice(left.indexOf(laid), 1);
	}
	return left;
}
function remembered(state, me) {
	let turn = get(state, TURN);
	for (; turn > 0 && get(state, PLAYED_BY + turn - 1) !== me;) turn--;
	if (me === -1 || turn === 0) return [];
	let known = [];
	for (let i = 0; i < 3; i++) known.push(get(state, TILES_RETURNED + (turn - 1) * 3 + i));
	for (let later = turn; later < 7 && get(state, PLAYED + later) !== -1; later++) {
		let laid = get(state, TILE_LAID + later), at = laid === -2 ? 0 : known.indexOf(laid);
		at >= 0 && known.splice(at, 1);
	}
	return known.filter((tile) => tile >= 0);
}
function imagineBids(state, rng) {
	for (let clan = 0; clan < CLAN_COUNT; clan++) {
		let left = coinsOf(state, clan);
		for (let [advantage] of ADVANTAGE_IDS.entries()) {
			let cell = BIDS + clan * ADVANTAGE_IDS.length + advantage;
			if (get(state, cell) !== -2) continue;
			let coins = rng.below(left + 1);
			put(state, cell, coins), left -= coins;
		}
	}
}
function shuffleWith(list, rng) {
	for (let last = list.length - 1; last > 0; last--) {
		let other = rng.below(last + 1), kept = list[last];
		list[last] = list[other], list[other] = kept;
	}
}
function unsealBids(world) {
	if (get(world, BIDS_REVEALED) !== 1) {
		put(world, HAS_BID, 0);
		for (let i = 0; i < CLAN_COUNT * ADVANTAGE_IDS.length; i++) put(world, BIDS + i, 0);
	}
}
// packages/engine/src/views/forecast.ts
function forceParts(state, clan, province) {
	let number = clanNumber(clan), place = provinceNumber(province), squad = squadAt(state, number, place);
	return allKinds().filter((kind) => countIn(squad, kind) > 0).map((kind) => ({
		figure: kindId(kind),
		count: countIn(squad, kind),
		force: countIn(squad, kind) * forceOfFigure(state, number, kind, place)
	})).filter(({ force }) => force > 0);
}
function outcomesOf(state, clan, moves, rng) {
	let world = imagine(knowledge(state, clan), rng);
	return moves.map((move) => difference(world, after(world, move), clanNumber(clan)));
}
function difference(before, later, clan) {
	let vp = vpOf(later, clan) - vpOf(before, clan), coins = coinsOf(later, clan) - coinsOf(before, clan), ronin = roninOf(later, clan) - roninOf(before, clan), honor = honorRankOf(before, clan) - honorRankOf(later, clan);
	return {
		...vp !== 0 && { vp },
		...coins !== 0 && { coins },
		...ronin !== 0 && { ronin },
		...honor !== 0 && { honor },
		force: changedForces(before, later)
	};
}
function changedForces(before, later) {
	let changed = {};
	return PROVINCE_IDS.forEach((id, province) => {
		let forces = seats(later).map((clan) => ({
			clan: clanId(clan),
			force: forceIn(later, clan, province)
		}));
		forces.some(({ clan, force }) => force !== forceIn(before, clanNumber(clan), province)) && (changed[id] = forces.filter(({ force }) => force > 0));
	}), changed;
}
export { ADVANTAGE_IDS, BORDERS, BUSHI, CARDS, CARD_FACTS, CLANS, CLAN_IDS, DAIMYO, FIRST_GAME_SHRINES, IllegalMove, InvalidInput, KAMI, KAMI_IDS, MANDATE_IDS, MARKERS, MARK_TYPES, MOVE_TYPES, PROVINCE_IDS, REWARDS, RULES_VERSION, SEASON_IDS, SET_IDS, SHINTO, SHIPPING_ROUTES, STRONGHOLD, after, allyOf, announcedIn, asked, askedClans, battleForce, battleProvince, bidCode, bidOf, bidOn, bidsUpTo, cardIn, cardNumber, cardNumbered, clanAtHonor, clanId, clanIn, clanNumber, clansIn, clone, coinsOf, copiesOf, copyInto, countAt, countIn, currentPlayer, decisions, fightersOf, figureCount, figureIn, figuresOnly, firstShrine, forceIn, forceOfFigure, forceParts, fromIn, getsBonus, hasBid, higherHonor, honorRankOf, hostagesHeld, imagine, invariantsBroken, isBid, isContribution, isDaimyo, isFighter, isInPlay, isMonster, isOni, isOver, isPass, isShinto, isShrine, isUndo, kamiOfShrine, kamiTurnsLeft, kindId, kindOfCard, knowledge, legalMoves, load, mandateTurnsLeft, movesOf, newGame, newRecord, offered, optionsOf, outcomesOf, phaseOf, placeIn, play, playCode, playThrough, playersOf, position, priceFor, promiseOf, proofOf, proposalsMade, provinceIn, provinceNumber, provincesTaken, randomAsked, randomCode, randomMove, readMove, readProof, readRecord, readSetup, refusal, replacedAt, replacementIn, replay, result, rngFrom, roninForHire, roninOf, runScenario, save, saysYes, seasonOf, seedOf, setBonus, settles, sha256, shrineIn, snapshot, squadAt, stands, strongestAt, strongholdsAt, strongholdsOnMap, tileIn, toIn, tokenPoints, tokenVp, trainDiscount, traitsOf, typeOf, unfair, unsealBids, verify, view, vpOf, waiting, warProvince, warsFrom, warsTo, winterPoints, writeMove };
