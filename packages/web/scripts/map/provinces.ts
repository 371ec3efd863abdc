import type { ProvinceId } from '@hinode/engine';

/**
 * Which prefectures make up a province, by their names in `map/jpn.topo.json`. The blocks are ours: they touch each other exactly
 * where the game has borders, which is why Niigata and Shizuoka belong to Kyoto, and the city of Kyoto to Kansai.
 */
export const PREFECTURES: Readonly<Record<ProvinceId, readonly string[]>> = {
  hokkaido: ['Hokkaido'],
  oshu: ['Aomori', 'Iwate', 'Miyagi', 'Akita', 'Yamagata', 'Fukushima'],
  edo: ['Ibaraki', 'Tochigi', 'Gunma', 'Saitama', 'Chiba', 'Tokyo', 'Kanagawa'],
  kyoto: ['Niigata', 'Toyama', 'Ishikawa', 'Fukui', 'Yamanashi', 'Nagano', 'Gifu', 'Shizuoka', 'Aichi'],
  kansai: ['Mie', 'Shiga', 'Kyoto', 'Osaka', 'Hyōgo', 'Nara', 'Wakayama'],
  nagato: ['Tottori', 'Shimane', 'Okayama', 'Hiroshima', 'Yamaguchi'],
  shikoku: ['Tokushima', 'Kagawa', 'Ehime', 'Kochi'],
  kyushu: ['Fukuoka', 'Saga', 'Nagasaki', 'Kumamoto', 'Oita', 'Miyazaki', 'Kagoshima', 'Okinawa'],
};
