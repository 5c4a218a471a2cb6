/** What operators do with what somebody wrote under an item of others: show it, hide it, trust or stop its author. */
import { useState } from 'react'
import { stale } from '#kit/web/answers/use-answer.ts'
import { failureOf } from '#kit/web/failure.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { useCall } from '#items/web/call-context.ts'
import type { Word } from '#items/trust/trust.ts'
import { ReasonDialog } from '../mine/dialogs/ReasonDialog.tsx'

type Props = {
  /** How its hiding is spoken of. */
  hides: 'hideSignal' | 'hideComment'
  /** Which of them, for those who do not see it beside the button. */
  named: string
  authorId: string
  word: Word | null
  isHidden: boolean
  /** Everybody reads it, and somebody has reported it. */
  isReported: boolean
  judge: (body: { action: 'shown' } | { action: 'hidden'; reason: string }) => Promise<unknown>
  /** What it stands in may be another by now. */
  onLooked: () => void
}

const names = { hide: 'Hide', trust: 'Trust its author', stop: 'Stop its author' } as const
type Act = keyof typeof names

/** To show it needs no reason, since nobody asks for one. */
export function JudgeActs({ hides, named, authorId, word, isHidden, isReported, judge, onLooked }: Props) {
  const call = useCall()
  const [asked, setAsked] = useState<Act | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const looked = () => {
    onLooked()
    stale(call, ['listAuthors', 'countWaiting'])
  }
  const show = () =>
    judge({ action: 'shown' }).then(looked, (error: unknown) => {
      setFailure(failureOf(error).message)
      looked()
    })
  const run = async (reason: string) => {
    if (asked === 'hide') await judge({ action: 'hidden', reason })
    else if (asked)
      await call('judgeAuthor', {
        params: { author: authorId },
        query: {},
        body: { word: asked === 'trust' ? 'trusted' : 'stopped', reason },
      })
    looked()
  }
  const offered = (['hide', 'trust', 'stop'] as const).filter(
    (act) => !(act === 'hide' && isHidden) && !(act === 'trust' && word === 'trusted'),
  )
  return (
    <>
      <Button variant="plain" size="small" onClick={() => void show()}>
        {isReported ? 'Leave it as it is' : 'Show it'}
        <span className="unseen"> {named}</span>
      </Button>
      {offered.map((act) => (
        <Button key={act} variant="plain" size="small" aria-haspopup="dialog" onClick={() => setAsked(act)}>
          {names[act]}
          <span className="unseen"> {named}</span>
        </Button>
      ))}
      {failure && <output>{failure}</output>}
      <ReasonDialog
        is={asked === null || asked === 'hide' ? hides : asked}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        run={run}
      />
    </>
  )
}
