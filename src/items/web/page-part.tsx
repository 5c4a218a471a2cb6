/** A section of an item's page, which its contents name as its heading does. Sections are named as readers ask. */
import type { ReactNode } from 'react'
import { Section } from '#kit/web/ui/Section.tsx'
import type { PagePart } from './kind-view.ts'

type Given = { id: string; title: string; note?: ReactNode; body: ReactNode }

export function partOf({ id, title, note, body }: Given): PagePart {
  return {
    contents: [{ id, title }],
    drawn: (
      <Section key={id} title={title} note={note} id={id}>
        {body}
      </Section>
    ),
  }
}

/** Those that are there: `given.filter(Boolean)` as TypeScript knows it. */
export function partsOf(given: readonly (PagePart | false | null | undefined)[]): PagePart[] {
  return given.filter((part) => part !== false && part !== null && part !== undefined)
}
