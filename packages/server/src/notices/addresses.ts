import dns from 'node:dns';
import net from 'node:net';

/**
 * Where other people may make us connect: public addresses only. A name is looked up once, all its addresses are checked, and the
 * connection uses a checked address, so that the name cannot resolve to another one in between.
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
/** In IPv6 only this part is public; addresses that stand for IPv4 ones are outside it. */
const publicIpv6 = new net.BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

export function isPublic(address: string): boolean {
  if (net.isIPv4(address)) return !refused.check(address, 'ipv4');
  return net.isIPv6(address) && publicIpv6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

/** How other servers are called. */
export interface Outside {
  /** Which addresses may be called; by default the public ones. */
  readonly isAllowed?: (address: string) => boolean;
  /** Trusted in addition to the usual certificate authorities. */
  readonly ca?: string;
  /** Ends a call that takes too long. */
  readonly patience?: () => AbortSignal;
}

export class PrivateAddress extends Error {
  constructor() {
    super('the name resolves to an address that is not public');
    this.name = 'PrivateAddress';
  }
}

/** Looks a name up and refuses it if any of its addresses is not allowed. Passed to a connection, it pins the checked address. */
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

/** Names as the public DNS has them; with anything else, another parser might read something different. */
const NAME = /^[a-z0-9.-]+$/;

/**
 * The web address that will be called, if it may be called at all: https, no user name or password, a plain name, no bare private
 * address. It is parsed once, so what is checked is what is called.
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
