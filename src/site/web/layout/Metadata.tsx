/**
 * Keeps the head of the document true while the reader moves (R10 to R12): what the page before said is removed, not
 * only overwritten.
 */
import { useEffect } from 'react'
import { jsonForScript, tagsOf } from '#items/head.ts'
import { metadataOf, type Metadata as PageMetadata, type Place, type Site } from '#items/sharing.ts'

export function Metadata({ place, site }: { place: Place; site: Site }) {
  // Where pages are drawn the document has its head already, and no effect runs.
  const written = import.meta.env.SSR ? '' : JSON.stringify(metadataOf(place, site))
  useEffect(() => {
    // The string is the dependency, as every render makes a new object; it is parsed back so that the effect uses what
    // it names.
    apply(JSON.parse(written) as PageMetadata) // written from one, a line above
  }, [written])
  return null
}

function apply(metadata: PageMetadata): void {
  document.title = metadata.title
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove()
  for (const tag of tagsOf(metadata)) {
    const element = document.createElement(tag.element)
    if (tag.element === 'meta') {
      element.setAttribute(tag.key, tag.name)
      element.setAttribute('content', tag.content)
    } else {
      element.setAttribute('rel', tag.rel)
      element.setAttribute('href', tag.href)
      if (tag.type) element.setAttribute('type', tag.type)
      if (tag.title) element.setAttribute('title', tag.title)
    }
    add(element)
  }
  if (!metadata.structuredData) return
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  script.textContent = jsonForScript(metadata.structuredData)
  add(script)
}

function add(element: HTMLElement): void {
  element.setAttribute('data-page', '')
  document.head.append(element)
}
