/** What each call of the toolkit takes. Whatever is not named here is not read. */
import { z } from 'zod'
import { ToolkitError } from './toolkit-error.ts'

/** A null is as good as nothing. PostgreSQL keeps no text with a zero character in it. */
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((given) => !given.includes('\0'), 'holds a zero character')
    .nullish()
    .transform((given) => given ?? undefined)
const flag = z
  .boolean()
  .nullish()
  .transform((given) => given ?? undefined)

const idToken = text(8192)
const email = text(320)
const password = text(8192)
const oobCode = text(200)

/** Null and the empty text both clear what was there; what is left out stays. */
const clearable = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((given) => !given.includes('\0'), 'holds a zero character')
    .nullish()
    .transform((given) => (given === '' ? null : given))

export const bodies = {
  signUp: z.object({ idToken, email, password, displayName: text(256) }),
  signInWithPassword: z.object({ email, password }),
  lookup: z.object({ idToken }),
  update: z.object({
    idToken,
    oobCode,
    email,
    password,
    displayName: clearable(256),
    photoUrl: clearable(2048),
    deleteProvider: z
      .array(z.string().max(100))
      .max(20)
      .nullish()
      .transform((given) => given ?? []),
  }),
  delete: z.object({ idToken }),
  createAuthUri: z.object({ identifier: email }),
  sendOobCode: z.object({ requestType: text(100), idToken, email, newEmail: email, continueUrl: text(2048) }),
  resetPassword: z.object({ oobCode, newPassword: password }),
  signInWithEmailLink: z.object({ idToken, email, oobCode }),
  signInWithIdp: z.object({
    idToken,
    postBody: text(16_384),
    requestUri: text(16_384),
    returnIdpCredential: flag,
    autoCreate: flag,
  }),
  sendVerificationCode: z.object({ phoneNumber: text(40) }),
  signInWithPhoneNumber: z.object({
    idToken,
    sessionInfo: text(200),
    code: text(40),
    phoneNumber: text(40),
    temporaryProof: text(200),
    operation: text(40),
  }),
  token: z.object({ grant_type: text(40), refresh_token: text(200) }),
}

export type BodyOf<Name extends keyof typeof bodies> = z.output<(typeof bodies)[Name]>

/** What a stand-in for Google or Apple says of its user. */
export const claimSchema = z.object({
  sub: z.string().min(1).max(400),
  email,
  email_verified: flag,
  name: text(256),
  picture: text(2048),
})

/** Refuses what the schema does not take, naming the first field and why. */
export function parseBody<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new ToolkitError(`INVALID_ARGUMENT : ${[issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')}`)
}

/** What must be there, or the toolkit's word for its absence. */
export function required(given: string | undefined, otherwise: string): string {
  if (!given) throw new ToolkitError(otherwise)
  return given
}

/** The address in lower case, as it is kept. */
export function requiredEmail(
  given: string | undefined,
  { missing = 'MISSING_EMAIL', invalid = 'INVALID_EMAIL' } = {},
): string {
  const address = required(given, missing).toLowerCase()
  if (address.length > 254 || !emailPattern.test(address)) throw new ToolkitError(invalid)
  return address
}

/**
 * One address in lower case and nothing that a mail server could read as more than one, or as another: not even `ſ`,
 * which is `s` to it.
 */
const emailPattern = /^[^\s@<>()[\],;:\\"\p{Cc}]{1,64}@([a-z0-9-]+\.)+[a-z0-9]{2,63}$/u
