/**
 * What one saved, followed from elsewhere: an address for feed readers and calendars, which is shown once, when it is
 * made. Nobody can read it again, and so another is made in its place.
 */
import { useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { failureOf } from '#kit/web/failure.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { useCall } from '#items/web/call-context.ts'
import { OwnAddresses } from './OwnAddresses.tsx'

const nothing = { params: {}, query: {} }

export function OwnFeed() {
  const { answer, failure, again } = useAnswer(useCall(), 'findOwnFeed', nothing)
  const [token, setToken] = useState<string | null>(null)
  return (
    <Section title="What you saved, read elsewhere">
      <div className="stack tight">
        <p className="soft">
          A feed reader shows you when something that you saved moves, is revised, closes soon or resolves; a calendar
          shows its days. Both ask at an address of your own, without signing in.
        </p>
        {failure && <LoadFailure what="Whether you have an address" message={failure.message} onAgain={again} />}
        {token && <OwnAddresses token={token} />}
        {answer && <Steps madeAt={answer.madeAt} isShown={token !== null} onMade={setToken} />}
      </div>
    </Section>
  )
}

type StepsProps = { madeAt: string | null; isShown: boolean; onMade: (token: string | null) => void }

function Steps({ madeAt, isShown, onMade }: StepsProps) {
  const call = useCall()
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null)
  const renew = async () => {
    onMade((await call('renewOwnFeed', nothing)).token)
    stale(call, ['findOwnFeed'])
  }
  const end = async () => {
    await call('removeOwnFeed', nothing)
    onMade(null)
    stale(call, ['findOwnFeed'])
  }
  if (madeAt === null) return <Begin run={renew} />
  return (
    <>
      {!isShown && (
        <p>
          You made an address on {sayDay(madeAt.slice(0, 10))}. We keep no copy of it, so it cannot be shown again: if
          you have lost it, renew it.
        </p>
      )}
      <div className="row">
        <Button variant="plain" aria-haspopup="dialog" onClick={() => setAsked('renew')}>
          Renew
        </Button>
        <Button variant="plain" aria-haspopup="dialog" onClick={() => setAsked('end')}>
          End it
        </Button>
      </div>
      <ConfirmDialog
        title={asked === 'end' ? 'End this address?' : 'Make another address?'}
        action={asked === 'end' ? 'End it' : 'Renew'}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        run={asked === 'end' ? end : renew}
      >
        <p>The address that you have leads nowhere from then on, wherever it is used.</p>
      </ConfirmDialog>
    </>
  )
}

function Begin({ run }: { run: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const begin = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      await run()
    } catch (error) {
      setTrouble(failureOf(error).message)
    }
    setBusy(false)
  }
  return (
    <>
      {trouble && (
        <Banner tone="bad" role="alert">
          {trouble}
        </Banner>
      )}
      <div className="row">
        <Button variant="plain" busy={isBusy} onClick={() => void begin()}>
          Make an address
        </Button>
      </div>
    </>
  )
}
