/** A change of a series that waits: what it would change, why it was held, and what may be decided, each after a question. */
import { useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'
import { decisionFollows, decisions, decisionTitles, type Decision } from '../holding/decisions.ts'
import type { SourceAnswer } from './call-sources.ts'
import { HoldChart } from './HoldChart.tsx'
import styles from './Sources.module.css'

export type Hold = SourceAnswer<'listHolds'>['holds'][number]
type Props = { hold: Hold; decide: (decision: Decision) => Promise<void> }

export function OneHold({ hold, decide }: Props) {
  const { label, at, reasons, diff, whyNotTake } = hold
  const [asked, setAsked] = useState<Decision>('refuse')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="fine soft">
        Held {sayDay(at)}. With it: {diff}
      </p>
      <ul className={styles.reasons}>
        {reasons.map(({ rule, says }) => (
          <li key={`${rule} ${says}`}>{says}</li>
        ))}
      </ul>
      <HoldChart hold={hold} />
      <div className={styles.choices}>
        {decisions.map((decision) => (
          <Button
            key={decision}
            variant="plain"
            size="small"
            disabled={decision === 'take' && whyNotTake !== null}
            onClick={() => {
              setAsked(decision)
              setOpen(true)
            }}
          >
            {decisionTitles[decision]}
            <span className="unseen">: {label}</span>
          </Button>
        ))}
      </div>
      {whyNotTake && <p className="fine hush">It cannot stand in the place of this series: {whyNotTake}.</p>}
      <ConfirmDialog
        title={`${decisionTitles[asked]}?`}
        action={decisionTitles[asked]}
        isOpen={isOpen}
        run={() => decide(asked)}
        onClose={() => setOpen(false)}
      >
        <p>
          {label}. {decisionFollows[asked]}
        </p>
      </ConfirmDialog>
    </>
  )
}
