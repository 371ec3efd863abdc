import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * What the page may load: its own files and nothing else, and no inline script. The styles that React sets on elements
 * are set by script and need no permission; the dialogs of Radix hold the page behind them with a style element.
 *
 * We speak plain http; whoever puts us behind https adds what belongs to it (HSTS). Over http browsers would ignore
 * some of helmet's usual headers with a complaint in the console, so those are left out.
 */
export const PROTECTION: FastifyHelmetOptions = {
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
