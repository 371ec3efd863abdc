import { expect, test } from 'vitest';
import { screenOf } from '../app/screen.ts';
import { layoutOf, type SceneId } from './layout.ts';

const at = (width: number, height: number, scene: SceneId = 'map') =>
  layoutOf(screenOf(width, height), scene);

test('a phone on its side, and a window at 200 %, have the decision beside the map and no bar', () => {
  for (const [width, height] of [
    [844, 390],
    [720, 450],
    [640, 360],
  ] as const)
    expect(at(width, height)).toMatchObject({ bar: false, clans: 'strip', decision: 'side', tabs: 'menu' });
});

test('a phone held upright has a sheet, with the tabs below it', () => {
  for (const height of [560, 640, 664, 844])
    expect(at(390, height)).toMatchObject({ bar: true, clans: 'strip', decision: 'sheet', tabs: 'foot' });
});

test('a tablet has the decision along its lower edge in either orientation', () => {
  expect(at(820, 1180)).toMatchObject({ clans: 'strip', decision: 'foot', tabs: 'none' });
  expect(at(1024, 768)).toMatchObject({ clans: 'strip', decision: 'foot', tabs: 'none' });
});

test('from 1180×800 the log has a column; a laptop opens it on demand', () => {
  expect(at(1280, 600)).toMatchObject({ clans: 'rail', decision: 'dock', log: 'called' });
  expect(at(1280, 720)).toMatchObject({ clans: 'rail', decision: 'dock', log: 'called' });
  expect(at(1180, 800)).toMatchObject({ clans: 'rail', decision: 'dock', log: 'column' });
  expect(at(2560, 1440)).toMatchObject({ clans: 'rail', decision: 'dock', log: 'column' });
});

test('talk has a place at tea and in the column of a desktop; elsewhere it opens on demand', () => {
  for (const [width, height] of [
    [820, 1180],
    [1280, 720],
    [1440, 900],
  ] as const) {
    expect(at(width, height, 'tea')).toMatchObject({ talk: 'beside' });
    expect(at(width, height, 'battle')).toMatchObject({ talk: 'called' });
  }
  expect(at(1280, 720)).toMatchObject({ talk: 'called' });
  expect(at(1440, 900)).toMatchObject({ talk: 'beside' });
});

test('tea and battle fill the screen: there is no strip or rail, and a phone moves its tabs into the menu', () => {
  for (const scene of ['tea', 'battle', 'over'] as const) {
    expect(at(390, 664, scene)).toMatchObject({ clans: 'none', tabs: 'menu' });
    expect(at(1440, 900, scene)).toMatchObject({ clans: 'none', log: 'called' });
  }
});
