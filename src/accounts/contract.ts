/** The calls about users: signing in and out of the API, and one's own record. */
import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { accountAddresses as at } from './addresses.ts'
import { nickname, photoUrl } from './profile.ts'
import { publicName } from './public-name.ts'
import { mailWays, signInOptions } from './sign-in-options.ts'

const none = z.strictObject({})
/** Longer than any token of Google's. */
const longestToken = 8192

/** R20, as `user.ts` describes it. */
const user = z.object({
  _id: z.string(),
  iamId: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  name: z.string().nullable(),
  nickname: z.string().nullable(),
  photoUrl: z.string().nullable(),
  mailsReports: z.boolean(),
  mailsNotices: z.boolean(),
  publicName: z.string().nullable(),
  isOnLeaderboards: z.boolean(),
  hidesCrowd: z.boolean(),
  predictions: z.array(z.string()),
  scenarios: z.array(z.string()),
  trends: z.array(z.string()),
  membershipStatus: z.string(),
  analysisBudget: z.int(),
  analysisTrendBudget: z.int(),
  isOperator: z.boolean(),
  author: z.string(),
})

export const accountContract = {
  findSignInConfig: endpoint({
    address: at.findSignInConfig,
    summary: 'What the sign-in page must know: which service, which ways to sign in',
    policy: 'anyone',
    params: none,
    query: none,
    answer: z.object({
      isLocal: z.boolean(),
      hasStandIns: z.boolean(),
      /** They are sent, or wait in the outbox of this server, or there are none. */
      mails: z.enum(mailWays),
      /** Nobody is told which addresses have an account, so the page does not ask. */
      hidesAddresses: z.boolean(),
      projectId: z.string(),
      apiKey: z.string(),
      /** Null: the host that the browser is at. */
      authDomain: z.string().nullable(),
      options: signInOptions,
    }),
    refusals: [],
  }),
  // The token in the body is the proof that other calls bring in a header, so a visitor may make this call.
  logIn: endpoint({
    address: at.logIn,
    summary: 'Begins a session for the user whom an identity token names, and sets its cookie',
    policy: 'anyone',
    params: none,
    query: none,
    body: z.strictObject({ idToken: z.string().min(1).max(longestToken) }),
    answer: z.object({ data: z.object({ user }) }),
    refusals: ['session-ended', 'no-token'],
  }),
  logOut: endpoint({
    address: at.logOut,
    summary: 'Signs out: ends the session of the cookie, and all tokens of that sign-in',
    policy: 'user',
    params: none,
    query: none,
    answer: none,
    refusals: ['sign-in-needed', 'session-ended', 'signed-out-elsewhere', 'sign-in-revoked'],
  }),
  listDevices: endpoint({
    address: at.listDevices,
    summary: 'Where the user is signed in, the last used first',
    policy: 'user',
    params: none,
    query: none,
    answer: z.object({
      devices: z.array(
        z.object({
          id: z.string(),
          /** Browser and system: `Firefox on Linux`. */
          agent: z.string(),
          since: z.iso.datetime(),
          /** To ten minutes. */
          usedAt: z.iso.datetime(),
          /** Whether it is the one that asks. */
          isHere: z.boolean(),
        }),
      ),
      /** How many others there are, which were last used before these. Not counted beyond a thousand in all. */
      more: z.int(),
    }),
    refusals: ['sign-in-needed', 'session-ended'],
  }),
  endDevice: endpoint({
    address: at.endDevice,
    summary: 'Signs out one device: its session, its tokens, its open streams',
    policy: 'user',
    params: z.strictObject({ id: z.string().regex(/^[1-9]\d{0,17}$/) }),
    query: none,
    answer: none,
    refusals: ['sign-in-needed', 'session-ended', 'not-found'],
  }),
  endOtherDevices: endpoint({
    address: at.endOtherDevices,
    summary: 'Signs out everywhere but here',
    policy: 'user',
    params: none,
    query: none,
    answer: none,
    refusals: ['sign-in-needed', 'session-ended'],
  }),
  findMe: endpoint({
    address: at.findMe,
    summary: 'The signed-in user',
    policy: 'user',
    params: none,
    query: none,
    answer: z.object({ user }),
    refusals: ['sign-in-needed', 'session-ended'],
  }),
  changeMe: endpoint({
    address: at.changeMe,
    summary:
      'Changes nickname, picture, whether a mail says that a report is ready, whether one a day says what happened to what one follows, and whether one is shown on leaderboards and at `/forecaster/{publicName}`, and whether one is told what others forecast of a question only once one has forecast it',
    policy: 'user',
    params: none,
    query: none,
    body: z.strictObject({
      nickname: nickname.nullable().optional(),
      photoUrl: photoUrl.nullable().optional(),
      mailsReports: z.boolean().optional(),
      mailsNotices: z.boolean().optional(),
      publicName: publicName.nullable().optional(),
      /** Needs a public name, given before or now. */
      isOnLeaderboards: z.boolean().optional(),
      /** Nothing of what others forecast of a question is told before one has forecast it, while it takes forecasts. */
      hidesCrowd: z.boolean().optional(),
    }),
    answer: z.object({ user }),
    refusals: ['sign-in-needed', 'session-ended', 'nickname-taken', 'public-name-taken'],
  }),
  removeMe: endpoint({
    address: at.removeMe,
    summary: 'Deletes the account and everything that belongs to it, for good',
    policy: 'user',
    params: none,
    query: none,
    answer: none,
    refusals: ['sign-in-needed', 'session-ended', 'sign-in-again'],
  }),
}
