/**
 * Positions and whole games to send: what is public at a table, or a record, packed into an address.
 *
 *     const packed = await pack({ scenario: scenarioOf(view, setup), me: 'koi' });
 *     const { scenario, me } = await unpack(packed);
 *
 *     const game = await packRecord(record);
 *     const claimed = await unpackRecord(game); // not checked
 */

export { type Broken, BrokenLink, pack, type Shared, unpack } from './packed.ts';
export { packRecord, unpackRecord } from './packed-record.ts';
export { scenarioOf } from './position-of.ts';
