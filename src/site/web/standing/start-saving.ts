/**
 * What a visitor wanted to save is saved as soon as they are signed in, wherever that has led them, and they are told
 * so. Only a press leaves a wish, in its tab: were it in the address, a link of anybody's could save.
 */
import { userEvents } from '#accounts/web/user-store.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { isRefusal } from '#kit/refusal.ts'
import type { MyCaller } from '#items/web/call-context.ts'
import { forgetWish, readWish } from './waiting-save.ts'
import { wishes } from './wish-store.ts'

/** Once, when the page has been taken over, before the session starts. */
export function startSaving(call: MyCaller, events: EventTarget = userEvents, storage = () => sessionStorage): void {
  events.addEventListener('user-logged-in', () => void saveWish(call, storage))
  events.addEventListener('user-logged-out', () => {
    forgetWish(storage)
    wishes.set(null)
  })
}

async function saveWish(call: MyCaller, storage: () => Storage): Promise<void> {
  const wish = readWish(storage, new Date())
  if (!wish) return forgetWish(storage)
  try {
    await call('saveItem', { params: wish, query: {} })
    wishes.set({ ...wish, failure: null })
  } catch (problem) {
    // Without a network it waits for the next page; an item that is there no more is forgotten.
    if (!isRefusal(problem)) return
    wishes.set({ ...wish, failure: problem.message })
  }
  forgetWish(storage)
  stale(call, ['findStanding', 'listMine', 'listMyMoved'])
}
