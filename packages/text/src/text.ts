import type { Catalog, Form, Key, Name } from './catalogs/catalog.ts';
import { loadCatalog } from './catalogs/load.ts';
import { type Direction, directionOf, type Language } from './languages.ts';
import { type Argument, CHOICE, readTemplate, type Template } from './template.ts';
import type { Purse, Render, Squad, Value, Values } from './values.ts';

/** Everything a person reads, in one language. */
export interface Text {
  readonly language: Language;
  readonly direction: Direction;
  /** A whole message as plain text. */
  say(key: Key, values?: Values): string;
  /** The same in pieces, some of them drawn by the page. */
  parts<T>(key: Key, values: Values | undefined, render: Render<T>): (string | T)[];
  /** What a thing is called. */
  name(id: string, form?: Form): string;
  has(key: string): key is Key;
  number(n: number): string;
  /** `Koi, Lotus and Turtle` */
  list(items: readonly string[]): string;
}

export async function loadText(language: Language): Promise<Text> {
  return textOf(language, await loadCatalog(language));
}

/** What was made of a value, on its way through a message. */
interface Shown<T> {
  readonly shown: readonly (string | T)[];
}

type Chunk<T> = string | Shown<T>;

function textOf(language: Language, { names, messages }: Catalog): Text {
  const templates = new Map<Key, Template>();
  const numbers = new Intl.NumberFormat(language);
  /** Most labels are the same every time they are drawn. */
  const plain = new Map<Key, string>();
  // British lists, because American ones put a comma before the last "and".
  const lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });

  const has = (key: string): key is Key => Object.hasOwn(messages, key);
  const number = (n: number): string => numbers.format(n);

  function name(id: string, form: Form = 'nom'): string {
    const found = (names as Readonly<Record<string, Name>>)[id] ?? id;
    return typeof found === 'string' ? found : (found[form] ?? found.nom);
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

  function parts<T>(key: Key, values: Values = {}, render: Render<T>): (string | T)[] {
    const { format, shown, choices, tags } = templateOf(key);
    const given = ({ value }: Argument): Value => {
      const found = values[value];
      if (found === undefined) throw new Error(`${key} needs ${value}`);
      return found;
    };
    const formatted = format.formatToParts<Shown<T>>({
      ...Object.fromEntries(
        shown.map((argument) => [argument.argument, { shown: show(given(argument), argument.form, render) }]),
      ),
      ...Object.fromEntries(
        choices.map((argument) => [CHOICE + argument.argument, choose(given(argument), argument.form)]),
      ),
      ...Object.fromEntries(tags.map((tag) => [tag, tagged(render, tag)])),
    });
    return joined(formatted.map(({ value }) => value));
  }

  /** What a plural or a select looks at: a number, the gender of a name, an id, a word. */
  function choose(value: Value, form: Form): number | string {
    if (typeof value === 'number' || typeof value === 'string') return value;
    if ('name' in value) return form === 'nom' ? value.name : name(value.name, form);
    if ('names' in value) return value.names.length;
    throw new Error('Only numbers, words and names can be chosen by');
  }

  function show<T>(value: Value, form: Form, render: Render<T>): (string | T)[] {
    if (typeof value === 'number') return [drawn(render.number, value, number(value))];
    if (typeof value === 'string') return [render.text?.(value) ?? value];
    if ('name' in value) return [showName(value.name, form, render)];
    if ('names' in value) return inList(value.names.map((id) => [showName(id, form, render)]));
    if ('purse' in value) return [drawn(render.purse, value.purse, purse(value.purse, form))];
    if ('squad' in value) return [drawn(render.squad, value.squad, squad(value.squad, form))];
    if ('list' in value) return inList(value.list.map((item) => parts(item.key, item.values, render)));
    return parts(value.key, value.values, render);
  }

  function showName<T>(id: string, form: Form, render: Render<T>): string | T {
    const text = name(id, form);
    return render.name?.(id, text, form) ?? text;
  }

  /** Puts the commas and the last "and" between things, drawn or not. */
  function inList<T>(items: readonly (readonly (string | T)[])[]): (string | T)[] {
    return lists
      .formatToParts(items.map((_, i) => String(i)))
      .flatMap(({ type, value }) => (type === 'element' ? (items[Number(value)] ?? []) : [value]));
  }

  const list = (items: readonly string[]): string => inList(items.map((item) => [item])).join('');

  const count = (key: Key, n: number, form: Form): string => say(key, { n, form });

  function purse({ vp = 0, coins = 0, ronin = 0 }: Purse, form: Form): string {
    const amounts = [
      ...(vp !== 0 ? [count('count.vp', vp, form)] : []),
      ...(coins !== 0 ? [count('count.coins', coins, form)] : []),
      ...(ronin !== 0 ? [count('count.ronin', ronin, form)] : []),
    ];
    return amounts.length === 0 ? say('count.nothing', { form }) : list(amounts);
  }

  /** Of a Monster there is only one, so it is not counted. */
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

  const say = (key: Key, values?: Values): string => {
    if (values !== undefined) return parts<never>(key, values, {}).join('');
    const known = plain.get(key) ?? parts<never>(key, undefined, {}).join('');
    plain.set(key, known);
    return known;
  };

  return { language, direction: directionOf(language), say, parts, name, has, number, list };
}

const drawn = <T, V>(
  draw: ((value: V, text: string) => T) | undefined,
  value: V,
  text: string,
): string | T => (draw === undefined ? text : draw(value, text));

const joined = <T>(chunks: readonly Chunk<T>[]): (string | T)[] =>
  chunks.flatMap((chunk) => (typeof chunk === 'string' ? [chunk] : chunk.shown));

const tagged =
  <T>({ tags }: Render<T>, tag: string) =>
  (chunks: readonly Chunk<T>[]): Shown<T> => {
    const children = joined(chunks);
    const draw = tags?.[tag];
    return { shown: draw === undefined ? children : [draw(children)] };
  };
