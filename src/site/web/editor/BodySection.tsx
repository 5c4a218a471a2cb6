/** The text, in Markdown, and how the page will show it. */
import { type KeyboardEvent, useId, useState } from 'react'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Field, Textarea } from '#kit/web/ui/controls/Field.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Prose } from '#items/web/prose/Prose.tsx'
import styles from './Editor.module.css'
import type { PartProps } from './form-entry.ts'
import { usePreview } from './use-preview.ts'

const tabs = ['Write', 'Preview'] as const

export function BodySection({ entry, change, faultOf }: PartProps) {
  const id = useId()
  const [open, setOpen] = useState<(typeof tabs)[number]>('Write')
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = open === 'Write' ? 'Preview' : 'Write'
    setOpen(other)
    document.getElementById(`${id}-${other}`)?.focus()
  }
  return (
    <Section title="Text" note="Optional">
      <div className={styles.tabs} role="tablist" aria-label="Text" tabIndex={-1} onKeyDown={turn}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => setOpen(tab)}
          >
            {tab}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`} className={styles.panel}>
        {open === 'Write' ? (
          <>
            <Field
              label="Text in Markdown"
              hint="Why it matters, what is known, what speaks against it. Name your sources."
              error={faultOf('body')}
            >
              {(field) => (
                <Textarea
                  {...field}
                  dir={directionOf(entry.body)}
                  rows={14}
                  value={entry.body}
                  onChange={({ target }) => change({ body: target.value })}
                />
              )}
            </Field>
            <MarkdownHelp />
          </>
        ) : (
          <Preview body={entry.body} />
        )}
      </div>
    </Section>
  )
}

function Preview({ body }: { body: string }) {
  const { tree, trouble, isWaiting } = usePreview(body)
  if (!body.trim()) return <p className="hush">There is no text yet.</p>
  return (
    <div aria-busy={isWaiting} className={isWaiting ? styles.old : undefined}>
      {trouble && <Banner>{trouble}</Banner>}
      {tree && <Prose tree={tree} />}
    </div>
  )
}

/** Beyond the longest text of an item browsers need seconds to find the direction of its language. */
function directionOf({ length }: string): 'auto' | undefined {
  return length > 100_000 ? undefined : 'auto'
}

function MarkdownHelp() {
  return (
    <details className={styles.help}>
      <summary>How to write Markdown</summary>
      <dl>
        {help.map(([written, shown]) => (
          <div key={written}>
            <dt>
              <code>{written}</code>
            </dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
      <p>Pictures and HTML are shown as the text they are.</p>
    </details>
  )
}

const help: readonly (readonly [string, string])[] = [
  ['## Heading', 'a heading'],
  ['an empty line', 'a new paragraph'],
  ['*word*', 'set off'],
  ['**word**', 'strong'],
  ['- first', 'a list'],
  ['1. first', 'a numbered list'],
  ['[words](https://example.org)', 'a link'],
  ['> words', 'a quotation'],
]
