import { BORDERS, PROVINCE_IDS, SHIPPING_ROUTES } from '../data/map.ts';
import * as layout from './layout.ts';

const { PROVINCES } = layout;

/** Which provinces lie next to which, by number. */

const pair = (a: number, b: number): number => a * PROVINCES + b;
const numberOf = (id: string): number => PROVINCE_IDS.findIndex((province) => province === id);

const NO_ROUTE = -1;
const neighbors = new Uint8Array(PROVINCES * PROVINCES);
const routes = new Int8Array(PROVINCES * PROVINCES).fill(NO_ROUTE);

for (const [a, b] of BORDERS) {
  neighbors[pair(numberOf(a), numberOf(b))] = 1;
  neighbors[pair(numberOf(b), numberOf(a))] = 1;
}
SHIPPING_ROUTES.forEach(([a, b], route) => {
  for (const way of [pair(numberOf(a), numberOf(b)), pair(numberOf(b), numberOf(a))]) {
    neighbors[way] = 1;
    routes[way] = route;
  }
});

/** MARSHAL-1: a border or a shipping route joins the two. */
export const areNeighbors = (a: number, b: number): boolean => neighbors[pair(a, b)] === 1;

/** The number of the shipping route between two provinces, or -1. */
export const routeBetween = (a: number, b: number): number => routes[pair(a, b)] as number;

/** The provinces next to each province. */
export const NEIGHBORS: readonly Int32Array[] = PROVINCE_IDS.map((_, a) =>
  Int32Array.from([...PROVINCE_IDS.keys()].filter((b) => areNeighbors(a, b))),
);
