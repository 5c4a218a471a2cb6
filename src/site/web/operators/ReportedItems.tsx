/** For operators: what readers reported and what was hidden, with what was done so far, and what can be done now. */
import { useState } from 'react'
import type { AnswerOf } from '#kit/endpoint.ts'
import { sayDay } from '#kit/dates.ts'
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { paths } from '#items/paths.ts'
import { type MyCalls, useCall } from '#items/web/call-context.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import styles from '../mine/Shelf.module.css'
import { ReasonDialog } from '../mine/dialogs/ReasonDialog.tsx'
import { reasonTitles } from '../mine/dialogs/reason-titles.ts'
import { StandingLabel } from '../mine/StandingLabel.tsx'

type Reported = AnswerOf<MyCalls['listReported']>['items'][number]

type Step = 'hide' | 'restore' | 'leave'
const calls = { hide: 'hideItem', restore: 'restoreItem', leave: 'leaveItem' } as const
const names: Record<Step, string> = { hide: 'Hide', restore: 'Restore', leave: 'Leave it as it is' }
const saidOf = { hidden: 'hidden', restored: 'restored', left: 'left as it is' } as const

export function ReportedItems() {
  return (
    <Section title="Reported items" id="reported">
      <List />
    </Section>
  )
}

function List() {
  const { answer, failure, again } = useAnswer(useCall(), 'listReported', { params: {}, query: {} })
  if (failure) return <LoadFailure what="The list" message={failure.message} onAgain={again} />
  if (!answer) return <output className="hush">Loading</output>
  if (answer.items.length === 0)
    return (
      <Empty title="Nothing is reported" level={3}>
        What readers report, and what operators hid, stands here.
      </Empty>
    )
  return (
    <ul className={styles.rows}>
      {answer.items.map((item) => (
        <Row key={`${item.kind}/${item.id}`} item={item} />
      ))}
    </ul>
  )
}

function Row({ item: { kind, id, title, author, hidden, reports, reportCount, actions } }: { item: Reported }) {
  const call = useCall()
  const view = useKindViews()[kind]
  const [step, setStep] = useState<Step | null>(null)
  const steps: readonly Step[] = hidden ? ['restore'] : ['leave', 'hide']
  const run = async (reason: string) => {
    if (step) await call(calls[step], { params: { kind, id }, query: {}, body: { reason } })
    stale(call, ['listReported', 'listMine', 'countWaiting'])
  }
  return (
    <li className={`is-${kind}`}>
      {view?.glyph}
      <div className={styles.report}>
        <Link to={paths.item(kind, id)}>
          <span className="unseen">{view?.title}: </span>
          <bdi>
            <Chemical text={title} />
          </bdi>
        </Link>
        <p className="fine hush">
          by <bdi>{author}</bdi>
        </p>
        <ul>
          {reports.map(({ reason, note, at, byVisitor }) => (
            <li key={`${at} ${reason} ${note}`}>
              {sayDay(at)}
              {byVisitor && ', a visitor'}: {titleOf(reason)}
              {note && <q>{note}</q>}
            </li>
          ))}
          {reportCount > reports.length && <li>and {reportCount - reports.length} more</li>}
        </ul>
        {actions.length > 0 && (
          <details>
            <summary>What operators did</summary>
            <ul>
              {actions.map(({ action, reason, by, at }) => (
                <li key={`${at} ${action}`}>
                  {sayDay(at)}: {saidOf[action]} by {by}. {reason}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className={styles.facts}>
        {hidden && <StandingLabel standing="hidden" />}
        {steps.map((one) => (
          <Button key={one} variant="plain" size="small" aria-haspopup="dialog" onClick={() => setStep(one)}>
            {names[one]}
            <span className="unseen"> {title}</span>
          </Button>
        ))}
      </div>
      {steps.map((one) => (
        <ReasonDialog key={one} is={one} isOpen={step === one} onClose={() => setStep(null)} run={run} />
      ))}
    </li>
  )
}

function titleOf(reason: string): string {
  return reasonTitles.find(([value]) => value === reason)?.[1] ?? reason
}
