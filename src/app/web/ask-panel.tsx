/**
 * What the question box opens, loaded when somebody asks. Where its code cannot be had, the question can still be
 * searched for.
 */
import { lazy, Suspense } from 'react'
import { paths } from '#items/paths.ts'
import { longestQuery } from '#items/shelf/sorts.ts'
import type { AskPanelProps, DrawAskPanel } from '#site/web/home/asking.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'

const load = () =>
  import('#analyses/web/ask/AskPanel.tsx').then(
    ({ AskPanel: Panel }) => ({ default: Panel }),
    () => ({ default: Missing }),
  )
const Loaded = lazy(load)

/** Another question is another panel. */
export const drawAskPanel: DrawAskPanel = (props) => <AskPanel key={props.question} {...props} />

function AskPanel(props: AskPanelProps) {
  return (
    <Suspense fallback={<output className="soft">Looking at what the base knows</output>}>
      <Loaded {...props} />
    </Suspense>
  )
}

function Missing({ question }: AskPanelProps) {
  return (
    <Banner tone="bad" role="alert">
      <p>
        What the base knows could not be loaded: you are offline, or the connection broke. Your question is kept. Reload
        the page to ask again, or{' '}
        <Link to={paths.allStuff({ q: question.slice(0, longestQuery) })}>search instead</Link>.
      </p>
    </Banner>
  )
}
