import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * What the page may load: its own files and nothing else, and no inline script. The styles that React sets on elements are set by
 * script and need no permission; the dialogs of Radix use a style element to keep the page behind them from scrolling.
 * We speak plain http; a proxy that adds https also adds what belongs to it (HSTS). Over http browsers would ignore some of
 * helmet's usual headers and complain in the console, so those are left out.
 */
const PROTECTION: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      styleSrcElem: ["'self'", "'unsafe-inline'"],
      // This covers sockets to ourselves, too.
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

/** Permissions that our page never uses: nothing injected into it may use them either. */
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

/** Here the page shows only boards, in the frames of other pages (docs/embedding.md). */
const FRAMED = '/board';

function allowFrames(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  reply.removeHeader('x-frame-options');
}

/** Every answer carries the headers that restrict its page. */
export async function protect(app: FastifyInstance): Promise<void> {
  await app.register(helmet, PROTECTION);
  app.addHook('onRequest', async ({ protocol, originalUrl }, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (originalUrl.split('?')[0] === FRAMED) allowFrames(reply);
    // Over http browsers would ignore it and complain.
    if (protocol === 'https') reply.header('cross-origin-opener-policy', 'same-origin');
  });
}
