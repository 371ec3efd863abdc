import { Type } from '@fastify/type-provider-typebox';

/** Letters and digits of any language; two that look alike are for the store to tell apart. */
const Login = Type.String({ minLength: 3, maxLength: 32, pattern: '^[\\p{L}\\p{N}._-]+$' });
/** Long ones are welcome; there is no rule about signs in it. */
const Password = Type.String({ minLength: 10, maxLength: 200 });

export const ChangePassword = Type.Object(
  { password: Password, newPassword: Password },
  { additionalProperties: false },
);

/** The password once more, from those who have one; others send nothing. */
export const Again = Type.Union([
  Type.Null(),
  Type.Object({ password: Type.Optional(Password) }, { additionalProperties: false }),
]);
export const KeyPath = Type.Object(
  { key: Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' }) },
  { additionalProperties: false },
);

export const Credentials = Type.Object({ login: Login, password: Password }, { additionalProperties: false });
