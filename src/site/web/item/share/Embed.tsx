/** The code that shows an item or a page on another site: as a frame, with the script for its height, as a picture, as Markdown. */
import { useState } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Check, Field, Select, Textarea } from '#kit/web/ui/controls/Field.tsx'
import { paths } from '#items/paths.ts'
import {
  type Embedding,
  type EmbedTheme,
  type EmbedView,
  embedFrame,
  embedHeight,
  embedPath,
  embedScript,
  narrowWidth,
  pictureLink,
  pictureMarkdown,
  usualEmbedding,
  usualWidth,
} from '#items/sharing/embedding.ts'
import styles from './Share.module.css'
import { sayLeftOut, type Shared } from './shared.ts'
import { useCopying } from './use-copying.ts'

export type ViewNames = Partial<Record<EmbedView, string>>
const ofItem: ViewNames = {
  chart: 'Chart',
  distribution: 'How likely each value is',
  number: 'Number',
  card: 'Card',
}
const themes: Record<EmbedTheme, string> = { auto: 'Automatic', light: 'Light', dark: 'Dark' }

/** What is shown, and where its page, its picture and its frame lie on this site. */
export type Embedded = {
  title: string
  /** That can be named for good; null where there are none. */
  version: number | null
  /** What is not shown of a version that is named; empty where that is nothing. */
  leftOut?: string
  page(version: number | undefined): string
  picture(version: number | undefined): string
  frame(embedding: Embedding): string
  /** The ways it can be shown that differ, by name. */
  views: ViewNames
  heightOf(view: EmbedView, width: number): number
}
type Made = { shown: Embedded; site: string; embedding: Embedding }

/** It takes the height it needs. */
const growing = 'Frame'
/**
 * Each way to put it there, by what it is called. Without a script a frame keeps its height: what it needs on a
 * telephone.
 */
export const ways: Record<string, (made: Made) => string> = {
  [growing]: (made) => `${frameOf(made, usualWidth)}\n${embedScript(made.site)}`,
  'Frame without a script': (made) => frameOf(made, narrowWidth),
  'Picture with a link': (made) => pictureLink(picturedOf(made)),
  Markdown: (made) => pictureMarkdown(picturedOf(made)),
}

export function Embed({ item, origin }: Shared) {
  const { kind, id, title, version, status } = item
  const shown: Embedded = {
    title,
    version,
    leftOut: sayLeftOut(status),
    page: (then) => (then === undefined ? paths.item(kind, id) : paths.itemThen(kind, id, then)),
    picture: (then) => paths.itemFile(kind, id, '.png', then),
    frame: (embedding) => embedPath(item, embedding),
    views: ofItem,
    heightOf: embedHeight,
  }
  return <EmbedCode shown={shown} origin={origin} />
}

export function EmbedCode({ shown, origin }: { shown: Embedded; origin: string }) {
  const { title, version, leftOut = '' } = shown
  const [embedding, setEmbedding] = useState<Embedding>(usualEmbedding)
  const [way, setWay] = useState(growing)
  const site = origin || location.origin
  const code = ways[way]?.({ shown, site, embedding }) ?? ''
  const copying = useCopying<HTMLTextAreaElement>('Code', code)
  const change = (changed: Partial<Embedding>) => setEmbedding({ ...embedding, ...changed })
  return (
    <div className={styles.form}>
      <div className={styles.choices}>
        <Choice
          label="As"
          names={Object.fromEntries(Object.keys(ways).map((name) => [name, name]))}
          onChoose={setWay}
        />
        <Choice label="Show" names={shown.views} onChoose={(view) => change({ view })} />
        <Choice label="Colours" names={themes} onChoose={(theme) => change({ theme })} />
      </div>
      {version !== null && (
        <Check
          checked={embedding.version !== undefined}
          onChange={({ target }) => change({ version: target.checked ? version : undefined })}
        >
          Fixed at this version ({version}), also after the item has changed{leftOut}
        </Check>
      )}
      <Field label="Code" hint="Sets no cookie and loads nothing from anybody else.">
        {(attributes) => <Textarea {...attributes} {...copying.shown} rows={5} />}
      </Field>
      <div className="row">
        <Button onClick={copying.copy}>Copy code</Button>
        <output className={styles.said}>{copying.said}</output>
      </div>
      <iframe
        className={styles.preview}
        title={`How “${title}” looks there`}
        src={shown.frame(embedding)}
        height={shown.heightOf(embedding.view, roomHere())}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      />
    </div>
  )
}

type ChoiceProps<Name extends string> = {
  label: string
  names: Partial<Record<Name, string>>
  onChoose(name: Name): void
}

function Choice<Name extends string>({ label, names, onChoose }: ChoiceProps<Name>) {
  return (
    <Field label={label}>
      {(attributes) => (
        <Select {...attributes} onChange={({ target }) => onChoose(target.value as Name)}>
          {Object.entries<string | undefined>(names).map(([name, said]) => (
            <option key={name} value={name}>
              {said}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Beside the margins of the dialog. */
function roomHere(): number {
  return typeof window === 'undefined' ? usualWidth : Math.min(usualWidth, window.innerWidth - 50)
}

/** `narrowest`: where it need not be cut. */
function frameOf({ shown, site, embedding }: Made, narrowest: number): string {
  const height = Math.max(...[usualWidth, narrowest].map((width) => shown.heightOf(embedding.view, width)))
  const size = { width: usualWidth, height }
  return embedFrame(site + shown.frame(embedding), shown.title, size)
}

/** A picture that is fixed leads to the version that it is of. */
function picturedOf({ shown: { title, page, picture }, site, embedding: { version } }: Made) {
  return { page: site + page(version), picture: site + picture(version), says: title }
}
