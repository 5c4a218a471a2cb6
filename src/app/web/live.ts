/** Loaded once somebody is signed in: the stream of what changes elsewhere, and the calls that it makes stale. */
import { userStore } from '#accounts/web/user-store.ts'
import { onChangeOfUser } from '#accounts/web/forget-answers.ts'
import { liveAnalyses } from '#analyses/web/live-analyses.ts'
import { liveNotices } from '#notices/web/call-notices.ts'
import { answers } from '#kit/web/answers/answers.ts'
import { startLive } from '#kit/web/answers/live.ts'
import { liveMembership, watchBudgets } from '#membership/web/watch-budgets.ts'

/** Once in a page. What is one's own is all that is listened to. */
export function live(): void {
  let leave = watchForUser()
  const restart = startLive({
    answers,
    calls: { ...liveMembership, ...liveAnalyses, ...liveNotices },
    open: () => new EventSource('/api/stream?refs=own'),
    page: document,
    isHere,
    now: () => performance.now(),
  })
  // Back from the payment page, as the browser kept this one.
  addEventListener('pageshow', ({ persisted }) => persisted && restart())
  onChangeOfUser(userStore, () => {
    leave()
    leave = watchForUser()
    restart()
  })
}

function watchForUser(): () => void {
  return isHere() ? watchBudgets() : () => {}
}

function isHere(): boolean {
  return userStore.getSnapshot().user !== null
}
