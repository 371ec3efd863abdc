import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * What the page may load: its own files and nothing else, and no inline script. The styles that React sets on elements
 * are set by script and need no permission; the dialogs of Radix hold the page behind them with a style element.
 *
 * We speak plain http; whoever puts us behind https adds what belongs to it (HSTS). Over http browsers would ignore
 * some of helmet's usual headers with a complaint in the console, so those are left out.
 */
const PROTECTION: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      styleSrcElem: ["'self'", "'unsafe-inline'"],
      // Sockets to ourselves are `self` too.
      connectSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
};

/** What browsers could do for a page and ours never asks for: nothing that finds its way into it may either. */
const NEVER_ASKED_FOR = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const PERMISSIONS = NEVER_ASKED_FOR.map((one) => `${one}=()`).join(', ');

/** Here the page shows boards and nothing else, in the frames of other pages (docs/embedding.md). */
const FRAMED = '/board';

function allowFrames(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  reply.removeHeader('x-frame-options');
}

/** Every answer says what its page may do. */
export async function protect(app: FastifyInstance): Promise<void> {
  await app.register(helmet, PROTECTION);
  app.addHook('onRequest', async ({ protocol, originalUrl }, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (originalUrl.split('?')[0] === FRAMED) allowFrames(reply);
    // Over http browsers would ignore it, with a complaint.
    if (protocol === 'https') reply.header('cross-origin-opener-policy', 'same-origin');
  });
}
