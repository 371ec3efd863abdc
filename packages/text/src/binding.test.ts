import { expect, test } from 'vitest';
import { bound } from './binding.ts';
import { LANGUAGES } from './languages.ts';
import { type Element, readTemplate, type Template } from './template.ts';
import { messagesOf, namesOf } from './testing/catalogs.ts';
import { loadText } from './text.ts';

/** Makes non-breaking spaces visible. */
const shown = (text: string): string => text.replaceAll('\u00a0', '~');

test('in Polish and Czech a one-letter word stays with the next word', async () => {
  const pl = await loadText('pl');
  const cs = await loadText('cs');
  expect(shown(pl.name('edo', 'in'))).toBe('w~Edo');
  expect(shown(cs.name('koi', 'with'))).toBe('s~Rybou');
  expect(shown(pl.list(['Koi', 'Lotos']))).toBe('Koi i~Lotos');
  const between = { clan: { name: 'koi' }, province: { name: 'edo' } };
  expect(shown(pl.say('battle.title', between))).toBe('Bitwa o~Edo');
  expect(shown(bound('a i o to', 'pl'))).toBe('a~i~o~to');
  expect(shown(bound('a cat', 'en'))).toBe('a cat');
});

test('a number stays with what it counts', async () => {
  for (const language of LANGUAGES) {
    const text = await loadText(language);
    const amounts = { purse: { purse: { vp: 2, coins: 3, ronin: 5 } }, clan: { name: 'koi' } };
    expect(text.say('log.gained', amounts)).not.toMatch(/\p{N} /u);
    expect(text.say('clock.minutes', { move: 3, reserve: 20 })).not.toMatch(/\p{N} /u);
    expect(text.say('rule.hachiman')).not.toMatch(/\p{N} /u);
  }
});

/** Every way a message can read, whatever its plurals and selects choose; a value is `…` here. */
function readings(elements: Template): string[] {
  const waysOf = (element: Element): string[] => {
    if (typeof element === 'string') return [element];
    if (typeof element === 'number' || element.is === 'shown') return ['…'];
    return element.is === 'tag' ? readings(element.inside) : Object.values(element.options).flatMap(readings);
  };
  return elements.reduce<string[]>(
    (begun, element) => begun.flatMap((words) => waysOf(element).map((way) => words + way)),
    [''],
  );
}

test.each(['pl', 'cs'] as const)('no line can end with a one-letter word (%s)', async (language) => {
  const loose = /(?<![\p{L}\p{N}’])\p{L} /u;
  const messages = [...messagesOf(language)].flatMap(([key, message]) =>
    readings(readTemplate(message, language)).map((words) => `${key}: ${words}`),
  );
  expect(messages.length).toBeGreaterThan(messagesOf(language).size);
  expect(messages.filter((words) => loose.test(words))).toEqual([]);
  const text = await loadText(language);
  const forms = [...namesOf(language)].flatMap(([id, name]) =>
    typeof name === 'string'
      ? [text.name(id)]
      : Object.keys(name).map((form) => text.name(id, form as 'nom')),
  );
  expect(forms.filter((form) => loose.test(form))).toEqual([]);
});
