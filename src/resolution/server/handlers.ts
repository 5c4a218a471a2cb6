/** Answers the calls about how questions come out. */
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { type User, userOf } from '#kit/viewer.ts'
import { refuseUnstorable } from '#items/server/storable.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { lockAccount } from '#items/server/transaction.ts'
import { type PredictionDetails, predictionDetails } from '#predictions/question.ts'
import type { resolutionContract } from '../contract.ts'
import { whyNotObject } from '../may-object.ts'
import { whyNotResolve } from '../may-resolve.ts'
import {
  answerObjections,
  findLeftToAuthors,
  listDue,
  listObjected,
  type ObjectedRow,
  saveObjection,
} from './objection-store.ts'
import { findResolutions, findStanding, type Standing } from './resolution-store.ts'
import { deciderOf, resolveQuestion } from './resolve-question.ts'

const { question, outcome } = predictionDetails.shape

export function resolutionHandlers(db: Kysely<ContentTables>): Handlers<typeof resolutionContract> {
  return {
    async listResolutions({ params: { id }, viewer }) {
      const found = await findResolutions(db, id, viewer)
      if (!found) throw new Refusal('item-not-found')
      return { predictionId: id, ...found }
    },

    async resolveQuestion({ params: { id }, body, viewer, now }) {
      refuseUnstorable(body)
      return inTransaction(db, (trx) => resolveQuestion(trx, { id, user: userOf(viewer), entry: body, now }))
    },

    async findResolving({ params: { id }, viewer, now }) {
      const user = userOf(viewer)
      const { standing, details } = await findOwn(db, id, user)
      const by = deciderOf(standing, user)
      const resolvable = { ...details, ...standing }
      const whyNot = (saying: 'resolved' | 'open') => by && whyNotResolve(by, saying, resolvable, dayOf(now))
      const { forecasters, followers, objection } = standing
      return {
        resolving: by && { decide: whyNot('resolved'), reopen: whyNot('open'), forecasters, followers },
        whyNotObject: whyNotObject(objectableOf(standing, details, user)),
        objection,
      }
    },

    async objectToOutcome({ params: { id }, body: { reason }, viewer, now }) {
      const user = userOf(viewer)
      refuseUnstorable(reason)
      await inTransaction(db, async (trx) => {
        await lockAccount(trx, user.id)
        const { standing, details } = await findOwn(trx, id, user)
        const why = whyNotObject(objectableOf(standing, details, user))
        if (why) throw new Refusal(why)
        const resolutionId = standing.resolutionId ?? ''
        if (!(await saveObjection(trx, { resolutionId, accountId: user.id, reason, at: now })))
          throw new Refusal('objected-already')
      })
      return {}
    },

    listUnresolved: ({ now }) => listUnresolved(db, dayOf(now)),

    async upholdOutcome({ params: { id }, body: { reason, objections }, viewer, now }) {
      const user = userOf(viewer)
      const { standing } = await findOwn(db, id, user)
      if (standing.ownerId === user.id) throw new Refusal('own-question')
      if (!(await answerObjections(db, { id, objections, reason, at: now }))) throw new Refusal('nobody-objects')
      return {}
    },
  }
}

async function listUnresolved(db: QueryExecutorProvider, today: string) {
  const [objected, due, leftToAuthors] = await Promise.all([
    listObjected(db),
    listDue(db, today),
    findLeftToAuthors(db, today),
  ])
  return { objected: objected.map(presentObjected), due, leftToAuthors }
}

async function findOwn(db: QueryExecutorProvider, id: string, user: User) {
  const standing = await findStanding(db, id, user)
  if (!standing) throw new Refusal('item-not-found')
  return { standing, details: predictionDetails.parse(standing.details) }
}

function objectableOf(standing: Standing, { outcome: came }: PredictionDetails, user: User) {
  const isOwn = standing.ownerId === user.id
  return { ...standing, outcome: came, isOwn, hasObjected: standing.objection !== null }
}

function presentObjected(row: ObjectedRow) {
  return { ...row, question: question.parse(row.question), outcome: outcome.unwrap().parse(row.outcome) }
}
