/**
 * The question box: the widest thing on the first screen. While somebody types, what the base holds about it shows
 * below.
 */
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { questionStore } from '#accounts/web/question/question-state.ts'
import { useQuestion } from '#accounts/web/question/use-question.ts'
import { BudgetLine } from '#membership/web/BudgetLine.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { paths } from '#items/paths.ts'
import { useAskPanel } from './asking.ts'
import styles from './QuestionBox.module.css'
import { QuestionField } from './QuestionField.tsx'
import { QuestionExamples } from './QuestionExamples.tsx'
import { QuestionMatches } from './QuestionMatches.tsx'
import { useAsked } from './use-asked.ts'
import { useMissed } from './use-missed.tsx'
import { useSuggestions } from './use-suggestions.ts'

type Props = {
  /** The heading that holds the label: `h1` where the box is what the page is about. */
  heading: 'h1' | 'h2'
  label: string
  /** What stands in it at first. */
  text?: string
  /** The item whose page it stands on: `trend/131`. */
  about?: string
  /** Questions to begin with. */
  examples?: readonly string[]
  /** What all of this is, below the heading. */
  lead?: string
  children?: ReactNode
}

export function QuestionBox({ heading: Heading, label, text: first, about, examples, lead, children }: Props) {
  const id = useId()
  const question = useQuestion()
  const [typed, setTyped] = useState(first)
  // What was typed before, perhaps before signing in, is still being asked.
  const text = typed ?? question.text
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const missed = useMissed(input, text)
  // Nothing is asked before somebody types: a filled box is an offer, not a search.
  const suggestions = useSuggestions(isOpen ? text : '')
  const isShown = isOpen && suggestions.items.length > 0

  const drawPanel = useAskPanel()
  const { asked, ask, close } = useAsked(setTyped)
  const panel = asked === null ? null : drawPanel?.({ question: asked, about: about ?? null, onClose: close })

  /** Where nothing can be opened below, the form goes to all stuff and searches. */
  const submit = (event: FormEvent) => {
    setOpen(false)
    if (!missed.isAskable) return missed.miss(event)
    if (!drawPanel) return
    event.preventDefault()
    ask(text.trim())
  }
  const pick = (example: string) => {
    setOpen(false)
    missed.forget()
    setTyped(example)
    ask(example)
  }
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false)
      input.current?.focus()
    }
    if (isShown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1, input.current, list.current)
    }
  }
  return (
    // The keys walk between the field and the links inside; the element itself is not operated.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.ask}
      onKeyDown={walk}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Heading>
        <label htmlFor={id}>{label}</label>
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      <form action={paths.allStuff()} className={styles.box} onSubmit={submit}>
        <div className={styles.line}>
          <QuestionField
            id={id}
            input={input}
            text={text}
            isLong={about !== undefined}
            about={missed.about(`${id}-found`)}
            onInvalid={missed.miss}
            onWrite={(written) => {
              missed.forget()
              setTyped(written)
              questionStore.set(written)
              setOpen(true)
            }}
          />
          {/* One solid button to a view: below an answered question that is the order. */}
          <Button type="submit" variant={panel ? 'plain' : 'solid'}>
            Ask
          </Button>
        </div>
        {missed.note}
        <QuestionMatches id={`${id}-found`} isOpen={isOpen} suggestions={suggestions} list={list} />
      </form>
      {panel}
      <BudgetLine />
      <QuestionExamples questions={examples} onPick={drawPanel && pick} />
      {children}
    </div>
  )
}

/** To the next or previous of the field and the links below it. */
function step(by: 1 | -1, input: HTMLElement | null, list: HTMLElement | null): void {
  const stops = [input, ...(list?.querySelectorAll('a') ?? [])].filter((stop) => stop !== null)
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[(at + by + stops.length) % stops.length]?.focus()
}
