import { bound } from './binding.ts';
import type { Catalog, Form, Key, Name } from './catalogs/catalog.ts';
import { loadCatalog, loadPart, PARTS, type Part } from './catalogs/load.ts';
import { type Direction, directionOf, type Language } from './languages.ts';
import { COUNTED } from './parsed.ts';
import { type Argument, type Element, readTemplate, type Template } from './template.ts';
import type { Purse, Render, Squad, Value, Values } from './values.ts';

/** Everything a person reads, in one language. */
export interface Text {
  readonly language: Language;
  readonly direction: Direction;
  /** A whole message as plain text. */
  say(key: Key, values?: Values): string;
  /** The same in pieces, some of which the page draws. */
  parts<T>(key: Key, values: Values | undefined, render: Render<T>): (string | T)[];
  /** The name of a thing. */
  name(id: string, form?: Form): string;
  has(key: string): key is Key;
  number(n: number): string;
  /** `Koi, Lotus and Turtle` */
  list(items: readonly string[]): string;
  /** Adds texts that only some screens need. Repeated calls return the same promise. */
  load(part: Part): Promise<void>;
  /** Has it already loaded? */
  isLoaded(part: Part): boolean;
}

/** The texts of a language: all of them, or the common ones and these parts. */
export async function loadText(language: Language, parts: readonly Part[] = PARTS): Promise<Text> {
  const text = textOf(language, await loadCatalog(language));
  await Promise.all(parts.map(text.load));
  return text;
}

function textOf(language: Language, { names, messages: common }: Catalog): Text {
  let messages = common;
  /** The parts that have been requested. */
  const coming = new Map<Part, Promise<void>>();
  const here = new Set<Part>();
  const templates = new Map<Key, Template>();
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  /** Most words and numbers are the same every time they are drawn. */
  const said = remembering<string>();
  const written = remembering<string>();
  const { comma, and } = separatorsOf(language);

  const has = (key: string): key is Key => Object.hasOwn(messages, key);
  /** A real minus sign, not a hyphen. */
  const number = (n: number): string => written(`${n}`, () => numbers.format(n).replace('-', '−'));

  function name(id: string, form: Form = 'nom'): string {
    const found = (names as Readonly<Record<string, Name>>)[id] ?? id;
    return bound(typeof found === 'string' ? found : (found[form] ?? found.nom), language);
  }

  function templateOf(key: Key): Template {
    const known = templates.get(key);
    if (known !== undefined) return known;
    const message = messages[key];
    if (message === undefined) throw new Error(`There is no text for ${key}`);
    const template = readTemplate(message, language);
    templates.set(key, template);
    return template;
  }

  const parts = <T>(key: Key, values: Values | undefined, render: Render<T>): (string | T)[] =>
    compose(key, values, render, true);

  function compose<T>(key: Key, values: Values = {}, render: Render<T>, first: boolean): (string | T)[] {
    const given = ({ value }: Argument): Value => {
      const found = values[value];
      if (found === undefined) throw new Error(`${key} needs ${value}`);
      return found;
    };
    /** Only the first piece can begin the message. */
    const composeAll = (template: Template, begins: boolean, counted: number): (string | T)[] => {
      const row: (string | T)[] = [];
      for (const element of template) addTo(row, composeOne(element, begins && row.length === 0, counted));
      return row;
    };
    const composeOne = (element: Element, begins: boolean, counted: number): readonly (string | T)[] => {
      if (typeof element === 'string') return [element];
      if (element === COUNTED) return [number(counted)];
      if (element.is === 'tag') {
        const inside = composeAll(element.inside, begins, counted);
        const draw = render.tags?.[element.tag];
        return draw === undefined ? inside : [draw(inside)];
      }
      const { is, argument } = element;
      const value = given(argument);
      if (is === 'shown') return show(value, argument.form, render, begins);
      const by = choose(value, argument.form);
      const option = is === 'plural' ? pluralOf(element.options, by) : String(by);
      return composeAll(element.options[option] ?? element.options['other'] ?? [], begins, Number(by));
    };
    return composeAll(templateOf(key), first, 0);
  }

  /** `=0` or whatever else is given for exactly this number, else `one`, `few`, `many`, `other`. */
  const pluralOf = (options: Readonly<Record<string, Template>>, by: number | string): string =>
    Object.hasOwn(options, `=${by}`) ? `=${by}` : plurals.select(Number(by));

  /** What a plural or a select depends on: a number, the gender of a name, an id, a word. */
  function choose(value: Value, form: Form): number | string {
    if (typeof value === 'number' || typeof value === 'string') return value;
    if ('name' in value) return form === 'nom' ? value.name : name(value.name, form);
    if ('names' in value) return value.names.length;
    throw new Error('Only numbers, words and names can select a variant');
  }

  function show<T>(value: Value, form: Form, render: Render<T>, first: boolean): (string | T)[] {
    if (typeof value === 'number') return [drawn(render.number, value, number(value))];
    if (typeof value === 'string') return [render.text?.(value) ?? value];
    if ('name' in value) return [showName(value.name, form, render, first)];
    if ('names' in value)
      return inList(value.names.map((id, i) => [showName(id, form, render, first && i === 0)]));
    if ('purse' in value) return [showPurse(someOf(value.purse), form, render)];
    if ('holds' in value) return [showPurse(value.holds, form, render)];
    if ('squad' in value) return [drawn(render.squad, value.squad, squad(value.squad, form))];
    if ('list' in value)
      return inList(
        value.list.map((item, i) => compose(item.key, item.values, render, first && i === 0)),
        comma,
      );
    return compose(value.key, value.values, render, first);
  }

  /** A name at the beginning of a message is capitalized, even if it starts with an article or is that of a stronghold. */
  function showName<T>(id: string, form: Form, render: Render<T>, first: boolean): string | T {
    const text = first ? capitalized(name(id, form)) : name(id, form);
    return render.name?.(id, text, form) ?? text;
  }

  const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

  /** Puts the commas and the last "and" between things, drawn or not. */
  const inList = <T>(items: readonly (readonly (string | T)[])[], last = and): (string | T)[] =>
    items.flatMap((item, i) => {
      if (i === 0) return item;
      return [i === items.length - 1 ? last : comma, ...item];
    });

  const list = (items: readonly string[]): string => inList(items.map((item) => [item])).join('');

  const showPurse = <T>(amounts: Purse, form: Form, render: Render<T>): string | T =>
    drawn(render.purse, amounts, purse(amounts, form));

  const count = (key: Key, n: number, form: Form): string => say(key, { n, form });

  function purse({ vp, coins, ronin }: Purse, form: Form): string {
    const amounts = [
      ...(vp !== undefined ? [count('count.vp', vp, form)] : []),
      ...(coins !== undefined ? [count('count.coins', coins, form)] : []),
      ...(ronin !== undefined ? [count('count.ronin', ronin, form)] : []),
    ];
    return amounts.length === 0 ? say('count.nothing', { form }) : list(amounts);
  }

  /** There is only one of each Monster, so it is not counted. */
  function squad(pieces: Squad, form: Form): string {
    const groups = Object.entries(pieces).filter(([, n]) => n > 0);
    if (groups.length === 0) return say('count.nothing', { form });
    return list(
      groups.map(([piece, n]) => {
        const key = `count.${piece}`;
        return has(key) ? count(key, n, form) : name(piece, form);
      }),
    );
  }

  const say = (key: Key, values?: Values): string =>
    said(values === undefined ? key : `${key} ${JSON.stringify(values)}`, () =>
      parts<never>(key, values, {}).join(''),
    );

  function load(part: Part): Promise<void> {
    const known = coming.get(part);
    if (known !== undefined) return known;
    const loading = loadPart(language, part).then((more) => {
      messages = { ...messages, ...more };
      here.add(part);
    });
    coming.set(part, loading);
    // A failed load is tried again at the next request.
    loading.catch(() => coming.delete(part));
    return loading;
  }

  const isLoaded = (part: Part): boolean => here.has(part);

  return { language, direction: directionOf(language), say, parts, name, has, number, list, load, isLoaded };
}

/** How much is cached before it is cleared: a whole game needs less. */
const MOST_REMEMBERED = 5000;

/** Creates a thing once for each name. */
function remembering<T>(): (name: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (name, make) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    if (known.size === MOST_REMEMBERED) known.clear();
    const made = make();
    known.set(name, made);
    return made;
  };
}

/** The parts of a purse that are not empty. */
const someOf = ({ vp = 0, coins = 0, ronin = 0 }: Purse): Purse => ({
  ...(vp !== 0 && { vp }),
  ...(coins !== 0 && { coins }),
  ...(ronin !== 0 && { ronin }),
});

const drawn = <T, V>(
  draw: ((value: V, text: string) => T) | undefined,
  value: V,
  text: string,
): string | T => (draw === undefined ? text : draw(value, text));

/** Appends pieces to others; adjacent words are merged. */
function addTo<T>(row: (string | T)[], pieces: readonly (string | T)[]): void {
  for (const piece of pieces) {
    const last = row.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') row[row.length - 1] = last + piece;
    else row.push(piece);
  }
}

/** The separator of a list, and the one between its last two elements. */
function separatorsOf(language: Language): { readonly comma: string; readonly and: string } {
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const between = (n: number): string =>
    lists.formatToParts(Array.from({ length: n }, String)).find(({ type }) => type === 'literal')?.value ??
    '';
  // The last "and" of a long list is that of a list of two, so there is no comma before it.
  return { comma: between(3), and: bound(between(2), language) };
}
