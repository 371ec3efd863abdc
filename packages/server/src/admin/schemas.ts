import { Type } from '@fastify/type-provider-typebox';

const exactly = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' });

export const ReportPath = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }) }, exactly);
export const Strike = Type.Object({ game: Id, note: Type.Integer({ minimum: 0 }) }, exactly);
export const Ban = Type.Object({ person: Id, value: Type.Boolean() }, exactly);
