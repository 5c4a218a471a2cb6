/** How the server is, in a cell each: the number, what is usual beside it, and how it went in 24 hours. */
import type { ReactNode } from 'react'
import { sayNumber } from '#kit/numbers.ts'
import { Spark } from '#kit/web/chart/Spark.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Stat, Stats } from '#kit/web/ui/figures/Stats.tsx'
import { failsOften, type Health, whyNoBackup } from '../../../operators/needs.ts'
import { sayAge, sayBytes, sayRoute, sayShare, sayWithin } from '../../../operators/say-health.ts'
import { useHealth } from './call-health.ts'
import { StateWord } from './StateWord.tsx'
import styles from './Today.module.css'

export function HealthCells() {
  const { answer, failure, again } = useHealth()
  return (
    <Section title="Health" note="Last 24 hours, all processes" id="health">
      {failure && <LoadFailure what="The health of the server" message={failure.message} onAgain={again} />}
      {!answer && !failure && <output className="hush">Loading</output>}
      {answer && <Cells {...answer} />}
    </Section>
  )
}

function Cells(health: Health) {
  const { answers, parts } = health
  return (
    <div className="stack tight">
      {answers.minutes === 0 && (
        <p className="hush">Nothing is kept yet: each process writes down its first figures after a minute.</p>
      )}
      <Stats>
        <Answers {...health} />
        <Machine {...health} />
        <Backup {...health} />
        <Outside {...health} />
        {parts.map(({ name, state, seconds }) => (
          <Stat
            key={name}
            label={partTitles[name] ?? name}
            note={seconds !== null && seconds > 0 && `for ${sayAge(seconds)}`}
          >
            <StateWord state={state === 'ok' ? 'fine' : 'late'}>{state === 'ok' ? 'fine' : state}</StateWord>
          </Stat>
        ))}
      </Stats>
    </div>
  )
}

const partTitles: Record<string, string> = {
  listening: 'Hears of changes',
  work: 'Work somebody waits for',
  migrations: 'Tables of this release',
}

function Answers({ answers, steps, routes }: Health) {
  const [slowest] = routes
  const { minutes, count, failed, within } = answers
  return (
    <>
      <Stat
        label="Answers a minute"
        note={<Note say={sayWithin(within)} points={steps.map((step) => step.answers)} of="answers in half an hour" />}
      >
        {minutes === 0 ? 'none yet' : sayNumber(count / minutes, count / minutes < 10 ? 1 : 0)}
      </Stat>
      <Stat
        label={
          <Label title="Failed answers">
            <StateWord state={failsOften(answers) ? 'given up' : 'fine'}>
              {failsOften(answers) ? 'too many' : 'fine'}
            </StateWord>
          </Label>
        }
        note={
          <Note
            say={`${sayNumber(failed)} of ${sayNumber(count)}`}
            points={steps.map((step) => step.failed)}
            of="failed answers in half an hour"
          />
        }
      >
        {sayShare(failed, count)}
      </Stat>
      <Stat label="Slowest route of the hour" note={slowest && sayWithin(slowest.within)}>
        {slowest ? (
          <a className={styles.route} href="#slowest">
            {sayRoute(slowest.route)}
          </a>
        ) : (
          'none yet'
        )}
      </Stat>
    </>
  )
}

function Machine({ memory, database, steps }: Health) {
  const { bytes, processes, ofBytes } = memory
  const grows = database.bytesADay
  return (
    <>
      <Stat
        label="Memory"
        note={
          <Note
            say={`of ${sayBytes(ofBytes)}, ${processes === 1 ? 'one process' : `${processes} processes`}`}
            points={steps.map((step) => step.memoryBytes / 1e6)}
            of="MB"
          />
        }
      >
        {sayBytes(bytes)}
      </Stat>
      <Stat
        label="Database"
        note={
          <Note
            say={grows === null ? 'how it grows is known in two hours' : `grows by ${sayBytes(grows)} a day`}
            points={steps.map((step) => step.databaseBytes / 1e6)}
            of="MB"
          />
        }
      >
        {sayBytes(database.bytes)}
      </Stat>
    </>
  )
}

function Backup({ backup }: Health) {
  if (backup.state === 'off')
    return (
      <Stat label="Last backup" note="BACKUP_TO names no place for any">
        not set up
      </Stat>
    )
  const why = whyNoBackup(backup)
  return (
    <Stat
      label={
        <Label title="Last backup">
          <StateWord state={why ? 'given up' : 'fine'}>{why ? 'look at it' : 'fine'}</StateWord>
        </Label>
      }
    >
      {backup.ageSeconds === null ? 'none' : `${sayAge(backup.ageSeconds)} ago`}
    </Stat>
  )
}

function Outside({ mails, model, refusedSignIns, connectors }: Health) {
  const series = connectors.reduce((all, one) => all + one.series, 0)
  const broken = connectors.reduce((all, one) => all + one.broken, 0)
  return (
    <>
      <Stat label="Mails sent" note={`${sayNumber(mails.failed)} not taken`}>
        {sayNumber(mails.sent)}
      </Stat>
      <Stat label="Refused sign-ins" note="in the last hour">
        {sayNumber(refusedSignIns)}
      </Stat>
      <Stat
        label="Sources of series"
        note={<a href="#series-sources">{broken === 0 ? 'all read' : `${broken} broken`}</a>}
      >
        {sayNumber(series)}
      </Stat>
      <Stat
        label="Language model"
        note={`${sayNumber(model.tokensAsked)} tokens asked, ${sayNumber(model.tokensAnswered)} answered`}
      >
        ${(model.cents / 100).toFixed(2)}
      </Stat>
    </>
  )
}

function Label({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span className={styles.label}>
      {title} {children}
    </span>
  )
}

/** Whoever does not see the line hears between what it lay. */
function Note({ say, points, of }: { say: string; points: readonly number[]; of: string }) {
  if (points.length < 2) return say
  const [least, most] = [Math.min(...points), Math.max(...points)].map((value) => sayNumber(value, 0))
  return (
    <>
      {say}
      <span className="unseen">
        , between {least} and {most} {of}
      </span>
      <span className={styles.line}>
        <Spark points={points.map((value, place) => [place, value] as const)} now={points.length - 1} height="1.5rem" />
      </span>
    </>
  )
}
