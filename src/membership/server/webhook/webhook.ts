/**
 * Where Stripe says that something changed. It is believed by its signature alone, kept, and answered; the work comes
 * after.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type Stripe from 'stripe'
import type { Described } from '#kit/server/api/described.ts'
import { Refusal } from '#kit/refusal.ts'
import { noticeOf, type Notice, subjectOf } from './events.ts'
import { saveNotice } from './inbox.ts'
import type { Money } from '../money.ts'

const webhookPath = '/api/stripe/webhook'
const longestEventBytes = 1_048_576

const describes: Described = {
  name: 'takeNotice',
  summary: 'For Stripe alone: that something may have changed there. Its signature is the proof',
  policy: 'anyone',
  type: 'application/json',
  refusals: ['bad-signature', 'body-too-large'],
}

type Parts = Pick<Money, 'db' | 'stripe'> & { webhookSecret: string; livemode: boolean }

export function serveWebhook(app: FastifyInstance, { db, stripe, webhookSecret, livemode }: Parts): void {
  app.register(async (scope) => {
    // The signature is over the bytes as they came, so nobody may read them as JSON before.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: longestEventBytes },
      (_request, body, done) => done(null, body),
    )
    scope.post(webhookPath, { bodyLimit: longestEventBytes, config: { describes } }, async (request, reply) => {
      const notice = verify(request, { stripe, webhookSecret, livemode })
      if (!notice) throw new Refusal('bad-signature')
      if (subjectOf(notice.type)) await saveNotice(db, notice)
      return reply.header('cache-control', 'no-store').send({ received: true })
    })
  })
}

type Trust = Pick<Parts, 'stripe' | 'webhookSecret' | 'livemode'>

/** Null for whatever did not come from Stripe, or came from its other half: tests beside a live key, or the reverse. */
function verify({ body, headers, raw }: FastifyRequest, { stripe, webhookSecret, livemode }: Trust): Notice | null {
  const signature = headers['stripe-signature']
  const count = raw.rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'stripe-signature',
  ).length
  if (!Buffer.isBuffer(body) || typeof signature !== 'string' || count !== 1) return null
  const event = signed(() => stripe.webhooks.constructEvent(body, signature, webhookSecret))
  const notice = noticeOf(event)
  return notice && event?.livemode === livemode ? notice : null
}

/** The SDK throws for a bad signature and for a text that is no JSON alike; neither is Stripe's. */
function signed(read: () => Stripe.Event): Stripe.Event | null {
  try {
    return read()
  } catch {
    return null
  }
}
