/** A text of the site itself, with its version; where the operator has left blanks, it says so above the text. */
import { useLoaderData } from 'react-router'
import { sayDay } from '#kit/dates.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Prose } from '#items/web/prose/Prose.tsx'
import { documentTitles, sayBlanks } from '../documents.ts'
import type { DocumentData } from './document-data.ts'

export function DocumentScreen() {
  const { document } = useLoaderData<DocumentData>()
  const { name, text, version, since, missing } = document
  return (
    <article className="stack">
      <h1>{documentTitles[name]}</h1>
      {missing.length > 0 && (
        <Banner tone="warn">
          <p>
            This text is not complete: the operator of this site has not filled in {sayBlanks(missing)}. Before anybody
            else uses the site, they must.
          </p>
        </Banner>
      )}
      <Prose tree={text} />
      <p className="hush">
        {since && (
          <>
            In force since <time dateTime={since}>{sayDay(since)}</time>.{' '}
          </>
        )}
        Version {version}.
      </p>
    </article>
  )
}
