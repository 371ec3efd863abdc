import dns from 'node:dns';
import net from 'node:net';

/**
 * Where we may be sent by somebody else's wish: public addresses only. A name is looked up once, every address it has is
 * checked, and the connection goes to what was checked, so that the name cannot turn into another address in between.
 */

const REFUSED: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Inside the public part of IPv6: protocols that carry IPv4 addresses, and documentation.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
const refused = new net.BlockList();
for (const [network, bits] of REFUSED)
  refused.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4');
/** Of IPv6 only this part is public; addresses that stand for IPv4 ones are outside it. */
const publicIpv6 = new net.BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

export function isPublic(address: string): boolean {
  if (net.isIPv4(address)) return !refused.check(address, 'ipv4');
  return net.isIPv6(address) && publicIpv6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

/** How others are called. */
export interface Outside {
  /** Which addresses may be called; those that are public, if nobody says otherwise. */
  readonly isAllowed?: (address: string) => boolean;
  /** Trusted beside the usual certificate authorities. */
  readonly ca?: string;
  /** Ends a call that takes too long. */
  readonly patience?: () => AbortSignal;
}

export class PrivateAddress extends Error {
  constructor() {
    super('the name leads to an address that is not public');
    this.name = 'PrivateAddress';
  }
}

/** Looks a name up and refuses it if any of its addresses is not allowed. Given to a connection, it is what pins it. */
export function checkedLookup(isAllowed: (address: string) => boolean = isPublic): net.LookupFunction {
  return (name, options, callback) => {
    dns.lookup(name, { ...options, all: true }, (problem, found) => {
      const [first] = found ?? [];
      if (problem !== null || first === undefined) return callback(problem ?? new PrivateAddress(), '');
      if (!found.every(({ address }) => isAllowed(address))) return callback(new PrivateAddress(), '');
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };
}

/** Names as they are known to the whole net; whatever else a parser would let pass, another might read otherwise. */
const NAME = /^[a-z0-9.-]+$/;

/**
 * An address of the web as it will be called, if it may be at all: https, no name and password in it, a plain name, and
 * no bare private address. Read once: what is checked is what is called.
 */
export function callable(
  address: string,
  isAllowed: (address: string) => boolean = isPublic,
): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const { protocol, username, password, hostname } = url;
  if (protocol !== 'https:' || username !== '' || password !== '') return undefined;
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  const isFine = net.isIP(bare) === 0 ? NAME.test(bare) : isAllowed(bare);
  return isFine ? url : undefined;
}

export const mayBeCalled = (address: string): boolean => callable(address) !== undefined;
