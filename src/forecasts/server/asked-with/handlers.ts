/** Answers the calls about the questions that a prediction is asked with. */
import { idOf } from '#kit/events/event.ts'
import type { Tag } from '#kit/events/tag.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { noteUnseen } from '#kit/server/pages/shown.ts'
import { userOf } from '#kit/viewer.ts'
import type { askedWithContract } from '../../asked-with/contract.ts'
import { askedOf } from '../asked.ts'
import { machineInTime, type Store } from '../crowd-now.ts'
import { presentOwn } from '../present-own.ts'
import { listAskedWith, listOwnOfAskedWith } from './asked-with-store.ts'
import { branchingsOf } from './branchings.ts'
import { groupOf } from './group.ts'
import { placeOf, presentAsked } from './present-asked.ts'

export function askedWithHandlers({ pool }: Pick<Store, 'pool'>): Handlers<typeof askedWithContract> {
  return {
    async findAskedWith({ params: { id }, viewer }) {
      const rows = await listAskedWith(pool, id, viewer)
      if (rows.length === 0) throw new Refusal('item-not-found')
      noteUnseen(rows.flatMap((row) => tagsOf(placeOf(row))))
      // Most are asked with nothing: of one question by itself nothing is told.
      const asked = rows.length > 1 ? rows : []
      const said = await Promise.all(
        asked.map(async (row) => presentAsked(row, await machineInTime(pool, row.id, row))),
      )
      return { predictionId: id, group: groupOf(said, id), branchings: branchingsOf(said, id) }
    },

    async listOwnAskedWith({ params: { id }, viewer }) {
      const user = userOf(viewer)
      const rows = await listOwnOfAskedWith(pool, id, user)
      // Whoever has forecast none may still be told whether there is such a prediction.
      if (rows.length === 0 && (await listAskedWith(pool, id, user)).length === 0) throw new Refusal('item-not-found')
      return {
        forecasts: rows.map(({ predictionId, asked, ...row }) => ({
          ...presentOwn(row, askedOf(asked)),
          predictionId,
        })),
      }
    },
  }
}

/** Of what a branch names, shown or hidden: what comes back from hiding tells only those who name it. */
function tagsOf({ condition }: ReturnType<typeof placeOf>): Tag[] {
  return [condition?.on, condition?.plain].flatMap((ref): Tag[] => (ref === undefined ? [] : [`n${idOf(ref)}`]))
}
