/** What one may do about an outcome: say it, take it back, object to it. What was done is said where it was done. */
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useToday } from '#kit/web/today.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { useCall } from '#items/web/call-context.ts'
import { sayDay } from '#kit/dates.ts'
import type { Resolvable } from '../asked.ts'
import { callResolution, type Resolving as Mine } from '../call-resolution.ts'
import { ReasonForm } from './ReasonForm.tsx'
import { ResolveForm } from './ResolveForm.tsx'

type Props = { item: Resolvable; resolving: Mine }
type Doing = 'resolve' | 'reopen' | 'object'

export function Resolving({ item, resolving: { resolving, whyNotObject, objection } }: Props) {
  const [doing, setDoing] = useState<Doing | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const result = useRef<HTMLOutputElement>(null)
  const { revalidate } = useRevalidator()
  const callItems = useCall()
  const cancel = () => setDoing(null)
  const done = async (words: string) => {
    setDoing(null)
    setSaid(words)
    // The button that was pressed is gone with its form.
    result.current?.focus()
    stale(callResolution, ['findResolving', 'listResolutions', 'listUnresolved'])
    stale(callItems, ['countWaiting'])
    await revalidate()
  }
  const begin = (what: Doing) => {
    setSaid(null)
    setDoing(what)
  }
  return (
    <>
      {doing ? (
        <Form doing={doing} item={item} resolving={resolving} onDone={(words) => void done(words)} onCancel={cancel} />
      ) : (
        <Acts item={item} resolving={resolving} mayObject={whyNotObject === null} onBegin={begin} />
      )}
      <output ref={result} tabIndex={-1} className="fine" hidden={said === null}>
        {said}
      </output>
      {objection && (
        <p className="fine">
          You objected on {sayDay(objection.at.slice(0, 10))}: <bdi>{objection.reason}</bdi>
        </p>
      )}
    </>
  )
}

type ActsProps = {
  item: Resolvable
  resolving: Mine['resolving']
  mayObject: boolean
  onBegin: (what: Doing) => void
}

function Acts({ item: { outcome, closes }, resolving, mayObject, onBegin }: ActsProps) {
  const isOver = useToday() > closes
  const acts = [
    resolving?.decide === null && ['resolve', outcome ? 'Say it came out otherwise' : 'Say how it came out'],
    resolving?.reopen === null && ['reopen', 'Take the outcome back'],
    mayObject && ['object', 'Object to it'],
  ].filter((act): act is [Doing, string] => Array.isArray(act))
  if (acts.length === 0) return null
  return (
    <p className="row">
      {acts.map(([what, words]) => (
        // What it waits for stands out; what can be done all the time does not.
        <Button key={what} variant={!outcome && isOver ? 'solid' : 'plain'} onClick={() => onBegin(what)}>
          {words}
        </Button>
      ))}
    </p>
  )
}

type FormProps = {
  doing: Doing
  item: Resolvable
  resolving: Mine['resolving']
  onDone: (words: string) => void
  onCancel: () => void
}

function Form({ doing, item, resolving, onDone, onCancel }: FormProps) {
  const input = { params: { id: item.id }, query: {} }
  if (doing === 'resolve')
    return resolving && <ResolveForm item={item} counts={resolving} onDone={onDone} onCancel={onCancel} />
  if (doing === 'reopen')
    return (
      <ReasonForm
        legend="Take the outcome back"
        says="The question has no outcome then. Scores by it go from every record, who follows it is told, and what was said stays readable here."
        action="Take it back"
        send={(reason) =>
          callResolution('resolveQuestion', { ...input, body: { state: 'open', reason, version: item.version } })
        }
        onDone={() => onDone('The outcome is taken back.')}
        onCancel={onCancel}
      />
    )
  return (
    <ReasonForm
      legend="Object to this outcome"
      says="An operator reads why, and lets it stand or decides anew. Others read only that somebody objects."
      action="Object"
      send={(reason) => callResolution('objectToOutcome', { ...input, body: { reason } })}
      onDone={() => onDone('An operator will read your objection.')}
      onCancel={onCancel}
    />
  )
}
