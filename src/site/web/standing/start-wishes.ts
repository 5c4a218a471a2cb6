/**
 * What a visitor wanted to save or follow is so as soon as they are signed in, wherever that has led them, and they are
 * told. Only a press leaves a wish, in its tab: were it in the address, a link of anybody's could do it.
 */
import { userEvents } from '#accounts/web/user-store.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { isRefusal } from '#kit/refusal.ts'
import type { MyCaller } from '#items/web/call-context.ts'
import { forgetWish, readWish } from './waiting-wish.ts'
import { wishes } from './wishes.ts'
import { toldWish } from './wish-store.ts'

/** Once, when the page has been taken over, before the session starts. */
export function startWishes(call: MyCaller, events: EventTarget = userEvents, storage = () => sessionStorage): void {
  events.addEventListener('user-logged-in', () => void grantWish(call, storage))
  events.addEventListener('user-logged-out', () => {
    forgetWish(storage)
    toldWish.set(null)
  })
}

async function grantWish(call: MyCaller, storage: () => Storage): Promise<void> {
  const wished = readWish(storage, new Date())
  if (!wished) return forgetWish(storage)
  const { wish, ...params } = wished
  try {
    await call(wishes[wish].calls.set, { params, query: {} })
    toldWish.set({ ...wished, failure: null })
  } catch (problem) {
    // Without a network it waits for the next page; an item that is there no more is forgotten.
    if (!isRefusal(problem)) return
    toldWish.set({ ...wished, failure: problem.message })
  }
  forgetWish(storage)
  stale(call, ['findStanding', 'listMine', 'listMyMoved', 'listFollows'])
}
