import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { TSchema } from 'typebox';
import { ExploredHere } from '../explorer/schemas.ts';
import { MyProfileHere, ShownProfile } from '../profiles/schemas.ts';
import { RatingsHere } from '../ratings/schemas.ts';
import { Statistics } from '../statistics/schemas.ts';
import {
  Carried,
  Finished,
  Keys,
  Mail,
  Me,
  Monitor,
  NewCode,
  Nothing,
  PushKey,
  Refused,
  Reports,
  Room,
  RoomList,
  TableAnswer,
  WebhookSet,
} from './answers.ts';

import { TableInViews } from './view-schema.ts';

/** The description of the API, made of the same schemas that check what comes in. */

interface Described {
  readonly summary: string;
  /** What is answered; a socket has none. */
  readonly answer?: TSchema;
}

/** Every route, in the words of the players. A test sees to it that none is missing. */
export const DESCRIBED: Readonly<Record<string, Described>> = {
  'GET /api/me': { summary: 'Who am I here?', answer: Me },
  'POST /api/me': { summary: 'Says or changes one’s name; a new browser gets its cookie', answer: Me },
  'DELETE /api/me': {
    summary:
      'Forgets the person: keys, account, words; bots play on. Whoever has an account adds the password',
    answer: Nothing,
  },
  'GET /api/me/keys': { summary: 'The browsers in which I am somebody, the latest first', answer: Keys },
  'DELETE /api/me/keys': {
    summary: 'Ends all other browsers. Whoever has an account adds the password',
    answer: Nothing,
  },
  'DELETE /api/me/keys/:key': {
    summary: 'Ends one browser. Whoever has an account adds the password',
    answer: Nothing,
  },
  'GET /api/me/games': { summary: 'The games where I sit, the newest first', answer: RoomList },
  'GET /api/me/friends': {
    summary: 'The listed games that people I have played with play now, by the id to look on',
    answer: RoomList,
  },
  'GET /api/me/statistics': { summary: 'What became of my games that are over', answer: Statistics },
  'GET /api/ratings': { summary: 'How strong people are at rated tables', answer: RatingsHere },
  'GET /api/explorer': {
    summary: 'What wins here: clans, seats, first mandates, favors, cards, in games that are over',
    answer: ExploredHere,
  },
  'GET /api/me/profile': { summary: 'What others may see of me', answer: MyProfileHere },
  'POST /api/me/profile': {
    summary: 'Changes what others may see of me; what is not named stays',
    answer: MyProfileHere,
  },
  'GET /api/profiles/:id': { summary: 'What somebody lets others see', answer: ShownProfile },
  'POST /api/me/code': { summary: 'A code that carries me to another device, once', answer: NewCode },
  'POST /api/keys': { summary: 'This browser becomes whoever gave the code', answer: Carried },
  'POST /api/account': { summary: 'Gives me a login and a password', answer: Me },
  'POST /api/account/password': {
    summary: 'Changes the password, and ends all other browsers',
    answer: Me,
  },
  'POST /api/login': { summary: 'This browser becomes whoever has the account', answer: Me },
  'POST /api/logout': { summary: 'This browser becomes nobody', answer: Nothing },
  'GET /api/games': { summary: 'The lobby: listed rooms that wait for players', answer: RoomList },
  'POST /api/games': {
    summary: 'Opens a room; a seat is kept in it, or taken with a text in the open',
    answer: Room,
  },
  'GET /api/games/:id': {
    summary: 'A room by its link: the invitation, for whoever has it, with a name or without',
    answer: Room,
  },
  'POST /api/games/:id/seats': {
    summary: 'Takes a seat, with a text for the seed, sealed or in the open',
    answer: Room,
  },
  'DELETE /api/games/:id/seats/:seat': {
    summary: 'Gives up one’s seat; the host of the room frees any',
    answer: Room,
  },
  'POST /api/games/:id/bots': { summary: 'The host of the room seats a bot', answer: Room },
  'POST /api/games/:id/clan': { summary: 'Chooses a clan, at will or in turn', answer: Room },
  'POST /api/games/:id/ready': {
    summary: 'Says that one has nothing more to choose, or takes it back',
    answer: Room,
  },
  'POST /api/games/:id/options': {
    summary: 'The host of the room changes what it was opened with, but for the number of seats',
    answer: Room,
  },
  'POST /api/games/:id/talk': {
    summary: 'Says words or a phrase to those in the room; it is forgotten when the game begins',
    answer: Room,
  },
  'POST /api/games/:id/start': {
    summary: 'The host of the room begins the game: at once, or when sealed texts are revealed',
    answer: Room,
  },
  'POST /api/games/:id/reveal': {
    summary: 'Reveals one’s sealed text once the seats are fixed',
    answer: Room,
  },
  'POST /api/games/:id/rematch': { summary: 'The room where the same people play again', answer: Room },
  'GET /api/games/:id/record': { summary: 'The record of a game that is over', answer: Finished },
  'POST /api/games/:id/requests': {
    summary:
      'A move, or anything else a seat may ask. With `form=views` what came too late is answered by a view',
    answer: TableAnswer,
  },
  'GET /api/games/:id/view': {
    summary:
      'The table as one’s seat may see it, what it is asked, and what happened since: by names, for any program',
    answer: TableInViews,
  },
  'GET /api/games/:id/table': {
    summary:
      'The table, as a WebSocket for those who sit at it. With `form=views` each position comes as `…/view` answers it',
  },
  'POST /api/games/:id/webhook': {
    summary: 'The host of the room names a chat group to tell whose turn it is',
    answer: WebhookSet,
  },
  'GET /api/watch/:watch': { summary: 'A room by the link for those who look on', answer: Room },
  'GET /api/watch/:watch/record': { summary: 'Its record, when it is over', answer: Finished },
  'GET /api/watch/:watch/view': { summary: 'Its table as everybody may see it', answer: TableInViews },
  'GET /api/watch/:watch/table': {
    summary: 'Its table, as a WebSocket that only tells; `form=views` as for those who sit at it',
  },
  'GET /api/push/key': { summary: 'What a browser needs to subscribe to notices', answer: PushKey },
  'POST /api/push': { summary: 'Subscribes this browser', answer: Nothing },
  'DELETE /api/push': { summary: 'Unsubscribes a browser', answer: Nothing },
  'GET /api/me/mail': { summary: 'Where one is told by e-mail', answer: Mail },
  'POST /api/me/mail': { summary: 'Asks an address whether it is one’s own', answer: Mail },
  'DELETE /api/me/mail': { summary: 'No more e-mail', answer: Nothing },
  'POST /api/mail/:token/confirm': { summary: 'The address is one’s own', answer: Nothing },
  'POST /api/mail/:token/stop': { summary: 'No more e-mail, by the link in a letter', answer: Nothing },
  'GET /api/host/monitor': {
    summary: 'How the server is, and how it was in the last hour: all nodes and workers together',
    answer: Monitor,
  },
  'GET /api/host/reports': { summary: 'What was reported, the oldest first', answer: Reports },
  'DELETE /api/host/reports/:id': { summary: 'Lays a report aside', answer: Nothing },
  'POST /api/host/strike': { summary: 'Takes the words of a note away for ever', answer: Nothing },
  'POST /api/host/ban': { summary: 'Shuts a person out, or lets them in again', answer: Nothing },
  'DELETE /api/host/games/:id': { summary: 'Deletes a game', answer: Nothing },
  'GET /api/openapi.json': { summary: 'This description' },
};

export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hinode',
        version: '1',
        description:
          'Online games. Calls that change something must come from the page itself (header `origin`) or carry the key of the admin of the server.',
      },
      components: {
        securitySchemes: {
          browser: {
            type: 'apiKey',
            in: 'cookie',
            name: 'hinode',
            description: 'over https: `__Host-hinode`',
          },
          host: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    exposeHeadRoutes: false,
    transform: ({ schema, url, route }) => ({
      url,
      schema: described(schema ?? {}, `${String(route.method)} ${url}`, url.startsWith('/api/host/')),
    }),
  });
  app.get('/openapi.json', async () => app.swagger());
}

function described(schema: FastifySchema, route: string, forAdmin: boolean): FastifySchema {
  const { summary, answer } = DESCRIBED[route] ?? {};
  return {
    ...schema,
    // Sockets would be left out.
    hide: false,
    ...(summary && { summary }),
    tags: [route.split('/')[2]?.replace('.json', '') ?? 'api'],
    security: [forAdmin ? { host: [] } : { browser: [] }],
    response: {
      ...(answer ? { 200: { description: 'Done', ...answer } } : { 101: { description: 'See docs' } }),
      '4xx': { description: 'Refused', ...Refused },
    },
  };
}
