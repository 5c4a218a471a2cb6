/** What every page here says first, and what it shows while there is nothing else. */
import type { ReactNode } from 'react'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import type { Found } from './payments-caller.ts'

export function StandInNote() {
  return (
    <Banner>
      <p>
        <b>This page stands in for Stripe. No card is charged.</b>
      </p>
    </Banner>
  )
}

type Props<T> = {
  found: Found<T>
  again: () => void
  looking: string
  missing: string
  children: (answer: T) => ReactNode
}

/** All the states of a page that asks for something. */
export function Shown<T>({ found, again, looking, missing, children }: Props<T>) {
  if (found.is === 'found') return children(found.answer)
  if (found.is === 'loading') return <output className="soft">{looking}</output>
  if (found.is === 'refused') {
    return (
      <Banner tone="warn" role="alert">
        <p>{missing}</p>
      </Banner>
    )
  }
  return (
    <>
      <Banner tone="bad" role="alert">
        <p>The page could not be loaded. Nothing was charged.</p>
      </Banner>
      <div>
        <Button onClick={again}>Try again</Button>
      </div>
    </>
  )
}
