import { Type } from '@fastify/type-provider-typebox';
import { LANGUAGES } from '@hinode/text/languages';

const exactly = { additionalProperties: false } as const;
const Url = Type.String({ minLength: 9, maxLength: 1000, pattern: '^https://' });
const Base64Url = Type.String({ minLength: 16, maxLength: 200, pattern: '^[A-Za-z0-9_=-]+$' });

export const Subscription = Type.Object(
  {
    subscription: Type.Object(
      { endpoint: Url, keys: Type.Object({ p256dh: Base64Url, auth: Base64Url }, exactly) },
      exactly,
    ),
  },
  exactly,
);
export const Endpoint = Type.Object({ endpoint: Url }, exactly);
/** Typed by a person, so errors in it are reported with `bad-address`. */
const Typed = Type.String({ maxLength: 1000 });
export const Webhook = Type.Object(
  {
    url: Type.Union([Typed, Type.Null()]),
    language: Type.Optional(
      Type.Enum([...LANGUAGES], {
        description: 'the language of the messages to the group; English if absent',
      }),
    ),
  },
  exactly,
);

/** Typed by a person, so errors in it are reported with `bad-mail-address`. */
export const MailWish = Type.Object(
  { address: Type.String({ maxLength: 254 }), language: Type.Enum([...LANGUAGES]) },
  exactly,
);
export const MailToken = Type.Object({
  token: Type.String({ minLength: 22, maxLength: 64, pattern: '^[\\w-]+$' }),
});
