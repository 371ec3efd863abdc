import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { type Open, personIn } from './material.ts';

export function mailsAreKept(opened: Open): void {
  const mail = (address: string) => ({ address, language: 'pl', token: newId() });

  test('is one for each person, and to be confirmed', async () => {
    const store = await opened();
    const [one, other] = [await personIn(store), await personIn(store)];
    const first = mail('koi@club.example');
    expect(await store.setMail(one, first)).toEqual({ ...first, confirmed: false });
    expect(await store.confirmMail(first.token)).toBe(true);
    expect(await store.mailOf(one)).toEqual({ ...first, confirmed: true });
    expect(await store.mailOf(other)).toBeUndefined();
    const second = mail('lotus@club.example');
    expect(await store.setMail(one, second)).toEqual({ ...second, confirmed: false });
    expect(await store.confirmMail(first.token)).toBe(false);
  });

  test('that is given again stays what it is, in the language that was given last', async () => {
    const store = await opened();
    const one = await personIn(store);
    const first = mail('koi@club.example');
    await store.setMail(one, first);
    await store.confirmMail(first.token);
    const kept = { ...first, language: 'fa', confirmed: true };
    expect(await store.setMail(one, { ...mail('koi@club.example'), language: 'fa' })).toEqual(kept);
  });

  test('is gone once it is dropped', async () => {
    const store = await opened();
    const one = await personIn(store);
    const first = mail('koi@club.example');
    await store.setMail(one, first);
    expect(await store.dropMail(first.token)).toBe(true);
    expect(await store.dropMail(first.token)).toBe(false);
    expect(await store.mailOf(one)).toBeUndefined();
  });

  test('of nobody is refused', async () => {
    const store = await opened();
    await expect(store.setMail(newId(), mail('koi@club.example'))).rejects.toMatchObject({
      code: 'no-such-person',
    });
  });
}
