/**
 * Positions to send: what is public at a table, packed into an address.
 *
 *     const packed = await pack({ scenario: scenarioOf(view, setup), me: 'koi' });
 *     const { scenario, me } = await unpack(packed);
 */

export { type Broken, BrokenLink, pack, type Shared, unpack } from './packed.ts';
export { scenarioOf } from './position-of.ts';
