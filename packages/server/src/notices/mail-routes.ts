import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Api } from '../http/api.ts';
import { isNobody } from '../http/people.ts';
import { refuseWith } from '../http/refusing.ts';
import { allowedBy } from '../limits/counting.ts';
import { networkOf } from '../limits/network.ts';
import { newId } from '../store/ids.ts';
import type { MailAddress } from '../store/store.ts';
import { askingLetter } from './letters.ts';
import { MailToken, MailWish } from './schemas.ts';

/** Where people want to get e-mails, and the links in the letters. */
export const mailRoutes: FastifyPluginAsyncTypebox<Api> = async (
  app,
  { store, people, letters, limits, elapsed, gossip },
) => {
  // Nobody may fill somebody else's mailbox by typing their address: not one person, not one network, and not many of them
  // together.
  const mayAsk = allowedBy(limits.letters, elapsed, gossip?.about('letters'));

  app.get('/me/mail', async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    return { possible: letters !== undefined, ...shown(await store.mailOf(who.id)) };
  });

  app.post('/me/mail', { schema: { body: MailWish } }, async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    if (letters === undefined) return refuseWith(reply, 'no-mail');
    const { address, language } = request.body;
    if (!isMailAddress(address)) return refuseWith(reply, 'bad-mail-address');
    const before = await store.mailOf(who.id);
    const isKnown = before?.confirmed === true && before.address === address;
    const asking = [who.id, networkOf(request.ip), address.toLowerCase()];
    if (!isKnown && !asking.every((one) => mayAsk(one))) return refuseWith(reply, 'too-many-requests');
    const mail = await store.setMail(who.id, { address, language, token: newId() });
    if (!mail.confirmed) await letters.post.send(await askingLetter(mail, who.name, letters.url));
    return shown(mail);
  });

  app.delete('/me/mail', async (request, reply) => {
    const who = await people.who(request);
    if (isNobody(who)) return refuseWith(reply, who);
    const mail = await store.mailOf(who.id);
    if (mail !== undefined) await store.dropMail(mail.token);
    return {};
  });

  app.post('/mail/:token/confirm', { schema: { params: MailToken } }, async (request, reply) =>
    (await store.confirmMail(request.params.token)) ? {} : refuseWith(reply, 'no-such-mail'),
  );
};

/** Called by mail programs, without asking anybody, and by the page that opens from the link in a letter. */
export const stopRoutes: FastifyPluginAsyncTypebox<Api> = async (app, { store }) => {
  // The body that a mail program sends adds nothing to the address.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => undefined);
  app.post('/mail/:token/stop', { schema: { params: MailToken } }, async (request, reply) =>
    (await store.dropMail(request.params.token)) ? {} : refuseWith(reply, 'no-such-mail'),
  );
};

const shown = (mail: MailAddress | undefined) =>
  mail === undefined ? {} : { address: mail.address, confirmed: mail.confirmed };

/** Plain addresses only: nothing that a mail server could read as two addresses, or as a header. */
const isMailAddress = (text: string): boolean =>
  /^[^\s@<>()[\],;:"\\\p{Cc}]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/iu.test(text) &&
  !text.startsWith('-');
